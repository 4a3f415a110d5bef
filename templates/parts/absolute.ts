import type { SiteView } from '../contract.ts';

/** An absolute address for other machines: of a page or file of the site with its host, any other unchanged. */
export const absolute = ({ origin }: Pick<SiteView, 'origin'>, address: string): string =>
  address.startsWith('/') ? origin + address : address;

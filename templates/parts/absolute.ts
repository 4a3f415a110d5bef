import type { SiteView } from '../contract.ts';

/** An address as other machines need it: of a page or file of the site with its host, any other as it is. */
export const absolute = ({ origin }: Pick<SiteView, 'origin'>, address: string): string =>
  address.startsWith('/') ? origin + address : address;

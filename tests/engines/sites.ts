/** The two tested sites, and their pages. */
import { inject } from 'vitest';
import { LENGKAP_PATHS, PATHS } from '../browser/support/browser.ts';

export interface Site {
  name: 'shipped' | 'lengkap';
  url: string;
  paths: readonly string[];
  /** Whether the footer lists the page. */
  inNavigation(path: string): boolean;
  /** Whether messages can be sent, at least in simulation: the host of the second site's forms is unreachable. */
  takesMessages: boolean;
}

const lists = (path: string): boolean => !/^(?:tidak-ada|artikel)\/|\/\d+\/$/.test(path);

export const SITES: readonly Site[] = [
  { name: 'shipped', url: inject('shipped'), paths: PATHS, inNavigation: lists, takesMessages: true },
  {
    name: 'lengkap',
    url: inject('lengkap'),
    paths: [...LENGKAP_PATHS, 'tentang-kami/', 'kontak/', 'tidak-ada/'],
    inNavigation: lists,
    takesMessages: false,
  },
];

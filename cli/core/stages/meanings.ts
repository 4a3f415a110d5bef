/** What fields mean to the engine, independent of their names in the model. */

/** Meanings of fields for the engine. */
export const ROLES = ['title', 'description', 'published', 'updated', 'expires', 'draft', 'aliases'] as const;
export type Role = (typeof ROLES)[number];

/** Names of fields by role. */
export type Roles = { readonly [Each in Role]?: string };

/** Days (`YYYY-MM-DD`) of an entry, if its model gives these fields a date format of the engine. */
export type Days = { readonly [Each in Extract<Role, 'published' | 'updated' | 'expires'>]?: string };

/** A point in time. */
export interface Moment {
  /** `YYYY-MM-DD` in the zone of the site. */
  day: string;
  /** In the format of Atom (RFC 3339). */
  at: string;
}

/** The meaning of an entry's fields for the engine, independent of their names in the model. */
export interface Meanings {
  /** '' without one. */
  title: string;
  /** Whether it is a draft. */
  draft: boolean;
  /** Former addresses. */
  aliases: readonly string[];
  days: Days;
  /** Points in time, where these fields state one, in the format of Atom. */
  instants?: Days;
}

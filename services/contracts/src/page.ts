import type { Role } from './roles.ts';

/** Front ends that are deployed alone. */
export const sliceNames = ['mfe-listings', 'mfe-account', 'mfe-admin'] as const;
export type SliceName = (typeof sliceNames)[number];

/** What search engines may do with a page: show it, find it without showing it, or stay away (robots.txt). */
export type Indexing = 'indexed' | 'hidden' | 'disallowed';

/** One page of the product; the table is `pages.ts`. */
export interface Page<Path extends string = string> {
  /** `:id` stands for one segment. */
  path: Path;
  /** The front end that shows it; `shell` for pages of the local stack. */
  owner: SliceName | 'shell';
  /** All, people who are signed in, or these roles only. */
  who: 'all' | 'members' | readonly Role[];
  indexing: Indexing;
  /** In the tab; of a page whose title depends on data, until that is there. */
  title: string;
  /** For search engines and previews. */
  description?: string;
  /** It says the same to all: it is shown before the session is known. */
  isSameForAll?: boolean;
}

/** The address of a page with an id: `pathTo(pages.listing, id)`. */
export const pathTo = ({ path }: Page<`${string}:id${string}`>, id: string): string =>
  path.replace(':id', encodeURIComponent(id));

/** The page that leads back to `address` once the person is signed in or has given the second factor. */
export const comingBack = ({ path }: Page, address: string): string =>
  `${path}?${new URLSearchParams({ redirect: address }).toString()}`;

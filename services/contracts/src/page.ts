import type { Role } from './roles.ts';

export const sliceNames = ['mfe-listings', 'mfe-account', 'mfe-admin'] as const;
export type SliceName = (typeof sliceNames)[number];

/** `hidden`: noindex. `disallowed`: robots.txt. */
export type Indexing = 'indexed' | 'hidden' | 'disallowed';

export interface Page<Path extends string = string> {
  path: Path;
  owner: SliceName | 'shell';
  /** All visitors, signed-in users, or these roles only. */
  who: 'all' | 'members' | readonly Role[];
  indexing: Indexing;
  /** Of the tab; where it depends on data, until that is loaded. */
  title: string;
  description?: string;
  /** The address alone opens what is private: no referrer is sent from it. */
  isSecret?: boolean;
  /** The same content for everyone: rendered before the session is known. */
  isSameForAll?: boolean;
}

export const pathTo = ({ path }: Page<`${string}:id${string}`>, id: string): string =>
  path.replace(':id', encodeURIComponent(id));

/** Adds the address to return to after the sign-in or second factor. */
export const comingBack = ({ path }: Page, address: string): string =>
  `${path}?${new URLSearchParams({ redirect: address }).toString()}`;

import type { Role } from './roles.ts';

export const sliceNames = ['mfe-listings', 'mfe-account', 'mfe-admin'] as const;
export type SliceName = (typeof sliceNames)[number];

/** `hidden`: noindex. `disallowed`: also in robots.txt. */
export type Indexing = 'indexed' | 'hidden' | 'disallowed';

export interface Page<Path extends string = string> {
  path: Path;
  owner: SliceName | 'shell';
  /** All visitors, signed-in users, or only these roles. */
  who: 'all' | 'members' | readonly Role[];
  indexing: Indexing;
  /** Tab title; a placeholder while data loads. */
  title: string;
  description?: string;
  /** The address grants access to private content: pages send no referrer. */
  isSecret?: boolean;
  /** Identical for all users: rendered before the session loads. */
  isSameForAll?: boolean;
}

export const pathTo = ({ path }: Page<`${string}:id${string}`>, id: string): string =>
  path.replace(':id', encodeURIComponent(id));

/** Adds the address to return to after sign-in or second factor. */
export const comingBack = ({ path }: Page, address: string): string =>
  `${path}?${new URLSearchParams({ redirect: address }).toString()}`;

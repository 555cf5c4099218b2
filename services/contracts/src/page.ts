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
  /** Tab title; the placeholder until data is loaded. */
  title: string;
  description?: string;
  /** The address alone grants access to private content: no referrer is sent. */
  isSecret?: boolean;
  /** Identical for everyone: rendered before the session is loaded. */
  isSameForAll?: boolean;
}

export const pathTo = ({ path }: Page<`${string}:id${string}`>, id: string): string =>
  path.replace(':id', encodeURIComponent(id));

/** Adds the address to return to after the sign-in or second factor. */
export const comingBack = ({ path }: Page, address: string): string =>
  `${path}?${new URLSearchParams({ redirect: address }).toString()}`;

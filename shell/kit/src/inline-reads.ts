import { calls, type CallName } from '@pokriv/contracts/calls';
import { unstable_serialize as serialize } from 'swr';

import type { InlineRead } from './first-screen.ts';

/** Lifetime of every read (spec §9). */
const FRESH_MS = 300_000;

interface ReadParts {
  params?: unknown;
  query?: unknown;
}

export const readKey = (name: CallName, { params, query }: ReadParts) =>
  [name, params ?? null, query ?? null] as const;

/** SWR fallback with the inlined replies, for the first render. */
export const fallbackOf = (reads: readonly InlineRead[]): Record<string, unknown> =>
  Object.fromEntries(reads.map(({ reply, ...read }) => [serialize(readKey(read.name, read)), reply]));

/** The server renders fresh replies; in the browser their age counts from the navigation. */
const isFresh = (): boolean => typeof document === 'undefined' || performance.now() < FRESH_MS;

export const isSameForAll = (name: CallName): boolean => 'isCached' in calls[name];

const outdated = new Set<CallName>();

/** True for an inlined reply equal for every user, which needs no revalidation on mount. */
export const isAnswered = (key: ReturnType<typeof readKey>, fallback: Record<string, unknown>): boolean =>
  isSameForAll(key[0]) && fallback[serialize(key)] !== undefined && isFresh() && !outdated.has(key[0]);

const given = new Map<string, unknown>();

/** Inlined replies answer the first read of each key. */
export function giveInline(reads: readonly InlineRead[]): void {
  for (const [key, reply] of Object.entries(fallbackOf(reads))) given.set(key, reply);
}

export function forgetInline(names: readonly CallName[]): void {
  for (const name of names) outdated.add(name);
}

/** Takes an inlined reply, once. It was rendered for a visitor, so a signed-in user revalidates personal calls. */
export function takeInline(key: ReturnType<typeof readKey>, isVisitor: boolean): unknown {
  if (given.size === 0) return undefined;
  const text = serialize(key);
  const reply = given.get(text);
  given.delete(text);
  if (outdated.has(key[0])) return undefined;
  return isFresh() && (isVisitor || isSameForAll(key[0])) ? reply : undefined;
}

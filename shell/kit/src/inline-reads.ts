import { calls, type CallName } from '@pokriv/contracts/calls';
import { unstable_serialize as serialize } from 'swr';

import type { InlineRead } from './first-screen.ts';

/** As for every read (spec §9): replies that came with the page are fresh for 5 minutes. */
const FRESH_MS = 300_000;

interface ReadParts {
  params?: unknown;
  query?: unknown;
}

/** The key of a read in the shared cache. */
export const readKey = (name: CallName, { params, query }: ReadParts) =>
  [name, params ?? null, query ?? null] as const;

/** Replies that came inside the page, for the shared cache: components have them at their first render. */
export const fallbackOf = (reads: readonly InlineRead[]): Record<string, unknown> =>
  Object.fromEntries(reads.map(({ reply, ...read }) => [serialize(readKey(read.name, read)), reply]));

/** The server renders with replies of just now; a browser counts from the moment it asked for the page. */
const isFresh = (): boolean => typeof document === 'undefined' || performance.now() < FRESH_MS;

/** Whether everybody gets the same reply. */
export const isSameForAll = (name: CallName): boolean => 'isCached' in calls[name];

const outdated = new Set<CallName>();

/** Whether the page brought the reply along, and nobody would get another one: then a part that appears asks for nothing. */
export const isAnswered = (key: ReturnType<typeof readKey>, fallback: Record<string, unknown>): boolean =>
  isSameForAll(key[0]) && fallback[serialize(key)] !== undefined && isFresh() && !outdated.has(key[0]);

const given = new Map<string, unknown>();

/** The first question for each of these is answered by them, so that nothing is asked for twice. */
export function giveInline(reads: readonly InlineRead[]): void {
  for (const [key, reply] of Object.entries(fallbackOf(reads))) given.set(key, reply);
}

/** Replies to these calls that came with the page are out of date: a change was made since. */
export function forgetInline(names: readonly CallName[]): void {
  for (const name of names) outdated.add(name);
}

/**
 * The reply that came with the page, once. It is a visitor's: who is signed in asks again where the answer may differ.
 */
export function takeInline(key: ReturnType<typeof readKey>, isVisitor: boolean): unknown {
  if (given.size === 0) return undefined;
  const text = serialize(key);
  const reply = given.get(text);
  given.delete(text);
  if (outdated.has(key[0])) return undefined;
  return isFresh() && (isVisitor || isSameForAll(key[0])) ? reply : undefined;
}

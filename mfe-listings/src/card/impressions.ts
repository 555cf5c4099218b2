import { calls } from '@pokriv/contracts/calls';
import type { BodyOf } from '@pokriv/contracts/endpoints';
import { call } from '@pokriv/web-kit/api';

import { ownFailures } from '../own-failures.ts';

/** What the API takes at once, and how long it waits for more. */
const MOST = 50;
const TOKENS_MOST = 20;
const WAIT_MS = 4000;

const counted = new Set<string>();
let waiting: { id: string; token: string }[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;
let isListening = false;

/** The body of a report; undefined when there is nothing to report. */
function takeWaiting(): BodyOf<'recordImpressions'> | undefined {
  clearTimeout(timer);
  timer = undefined;
  const taken = waiting;
  waiting = [];
  if (taken.length === 0) return undefined;
  const tokens = [...new Set(taken.map(({ token }) => token))].slice(-TOKENS_MOST);
  return { ids: taken.map(({ id }) => id), tokens };
}

function send(): void {
  const body = takeWaiting();
  // A person who looks at listings can do nothing about a lost count, so nothing is said of it.
  if (body) call('recordImpressions', { body, quiet: ownFailures }).catch(() => undefined);
}

/** A page that is left or hidden may never run again: the browser sends the rest by itself. */
function sendBeforeLeaving(): void {
  if (document.visibilityState !== 'hidden') return;
  const body = takeWaiting();
  if (!body) return;
  const blob = new Blob([JSON.stringify(body)], { type: 'application/json' });
  navigator.sendBeacon(`/api${calls.recordImpressions.path}`, blob);
}

/** Whether this listing was shown already since the page was opened. */
export const isCounted = (id: string): boolean => counted.has(id);

/**
 * Reports that a listing was shown in a public list: once a page, several together.
 * @param token of the list as it was served
 */
export function addImpression(id: string, token: string): void {
  if (counted.has(id)) return;
  counted.add(id);
  waiting.push({ id, token });
  if (!isListening) {
    document.addEventListener('visibilitychange', sendBeforeLeaving);
    isListening = true;
  }
  if (waiting.length >= MOST) send();
  else timer ??= setTimeout(send, WAIT_MS);
}

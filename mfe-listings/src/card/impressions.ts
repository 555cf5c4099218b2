import { calls } from '@pokriv/contracts/calls';
import { call } from '@pokriv/web-kit/api';

import { ownFailures } from '../own-failures.ts';

/** What the API takes at once, and how long it waits for more. */
const MOST = 50;
const WAIT_MS = 4000;

const counted = new Set<string>();
let waiting: string[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;
let isListening = false;

function takeWaiting(): string[] {
  clearTimeout(timer);
  timer = undefined;
  const ids = waiting;
  waiting = [];
  return ids;
}

function send(): void {
  const ids = takeWaiting();
  // Nobody who looks at listings can do anything about a count that got lost, so nothing is said of it.
  if (ids.length > 0) call('recordImpressions', { body: { ids }, quiet: ownFailures }).catch(() => undefined);
}

/** A page that is left or hidden may never run again: the browser sends the rest by itself. */
function sendBeforeLeaving(): void {
  if (document.visibilityState !== 'hidden') return;
  const ids = takeWaiting();
  if (ids.length === 0) return;
  const body = new Blob([JSON.stringify({ ids })], { type: 'application/json' });
  navigator.sendBeacon(`/api${calls.recordImpressions.path}`, body);
}

/** Whether this listing was shown already since the page was opened. */
export const isCounted = (id: string): boolean => counted.has(id);

/** Reports that a listing was shown in a public list: once a page, several together. */
export function addImpression(id: string): void {
  if (counted.has(id)) return;
  counted.add(id);
  waiting.push(id);
  if (!isListening) {
    document.addEventListener('visibilitychange', sendBeforeLeaving);
    isListening = true;
  }
  if (waiting.length >= MOST) send();
  else timer ??= setTimeout(send, WAIT_MS);
}

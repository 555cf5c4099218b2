import type { BodyOf } from '@pokriv/contracts/endpoints';
import { call, callPath } from '@pokriv/web-kit/api';

import { pageErrorCodes } from '@pokriv/web-kit/page-error-codes';

/** Maximum batch size of the API; batching delay in ms. */
const MOST = 50;
const TOKENS_MOST = 20;
const WAIT_MS = 4000;

const counted = new Set<string>();
let waiting: { id: string; token: string }[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;
let isListening = false;

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
  // Fails silently: users cannot act on a lost impression.
  if (body) call('recordImpressions', { body, quiet: pageErrorCodes }).catch(() => undefined);
}

/** Flushes the queue with keepalive, because a hidden page may never run again. */
function sendBeforeLeaving(): void {
  if (document.visibilityState !== 'hidden') return;
  const body = takeWaiting();
  if (!body) return;
  const blob = new Blob([JSON.stringify(body)], { type: 'application/json' });
  navigator.sendBeacon(callPath('recordImpressions'), blob);
}

export const isCounted = (id: string): boolean => counted.has(id);

/** Queues an impression; counted once per page load, sent in batches. @param token of the served list */
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

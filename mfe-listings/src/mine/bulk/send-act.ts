import type { OwnProperty } from '@pokriv/contracts/listing/property';
import { call, refresh } from '@pokriv/web-kit/api';

import { refreshAfterStep, refreshListings } from '../../refresh-listings.ts';
import { mineTexts as texts } from '../messages.ts';
import type { Act } from './acts.ts';

export interface Moved {
  id: string;
  title: string;
}

export interface Unmoved extends Moved {
  message: string;
}

interface Outcome {
  done: number;
  /** The act was done with these. */
  moved: readonly Moved[];
  /** Wait for approval. */
  waiting: number;
  unmoved: readonly Unmoved[];
  /** Shows the result in every list. */
  refreshed: () => Promise<void>;
}

interface Answer {
  id: string;
  isWaiting: boolean;
  message: string | undefined;
}

function outcomeOf(listings: readonly OwnProperty[], answers: readonly Answer[]): Omit<Outcome, 'refreshed'> {
  const titled = (id: string): Moved => ({
    id,
    title: listings.find((one) => one.id === id)?.title ?? texts.untitled,
  });
  const done = answers.filter(({ message }) => message === undefined);
  const waiting = done.filter(({ isWaiting }) => isWaiting).length;
  const unmoved = answers.flatMap(({ id, message }) =>
    message === undefined ? [] : [{ ...titled(id), message }],
  );
  return { done: done.length - waiting, waiting, moved: done.map(({ id }) => titled(id)), unmoved };
}

/** Promotions reach the listings through a queue, in ms. */
const PROMOTED_WITHIN_MS = 3000;

async function refreshPromoted(): Promise<void> {
  await Promise.all([refresh('readSubscriptionStatus', 'listPromotions'), refreshListings()]);
  setTimeout(() => void refresh('listMyProperties'), PROMOTED_WITHIN_MS);
}

/**
 * Sends an act in one call, which outlives its page.
 * @throws AppError when the whole call is refused; the shell shows it
 */
export async function sendAct(act: Act): Promise<Outcome> {
  if (act.kind === 'price') {
    const prices = act.rents.map(({ listing: { id, version }, rent }) => ({ id, version, price: rent }));
    const { data } = await call('repriceProperties', { body: { prices }, keepalive: true });
    const answers = data.map(({ id, isWaiting = false, message }) => ({ id, isWaiting, message }));
    return { ...outcomeOf(act.listings, answers), refreshed: refreshListings };
  }
  const ids = act.listings.map(({ id }) => id);
  if (act.kind === 'promote') {
    const headers = { 'idempotency-key': act.key };
    const { data } = await call('promoteWithCredits', { body: { ids }, headers, keepalive: true });
    const answers = data.map(({ id, message }) => ({ id, isWaiting: false, message }));
    return { ...outcomeOf(act.listings, answers), refreshed: refreshPromoted };
  }
  const { data, allowance } = await call('moveProperties', {
    body: { action: act.kind, ids, ...(act.kind === 'rent' && act.rental) },
    keepalive: true,
  });
  const answers = data.map(({ id, status, message }) => ({ id, isWaiting: status === 'pending', message }));
  return { ...outcomeOf(act.listings, answers), refreshed: () => refreshAfterStep({ allowance }) };
}

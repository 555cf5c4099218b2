import type { OwnProperty } from '@pokriv/contracts/listing/property';
import { call } from '@pokriv/web-kit/api';

import { refreshAfterStep, refreshListings } from '../../refresh-listings.ts';
import { mineTexts as texts } from '../messages.ts';
import type { Act } from './acts.ts';

export interface Unmoved {
  id: string;
  title: string;
  message: string;
}

interface Outcome {
  done: number;
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
  const titleOf = (id: string) => listings.find((one) => one.id === id)?.title ?? texts.untitled;
  const moved = answers.filter(({ message }) => message === undefined);
  const waiting = moved.filter(({ isWaiting }) => isWaiting).length;
  const unmoved = answers.flatMap(({ id, message }) =>
    message === undefined ? [] : [{ id, title: titleOf(id), message }],
  );
  return { done: moved.length - waiting, waiting, unmoved };
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
  const { data, allowance } = await call('moveProperties', {
    body: { action: act.kind, ids },
    keepalive: true,
  });
  const answers = data.map(({ id, status, message }) => ({ id, isWaiting: status === 'pending', message }));
  return { ...outcomeOf(act.listings, answers), refreshed: () => refreshAfterStep({ allowance }) };
}

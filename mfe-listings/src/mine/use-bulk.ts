import { AppError } from '@pokriv/contracts/errors';
import type { OwnProperty } from '@pokriv/contracts/listing/property';
import { call } from '@pokriv/web-kit/api';
import { toastAtom } from '@pokriv/web-kit/toast';
import { useSetAtom } from 'jotai';
import { useState } from 'react';

import { refreshAfterStep } from '../refresh-listings.ts';
import { mineTexts as texts } from './messages.ts';
import { bulkActions, bulkActionsOf, type BulkAction } from './owner-actions.ts';

export interface Unmoved {
  id: string;
  title: string;
  message: string;
}

export function useBulk(listings: readonly OwnProperty[]) {
  const toast = useSetAtom(toastAtom);
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const [isBusy, setIsBusy] = useState(false);
  const [unmoved, setUnmoved] = useState<readonly Unmoved[]>([]);

  const movable = listings.filter(({ status }) => bulkActionsOf(status).length > 0);
  const chosen = movable.filter(({ id }) => ticked.has(id));
  const groups = bulkActions
    .map((action) => ({
      action,
      ids: chosen.filter(({ status }) => bulkActionsOf(status).includes(action)).map(({ id }) => id),
    }))
    .filter(({ ids }) => ids.length > 0);

  const tick = (id: string, isTicked: boolean): void => {
    const next = new Set(ticked);
    if (isTicked) next.add(id);
    else next.delete(id);
    setTicked(next);
  };
  const tickAll = (isTicked: boolean): void =>
    setTicked(new Set(isTicked ? movable.map(({ id }) => id) : []));

  const move = async (action: BulkAction, ids: readonly string[]): Promise<void> => {
    setIsBusy(true);
    try {
      const { data, allowance } = await call('moveProperties', { body: { action, ids: [...ids] } });
      const waiting = data.filter(({ status }) => status === 'pending').length;
      const moved = data.filter(({ status, message }) => status !== undefined && !message).length - waiting;
      if (moved > 0) toast({ tone: 'success', text: texts.bulk[action].done(moved) });
      if (waiting > 0) toast({ tone: 'info', text: texts.bulkPending(waiting) });
      const titleOf = (id: string) => listings.find((one) => one.id === id)?.title ?? texts.untitled;
      const refused = data.flatMap(({ id, message }) =>
        message ? [{ id, title: titleOf(id), message }] : [],
      );
      setUnmoved(refused);
      setTicked(new Set(refused.map(({ id }) => id)));
      await refreshAfterStep({ allowance });
    } catch (error) {
      // The shell has shown the error; the selection stays.
      if (!(error instanceof AppError)) throw error;
    } finally {
      setIsBusy(false);
    }
  };

  return {
    movable,
    chosen,
    groups,
    tick,
    tickAll,
    move,
    isBusy,
    unmoved,
    forgetUnmoved: () => setUnmoved([]),
  };
}
export type Bulk = ReturnType<typeof useBulk>;

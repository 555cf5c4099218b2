import { AppError } from '@pokriv/contracts/errors';
import { call, refresh } from '@pokriv/web-kit/api';
import { useState } from 'react';

import { remarksOf } from '../../remarks/remarks-of.ts';
import type { Draft, DraftState } from '../draft.ts';
import type { OpenRemarks } from './remark-context.ts';

/** Remarks of the listing; a tick is optimistic, and queued with the other changes. */
export function useOpenRemarks(draft: Draft, { server, images }: DraftState): OpenRemarks {
  /** New `mendedAt` by place. */
  const [sending, setSending] = useState<ReadonlyMap<string, string | null>>(new Map());

  const store = async (place: string, isMended: boolean): Promise<void> => {
    const id = draft.get().saved?.id;
    if (!id) return;
    setSending((ticks) => new Map(ticks).set(place, isMended ? new Date().toISOString() : null));
    try {
      await draft.enqueue(async () => {
        const { data } = await call('tickRemark', { params: { id }, body: { place, isMended } });
        draft.adopt(data);
      });
      await refresh('listMyProperties');
    } catch (error) {
      // The shell has shown the error; the tick reverts to the stored state.
      if (!(error instanceof AppError)) throw error;
    } finally {
      setSending((ticks) => new Map([...ticks].filter(([one]) => one !== place)));
    }
  };

  const stored = server ? remarksOf(server) : [];
  const remarks = stored.map((remark) => {
    const mendedAt = sending.get(remark.place);
    return mendedAt === undefined
      ? remark
      : { ...remark, mendedAt: mendedAt && (remark.mendedAt ?? mendedAt) };
  });
  return { remarks, images, tick: (place, isMended) => void store(place, isMended) };
}

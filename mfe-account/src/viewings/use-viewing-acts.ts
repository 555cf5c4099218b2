import { calls } from '@pokriv/contracts/calls';
import { AppError } from '@pokriv/contracts/errors';
import type { Viewing, ViewingOutcome } from '@pokriv/contracts/conversation/viewing';
import { sofiaDay } from '@pokriv/contracts/sofia-day';
import { cacheReply, call, fetchReply, refresh } from '@pokriv/web-kit/api';
import { pageErrorCodes } from '@pokriv/web-kit/page-error-codes';
import { toastAtom } from '@pokriv/web-kit/toast';
import { useSetAtom } from 'jotai';
import { useState } from 'react';

import { texts } from './messages.ts';

type Done = keyof typeof texts.said;

/** Nearest free ISO times of a 409 SLOT_TAKEN. */
export function nearestFree(error: unknown): string[] {
  if (!(error instanceof AppError) || error.code !== 'SLOT_TAKEN') return [];
  const { current } = error.body;
  const slots: unknown[] = Array.isArray(current) ? current : [];
  return slots.flatMap((slot) => {
    const start = typeof slot === 'object' && slot !== null && 'start' in slot ? slot.start : slot;
    return typeof start === 'string' ? [start] : [];
  });
}

/** The error of a refused time is more specific than the message of the response. */
export const refusalText = ({ body, message }: AppError): string =>
  body.isWordless ? texts.failed : (body.errors?.[0]?.msg ?? message);

/** Runs an action: a toast reports success or refusal, then the lists are revalidated. */
export function useActing() {
  const toast = useSetAtom(toastAtom);
  const [isBusy, setIsBusy] = useState(false);

  /** @returns the refusal; undefined on success */
  const act = async (
    said: string,
    send: () => Promise<unknown>,
    isRefusalTold = true,
  ): Promise<AppError | undefined> => {
    setIsBusy(true);
    try {
      await send();
      toast({ tone: 'success', text: said });
      return undefined;
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      if (isRefusalTold) toast({ tone: 'error', text: refusalText(error) });
      return error;
    } finally {
      setIsBusy(false);
      void refresh(
        'listViewings',
        'listWaitingPlaces',
        'readViewing',
        'readSlots',
        'readUnread',
        'listThreads',
      );
    }
  };
  return { isBusy, act };
}

/**
 * Actions on one viewing; each resolves to its refusal, or to undefined on success. A toast reports refusals, except of
 * `counter` and `move`, whose form shows them.
 * @param onChanged receives the viewing from the server
 */
export function useViewingActs(viewing: Viewing, onChanged?: (viewing: Viewing) => void) {
  const toast = useSetAtom(toastAtom);
  const { isBusy, act: actOn } = useActing();
  const params = { id: viewing.id };
  const quiet = pageErrorCodes;

  const act = (done: Done, send: () => Promise<{ data: Viewing }>): Promise<AppError | undefined> => {
    const change = async () => {
      const { data } = await send();
      await cacheReply('readViewing', { data }, { params });
      onChanged?.(data);
    };
    return actOn(texts.said[done], change, done !== 'counter' && done !== 'move');
  };

  return {
    isBusy,
    confirm: (start?: string) =>
      act('confirm', () => call('confirmViewing', { params, body: start ? { start } : {}, quiet })),
    decline: (reason: string) =>
      act('decline', () => call('declineViewing', { params, body: { reason }, quiet })),
    counter: (options: string[], reason: string) =>
      act('counter', () => call('counterViewing', { params, body: { options, reason }, quiet })),
    move: (start: string, reason: string) =>
      act('move', () => call('moveViewing', { params, body: { start, reason }, quiet })),
    cancel: (reason: string) =>
      act('cancel', () => call('cancelViewing', { params, body: { reason }, quiet })),
    tellComing: (comes: boolean) =>
      act(comes ? 'comes' : 'notComing', () =>
        call('tellComing', { params, body: { isComing: comes }, quiet }),
      ),
    tellOutcome: (outcome: ViewingOutcome['outcome']) =>
      act('outcome', () => call('tellOutcome', { params, body: { outcome }, quiet })),
    saveCalendarFile: async () => {
      try {
        const reply = await fetchReply(calls.readViewingFile, {}, { params });
        const address = URL.createObjectURL(await reply.blob());
        const day = sofiaDay(new Date(viewing.start ?? Date.now()));
        Object.assign(document.createElement('a'), {
          href: address,
          download: texts.fileName(day),
        }).click();
        setTimeout(() => URL.revokeObjectURL(address), 10_000);
      } catch (error) {
        console.warn('viewing: calendar file not saved', error);
        toast({ tone: 'error', text: texts.calendarFailed });
      }
    },
  };
}

export type ViewingActs = ReturnType<typeof useViewingActs>;

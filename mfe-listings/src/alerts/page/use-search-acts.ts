import type { SavedSearch, SavedSearchChange } from '@pokriv/contracts/alert/saved-search';
import { AppError } from '@pokriv/contracts/errors';
import { call, refresh } from '@pokriv/web-kit/api';
import { pageErrorCodes } from '@pokriv/web-kit/page-error-codes';
import { toastAtom } from '@pokriv/web-kit/toast';
import { useSetAtom } from 'jotai';
import { useRef } from 'react';

import { savedFilterOf, stateOfSaved } from '../saved-filter.ts';
import { useSavedSearches } from '../use-saved-searches.ts';
import { pageTexts as texts } from './messages.ts';

type Part = Pick<SavedSearchChange, 'frequency' | 'state'>;
type ListChange = (searches: SavedSearch[]) => SavedSearch[];

/** Optimistic actions of saved searches; a refused one is rolled back with a toast. */
export function useSearchActs() {
  const toast = useSetAtom(toastAtom);
  const { mutate } = useSavedSearches();
  const sending = useRef<Promise<unknown>>(Promise.resolve());
  /** Newest change by search. */
  const newest = useRef(new Map<string, Part>());
  const show = (change: ListChange) =>
    mutate((reply) => reply && { ...reply, data: change(reply.data) }, { revalidate: false });
  const put = (search: SavedSearch) =>
    show((searches) => searches.map((one) => (one.id === search.id ? search : one)));

  /** A refusal revalidates the list. */
  const attempt = async (step: () => Promise<void>): Promise<void> => {
    try {
      await step();
      await refresh('readSearchNews');
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      toast({ tone: 'error', text: error.message });
      await mutate().catch(() => undefined);
    }
  };

  /** Sent in sequence, so that the last choice wins. */
  const change = (search: SavedSearch, part: Part) =>
    attempt(async () => {
      const params = { id: search.id };
      newest.current.set(search.id, part);
      await put({ ...search, ...part });
      const sent = sending.current.then(() =>
        call('changeSavedSearch', { params, body: part, quiet: pageErrorCodes }),
      );
      sending.current = sent.catch(() => undefined);
      const { data } = await sent;
      if (newest.current.get(search.id) === part) await put(data);
    });

  /** Restores a deleted search, paused if it was. */
  const bringBack = (search: SavedSearch) =>
    attempt(async () => {
      const { name, frequency, reasons, state } = search;
      const body = { name, frequency, reasons, filter: savedFilterOf(stateOfSaved(search)) };
      const { data } = await call('saveSearch', { body, quiet: pageErrorCodes });
      const isStopped = state !== 'active';
      if (isStopped) {
        const params = { id: data.id };
        await call('changeSavedSearch', { params, body: { state: 'paused' }, quiet: pageErrorCodes });
      }
      await mutate();
    });

  const remove = (search: SavedSearch) =>
    attempt(async () => {
      await show((searches) => searches.filter(({ id }) => id !== search.id));
      await call('deleteSavedSearch', { params: { id: search.id }, quiet: pageErrorCodes });
      toast({
        tone: 'success',
        text: texts.removed(search.name),
        action: { label: texts.undo, onPress: () => void bringBack(search) },
      });
    });

  /** „Намерих жилище“: pauses all searches. */
  const stopAll = () =>
    attempt(async () => {
      const { data } = await call('stopAllSearches', { quiet: pageErrorCodes });
      await show(() => data);
      toast({ tone: 'success', text: texts.foundDone });
    });

  return { change, remove, stopAll, put };
}

export type SearchActs = ReturnType<typeof useSearchActs>;

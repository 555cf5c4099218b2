import { AppError } from '@pokriv/contracts/errors';
import type { SharedList } from '@pokriv/contracts/shared-list/shared-list';
import type { SharedVote } from '@pokriv/contracts/shared-list/shared-list-rules';
import { call, useRead } from '@pokriv/web-kit/api';
import { pageErrorCodes } from '@pokriv/web-kit/page-error-codes';
import { toastAtom } from '@pokriv/web-kit/toast';
import { useSetAtom } from 'jotai';
import { useRef, useState } from 'react';

import { forgetGuest, keepGuest, readGuest, type Guest } from './guest-store.ts';
import { withoutNote, withVote, type ListChange } from './list-changes.ts';

/** Polling interval while visible, ms. */
const POLL_MS = 15_000;
const AGAIN_MS = 2000;
const quiet = pageErrorCodes;

const isIn = ({ people }: SharedList, guest: Guest | undefined): guest is Guest =>
  people.some(({ id }) => id === guest?.person);

/** Shared list with the visitor's actions. @param token of the URL */
export function useSharedList(token: string) {
  const toast = useSetAtom(toastAtom);
  const [guest, setGuest] = useState(() => readGuest(token));
  const underWay = useRef(0);
  const last = useRef<Promise<unknown>>(Promise.resolve());
  const clientId = useRef(crypto.randomUUID());
  const params = { token };
  const { data, error, mutate } = useRead('readSharedList', {
    params,
    quiet,
    swr: {
      refreshInterval: POLL_MS,
      revalidateOnFocus: true,
      dedupingInterval: AGAIN_MS,
      focusThrottleInterval: AGAIN_MS,
      // A reply from before an action would revert its optimistic update.
      isPaused: () => underWay.current > 0,
    },
  });
  const list = data?.data;
  const own = list && isIn(list, guest) ? guest : undefined;
  const me = list?.you ?? own?.person;
  const body = own && me === own.person ? { key: own.key } : {};

  const show = (shown: SharedList) => mutate({ data: shown }, { revalidate: false });

  /**
   * Optimistic update, sent in sequence, so that the last reply is the newest state.
   * @throws AppError after revalidating
   */
  const act = async (guess: ListChange, send: () => Promise<{ data: SharedList }>): Promise<void> => {
    underWay.current += 1;
    void mutate((shown) => shown && { data: guess(shown.data) }, { revalidate: false });
    const sent = last.current.then(send);
    last.current = sent.catch(() => undefined);
    try {
      const reply = await sent;
      underWay.current -= 1;
      if (underWay.current === 0) await show(reply.data);
    } catch (failure) {
      underWay.current -= 1;
      void mutate();
      throw failure;
    }
  };

  /** @returns false after a refusal, shown as a toast */
  const actOrTell = async (...[guess, send]: Parameters<typeof act>): Promise<boolean> => {
    try {
      await act(guess, send);
      return true;
    } catch (failure) {
      if (!(failure instanceof AppError)) throw failure;
      toast({ tone: 'error', text: failure.message });
      return false;
    }
  };

  const vote = (home: string, value: SharedVote | null): Promise<boolean> =>
    actOrTell(me === undefined ? (shown) => shown : withVote(me, home, value), () =>
      call('voteInSharedList', { params, body: { ...body, home, vote: value }, quiet }),
    );

  /** @throws AppError */
  const write = (home: string, note: { id: string; text: string }): Promise<void> =>
    act(
      (shown) => shown,
      () =>
        call('writeSharedNote', {
          params: { token, noteId: note.id },
          body: { ...body, home, note: note.text },
          quiet,
        }),
    );

  const removeNote = (home: string, noteId: string): Promise<boolean> =>
    actOrTell(withoutNote(home, noteId), () =>
      call('removeSharedNote', { params: { token, noteId }, body, quiet }),
    );

  const removePerson = async (personId: string): Promise<boolean> => {
    const isDone = await actOrTell(
      (shown) => shown,
      () => call('removeSharedPerson', { params: { token, personId }, body, quiet }),
    );
    if (isDone && personId === guest?.person) {
      forgetGuest(token);
      setGuest(undefined);
    }
    return isDone;
  };

  /** @returns false when the browser cannot store the guest @throws AppError */
  const join = async (name: string): Promise<boolean> => {
    const { data: joined } = await call('joinSharedList', {
      params,
      body: { name, clientId: clientId.current },
      quiet,
    });
    const { person, key } = joined;
    clientId.current = crypto.randomUUID();
    const isKept = key === null || keepGuest(token, { person, key });
    if (key !== null) setGuest({ person, key });
    await show(joined.list);
    return isKept;
  };

  return { list, error, me, reload: mutate, vote, write, removeNote, removePerson, join };
}

export type SharedListState = ReturnType<typeof useSharedList>;

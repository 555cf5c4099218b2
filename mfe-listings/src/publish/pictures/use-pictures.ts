import { toastAtom } from '@pokriv/web-kit/toast';
import { useSetAtom } from 'jotai';
import { useSyncExternalStore } from 'react';

import type { Draft } from '../draft.ts';
import { picturesTexts as texts } from './messages.ts';
import { picturesOf } from './pictures-of.ts';

export function usePictures(draft: Draft) {
  const { uploads, arrangement } = picturesOf(draft);
  const queue = useSyncExternalStore(uploads.subscribe, uploads.get, uploads.get);
  const { subscribe, get } = arrangement.removed;
  const removed = useSyncExternalStore(subscribe, get, get);
  const turns = arrangement.turning;
  const turning = useSyncExternalStore(turns.subscribe, turns.get, turns.get);
  const toast = useSetAtom(toastAtom);

  const restore = async (id: string): Promise<void> => {
    const isBack = await arrangement.restore(id);
    if (isBack) toast({ tone: 'success', text: texts.restored });
    else toast({ tone: 'error', text: texts.restoreFailed });
  };

  const remove = async (id: string, number: number): Promise<void> => {
    if (!(await arrangement.remove(id))) return;
    const action = { label: texts.restore, onPress: () => void restore(id) };
    toast({ tone: 'success', text: texts.removed(number), action });
  };

  const { move, describe, markPlan, turn } = arrangement;
  return { uploads, queue, removed, turning, move, describe, markPlan, remove, restore, turn };
}

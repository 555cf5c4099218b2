import type { Assignment, Moderator } from '@pokriv/contracts/listing/moderation-file';
import { call } from '@pokriv/web-kit/api';
import { toastAtom } from '@pokriv/web-kit/toast';
import { useSetAtom } from 'jotai';

import { texts } from './messages.ts';
import { refreshAssignments } from './refresh-assignments.ts';

/** Also on a refusal, since the holder on screen is outdated then. */
async function change(work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } finally {
    await refreshAssignments();
  }
}

/** The listener of API errors has told the person. */
function inBackground(work: Promise<void>): void {
  work.catch((error: unknown) => console.warn('assignment: change refused', error));
}

/** Changes of who works on a listing. @param now the holder on screen */
export function useAssignment(id: string, now: Assignment | null) {
  const toast = useSetAtom(toastAtom);
  const holderId = now?.holder.id ?? null;
  const release = () => change(() => call('releaseListing', { params: { id } }));
  const give = async (moderatorId?: string): Promise<void> => {
    await change(() =>
      call('assignListing', { params: { id }, body: { holderId, ...(moderatorId && { moderatorId }) } }),
    );
  };
  return {
    take: () => {
      const undo = { label: texts.undo, onPress: () => inBackground(release()) };
      const tell = () => toast({ tone: 'success', text: texts.taken, ...(!now && { action: undo }) });
      inBackground(give().then(tell));
    },
    release: () => inBackground(release().then(() => toast({ tone: 'success', text: texts.released }))),
    giveTo: ({ id: moderatorId, name }: Moderator): Promise<void> =>
      give(moderatorId).then(() => toast({ tone: 'success', text: texts.given(name) })),
  };
}

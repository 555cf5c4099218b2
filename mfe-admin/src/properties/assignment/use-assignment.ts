import type { Assignment, Moderator } from '@pokriv/contracts/listing/moderation-file';
import { call } from '@pokriv/web-kit/api';
import { toastAtom } from '@pokriv/web-kit/toast';
import { useSetAtom } from 'jotai';

import { inBackground } from '../../in-background.ts';
import { texts } from './messages.ts';
import { refreshAssignments } from './refresh-assignments.ts';

const REFUSED = 'assignment: change refused';

/** Also on a refusal, since the holder on screen is outdated then. */
async function change(work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } finally {
    await refreshAssignments();
  }
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
      const undo = { label: texts.undo, onPress: () => inBackground(release(), REFUSED) };
      const tell = () => toast({ tone: 'success', text: texts.taken, ...(!now && { action: undo }) });
      inBackground(give().then(tell), REFUSED);
    },
    release: () =>
      inBackground(
        release().then(() => toast({ tone: 'success', text: texts.released })),
        REFUSED,
      ),
    giveTo: ({ id: moderatorId, name }: Moderator): Promise<void> =>
      give(moderatorId).then(() => toast({ tone: 'success', text: texts.given(name) })),
  };
}

import type { AdminAppealFile, AppealVerdict } from '@pokriv/contracts/moderation/appeal';
import { call, refresh } from '@pokriv/web-kit/api';
import { useNavigate, useSearchParams } from '@pokriv/web-kit/router';
import { useRef } from 'react';

import { useUndoWindow } from '../undo/use-undo-window.ts';
import { appealAddress } from './appeal-address.ts';
import { texts } from './messages.ts';

/** Verdicts of the page's appeals; the undo window of the last one survives opening another appeal. */
export function useVerdicts() {
  const undo = useUndoWindow(texts.counted);
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const undone = useRef(new Map<string, AppealVerdict>());

  return {
    undo,
    /** Undone verdict, to prefill the form. */
    formerOf: (id: string): AppealVerdict | undefined => undone.current.get(id),
    /** @param onChange revalidates the appeal and the list */
    decide: (
      { id, person }: AdminAppealFile,
      verdict: AppealVerdict,
      onChange: () => Promise<unknown>,
    ): void =>
      undo.add({
        subjects: [
          {
            id,
            title: texts.open(person.firstName),
            send: (sending) => call('decideAppeal', { ...sending, params: { id }, body: verdict }),
          },
        ],
        done: () => texts.outcomes[verdict.outcome].title,
        sent: () => texts.decided,
        written: verdict.reason,
        onUndo: () => {
          undone.current.set(id, verdict);
          void navigate(appealAddress(params, id));
        },
        onSent: () => Promise.all([onChange(), refresh('readAdminWork')]),
      }),
  };
}
export type Verdicts = ReturnType<typeof useVerdicts>;

import { Dialog } from '@pokriv/web-kit/ui/dialog';
import { useState } from 'react';

import { ReasonForm } from '../../deciding/reason-form.tsx';
import { TermChoice, type SuspensionTerm } from '../../deciding/suspension-term.tsx';
import { texts } from '../messages.ts';
import type { UserActWork } from './use-user-acts.ts';

interface SuspendDialogProps {
  work: UserActWork;
}

export function SuspendDialog({ work }: SuspendDialogProps) {
  return (
    <Dialog open={work.asked === 'suspend'} title={texts.suspend.title} onClose={work.cancel}>
      <SuspendForm work={work} />
    </Dialog>
  );
}

function SuspendForm({ work: { former, take, cancel } }: SuspendDialogProps) {
  const undone = former?.kind === 'suspend' ? former : undefined;
  const [term, setTerm] = useState<SuspensionTerm>(undone?.term ?? '7');
  return (
    <ReasonForm
      effect={texts.suspend.effect}
      hint={texts.reasonHints.suspend}
      former={undone?.reason}
      submit={texts.suspend.submit}
      isDangerous
      onCancel={cancel}
      onSubmit={(reason) => {
        take({ kind: 'suspend', term, reason });
        return Promise.resolve();
      }}
    >
      <TermChoice label={texts.suspend.term} term={term} onChange={setTerm} />
    </ReasonForm>
  );
}

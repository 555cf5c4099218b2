import { Dialog } from '@pokriv/web-kit/ui/dialog';
import { useState } from 'react';

import { ReasonForm } from '../../deciding/reason-form.tsx';
import { endOf, TermChoice, type SuspensionTerm } from '../../deciding/suspension-term.tsx';
import { texts } from '../messages.ts';
import { useUserWrite, type ActDialogProps } from '../use-user-write.ts';

export function SuspendDialog({ open, ...props }: ActDialogProps) {
  return (
    <Dialog open={open} title={texts.suspend.title} onClose={props.onClose}>
      <SuspendForm {...props} />
    </Dialog>
  );
}

function SuspendForm({ user, onChange, onClose }: Omit<ActDialogProps, 'open'>) {
  const [term, setTerm] = useState<SuspensionTerm>('7');
  const write = useUserWrite(onChange);
  return (
    <ReasonForm
      effect={texts.suspend.effect}
      hint={texts.reasonHints.suspend}
      submit={texts.suspend.submit}
      isDangerous
      onCancel={onClose}
      onSubmit={async (reason) => {
        await write.update(user.id, { suspension: { reason, until: endOf(term) } }, texts.saved);
        onClose();
      }}
    >
      <TermChoice label={texts.suspend.term} term={term} onChange={setTerm} />
    </ReasonForm>
  );
}

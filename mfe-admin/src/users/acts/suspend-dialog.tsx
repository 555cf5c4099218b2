import { Dialog } from '@pokriv/web-kit/ui/dialog';
import { Segmented } from '@pokriv/web-kit/ui/forms';
import { useState } from 'react';

import { ReasonForm } from '../../deciding/reason-form.tsx';
import { texts } from '../messages.ts';
import { useUserWrite, type ActDialogProps } from '../use-user-write.ts';

type Term = keyof typeof texts.suspend.terms;

const DAY_MS = 86_400_000;
const terms = (['7', '30', 'none'] as const).map((value) => ({ value, label: texts.suspend.terms[value] }));
const endOf = (term: Term): string | null =>
  term === 'none' ? null : new Date(Date.now() + Number(term) * DAY_MS).toISOString();

export function SuspendDialog({ open, ...props }: ActDialogProps) {
  return (
    <Dialog open={open} title={texts.suspend.title} onClose={props.onClose}>
      <SuspendForm {...props} />
    </Dialog>
  );
}

function SuspendForm({ user, onChange, onClose }: Omit<ActDialogProps, 'open'>) {
  const [term, setTerm] = useState<Term>('7');
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
      <Segmented
        label={texts.suspend.term}
        name="term"
        options={terms}
        value={term}
        onChange={({ target }) => setTerm(target.value as Term)}
      />
    </ReasonForm>
  );
}

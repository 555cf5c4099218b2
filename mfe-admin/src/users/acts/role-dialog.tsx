import { roles, type Role } from '@pokriv/contracts/roles';
import { Dialog } from '@pokriv/web-kit/ui/dialog';
import { RadioGroup } from '@pokriv/web-kit/ui/forms';
import { useState } from 'react';

import { ReasonForm } from '../../deciding/reason-form.tsx';
import { texts } from '../messages.ts';
import type { UndoableActProps } from './use-user-acts.ts';

export function RoleDialog({ user, work }: UndoableActProps) {
  return (
    <Dialog open={work.asked === 'role'} title={texts.role.title} onClose={work.cancel}>
      <RoleForm user={user} work={work} />
    </Dialog>
  );
}

function RoleForm({ user, work: { former, take, cancel } }: UndoableActProps) {
  const undone = former?.kind === 'role' ? former : undefined;
  const [role, setRole] = useState<Role | undefined>(undone?.role);
  const [isMissing, setIsMissing] = useState(false);
  const options = (Object.keys(roles) as Role[])
    .filter((value) => value !== user.role)
    .map((value) => ({ value, label: roles[value], description: texts.role.effects[value] }));
  return (
    <ReasonForm
      effect={null}
      hint={texts.reasonHints.role}
      former={undone?.reason}
      submit={texts.role.submit}
      onCancel={cancel}
      onSubmit={(reason) => {
        if (role) take({ kind: 'role', role, reason });
        else setIsMissing(true);
        return Promise.resolve();
      }}
    >
      <RadioGroup
        label={texts.role.label}
        name="role"
        required
        options={options}
        value={role ?? ''}
        onChange={({ target }) => {
          setRole(target.value as Role);
          setIsMissing(false);
        }}
        error={isMissing ? texts.role.needed : undefined}
      />
    </ReasonForm>
  );
}

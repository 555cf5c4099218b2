import { roles, type Role } from '@pokriv/contracts/roles';
import { Dialog } from '@pokriv/web-kit/ui/dialog';
import { RadioGroup } from '@pokriv/web-kit/ui/forms';
import { useState } from 'react';

import { ReasonForm } from '../../deciding/reason-form.tsx';
import { texts } from '../messages.ts';
import { useUserWrite, type ActDialogProps } from '../use-user-write.ts';

export function RoleDialog({ open, ...props }: ActDialogProps) {
  return (
    <Dialog open={open} title={texts.role.title} onClose={props.onClose}>
      <RoleForm {...props} />
    </Dialog>
  );
}

function RoleForm({ user, onChange, onClose }: Omit<ActDialogProps, 'open'>) {
  const [role, setRole] = useState<Role>();
  const [isMissing, setIsMissing] = useState(false);
  const write = useUserWrite(onChange);
  const options = (Object.keys(roles) as Role[])
    .filter((value) => value !== user.role)
    .map((value) => ({ value, label: roles[value], description: texts.role.effects[value] }));
  return (
    <ReasonForm
      effect={null}
      hint={texts.reasonHints.role}
      submit={texts.role.submit}
      onCancel={onClose}
      onSubmit={async (reason) => {
        if (!role) return setIsMissing(true);
        await write.update(user.id, { role, reason }, texts.saved);
        onClose();
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

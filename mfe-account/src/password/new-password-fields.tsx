import { color } from '@pokriv/web-kit/ui';
import type { FieldProps } from '@pokriv/web-kit/ui/forms';
import { useId } from 'react';
import { styled } from 'styled-components';

import { texts } from '../messages.ts';
import { PasswordGuide } from './password-guide.tsx';
import { CapsLockPasswordField } from '../frame/caps-lock-password-field.tsx';

const Match = styled.span`
  color: ${color.good};
`;

interface NewPasswordFieldsProps {
  password: FieldProps;
  confirmation: FieldProps;
  typed: readonly [password: string, confirmation: string];
}

export function NewPasswordFields({ password, confirmation, typed }: NewPasswordFieldsProps) {
  const [chosen, repeated] = typed;
  const guideId = useId();
  const isMatch = repeated !== '' && repeated === chosen;
  // A prefix of the password is not a mismatch yet.
  const hasDiverged = repeated !== '' && !chosen.startsWith(repeated);
  const mistake = hasDiverged ? texts.newPassword.mismatch : confirmation.error;
  return (
    <>
      <div>
        <CapsLockPasswordField
          autoComplete="new-password"
          required
          aria-describedby={guideId}
          {...password}
        />
        <PasswordGuide id={guideId} password={chosen} />
      </div>
      <CapsLockPasswordField
        autoComplete="new-password"
        required
        {...confirmation}
        error={isMatch ? undefined : mistake}
        hint={isMatch && <Match>{texts.newPassword.match}</Match>}
      />
    </>
  );
}

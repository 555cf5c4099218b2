import { color } from '@pokriv/web-kit/ui';
import type { FieldProps } from '@pokriv/web-kit/ui/forms';
import { useId } from 'react';
import { styled } from 'styled-components';

import { texts } from '../messages.ts';
import { PasswordGuide } from './password-guide.tsx';
import { SecretField } from '../frame/secret-field.tsx';

const Match = styled.span`
  color: ${color.good};
`;

interface NewPasswordFieldsProps {
  /** What `register` of the form gives, with label and error. */
  password: FieldProps;
  confirmation: FieldProps;
  /** What stands in both at this moment. */
  typed: readonly [password: string, confirmation: string];
}

/** A new password and the same once more, judged while they are typed; what the form says comes first. */
export function NewPasswordFields({ password, confirmation, typed }: NewPasswordFieldsProps) {
  const [chosen, repeated] = typed;
  const guideId = useId();
  const isMatch = repeated !== '' && repeated === chosen;
  // Half of it typed is no mistake yet, a wrong letter is.
  const hasDiverged = repeated !== '' && !chosen.startsWith(repeated);
  const mistake = hasDiverged ? texts.newPassword.mismatch : confirmation.error;
  return (
    <>
      <div>
        <SecretField autoComplete="new-password" required aria-describedby={guideId} {...password} />
        <PasswordGuide id={guideId} password={chosen} />
      </div>
      <SecretField
        autoComplete="new-password"
        required
        {...confirmation}
        error={isMatch ? undefined : mistake}
        hint={isMatch && <Match>{texts.newPassword.match}</Match>}
      />
    </>
  );
}

import { color, font, space } from '@pokriv/web-kit/ui';
import { PasswordField, type FieldProps } from '@pokriv/web-kit/ui/forms';
import { useState, type KeyboardEvent } from 'react';
import { styled } from 'styled-components';

import { texts } from '../messages.ts';

/** Live region: always rendered, so that a change is announced. */
const CapsLock = styled.p`
  font-size: ${font.size.tiny};
  font-weight: ${font.weight.strong};
  color: ${color.wait};

  &:not(:empty) {
    margin-top: ${space(1.5)};
  }
`;

export function CapsLockPasswordField(props: Omit<FieldProps, 'type' | 'suffix'>) {
  const [isInCapitals, setIsInCapitals] = useState(false);
  const look = (event: KeyboardEvent<HTMLInputElement>) =>
    setIsInCapitals(event.getModifierState('CapsLock'));
  return (
    <div>
      <PasswordField autoCorrect="off" {...props} onKeyDown={look} onKeyUp={look} />
      <CapsLock role="status">{isInCapitals ? texts.capsLock : ''}</CapsLock>
    </div>
  );
}

import { color } from '@pokriv/web-kit/ui';
import { Field, type FieldProps } from '@pokriv/web-kit/ui/forms';
import { styled } from 'styled-components';

import { texts } from '../messages.ts';
import type { PhoneState } from './use-phone-check.ts';

const Free = styled.span`
  color: ${color.good};
`;

const hints: Partial<Record<PhoneState, string>> = {
  unasked: texts.register.phoneHint,
  checking: texts.register.phoneChecking,
  free: texts.register.phoneFree,
};

interface PhoneFieldProps extends Omit<FieldProps, 'label' | 'type' | 'hint'> {
  state: PhoneState;
}

export function PhoneField({ state, error, ...input }: PhoneFieldProps) {
  const hint = hints[state];
  return (
    <Field
      label={texts.register.phone}
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      hint={hint && <span role="status">{state === 'free' ? <Free>{hint}</Free> : hint}</span>}
      {...input}
      error={error ?? (state === 'taken' ? texts.register.phoneTaken : undefined)}
    />
  );
}

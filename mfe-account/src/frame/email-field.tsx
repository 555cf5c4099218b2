import { Field, type FieldProps } from '@pokriv/web-kit/ui/forms';

import { texts } from '../messages.ts';

export function EmailField(props: Omit<FieldProps, 'label' | 'type'>) {
  return (
    <Field
      label={texts.email}
      type="email"
      inputMode="email"
      autoComplete="username"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      required
      {...props}
    />
  );
}

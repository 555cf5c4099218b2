import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';

import { Field, type FieldProps } from './field.tsx';
import { IconButton } from './icon-button.tsx';
import { labels } from './labels.ts';

export function PasswordField(props: Omit<FieldProps, 'type' | 'suffix'>) {
  const [shown, setShown] = useState(false);
  return (
    <Field
      autoCapitalize="none"
      spellCheck={false}
      {...props}
      type={shown ? 'text' : 'password'}
      suffix={
        <IconButton
          label={shown ? labels.hidePassword : labels.showPassword}
          onClick={() => setShown(!shown)}
        >
          {shown ? <EyeOff /> : <Eye />}
        </IconButton>
      }
    />
  );
}

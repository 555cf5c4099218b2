import { AppCode, RecoveryCode } from '@pokriv/contracts/account/second-factor';
import { Field, type FieldProps } from '@pokriv/web-kit/ui/forms';
import { z } from 'zod';

import { texts } from './messages.ts';

export type CodeKind = 'app' | 'recovery';

export const codeForms = {
  app: z.object({ code: AppCode }),
  recovery: z.object({ code: RecoveryCode }),
} as const;
export const noCode = { code: '' };

const looks = {
  app: {
    label: texts.appCode,
    hint: texts.appHint,
    inputMode: 'numeric',
    autoComplete: 'one-time-code',
    placeholder: '123 456',
  },
  recovery: {
    label: texts.recoveryCode,
    hint: texts.recoveryHint,
    inputMode: 'text',
    autoComplete: 'off',
    placeholder: '7KD4M-Q2WXA',
  },
} as const;

interface CodeFieldProps extends Omit<FieldProps, 'label' | 'type'> {
  kind: CodeKind;
}

export function CodeField({ kind, ...input }: CodeFieldProps) {
  return (
    <Field
      {...looks[kind]}
      autoCapitalize={kind === 'app' ? 'none' : 'characters'}
      autoCorrect="off"
      spellCheck={false}
      required
      {...input}
    />
  );
}

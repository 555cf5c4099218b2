import type { SecondFactorSession } from '@pokriv/contracts/account/second-factor';
import { call } from '@pokriv/web-kit/api';
import { useForm } from '@pokriv/web-kit/form';
import { continueWithFactor } from '@pokriv/web-kit/identity';
import { identityFailureText } from '@pokriv/web-kit/identity-failures';
import { Button, Notice, space, Stack } from '@pokriv/web-kit/ui';
import { useModalLock } from '@pokriv/web-kit/ui/dialog';
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { styled } from 'styled-components';

import { codeForms, CodeField, noCode, type CodeKind } from './code-field.tsx';
import { texts } from './messages.ts';

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(5)};
`;

interface CodeFormProps {
  onGiven: (session: SecondFactorSession) => void | Promise<void>;
  actions?: ReactNode;
}

export function CodeForm(props: CodeFormProps) {
  const [kind, setKind] = useState<CodeKind>('app');
  const other = kind === 'app' ? 'recovery' : 'app';
  return (
    <Stack $gap={4}>
      <KindForm key={kind} kind={kind} {...props} />
      <div>
        <Button type="button" variant="quiet" size="small" onClick={() => setKind(other)}>
          {kind === 'app' ? texts.useRecovery : texts.useApp}
        </Button>
      </div>
    </Stack>
  );
}

function KindForm({ kind, onGiven, actions }: CodeFormProps & { kind: CodeKind }) {
  const form = useForm(
    codeForms[kind],
    async (body, controls) => {
      const { data } = await call('verifySecondFactor', {
        body,
        quiet: ['BAD_REQUEST', 'CONFLICT', 'FORBIDDEN', 'RATE_LIMITED'],
      });
      try {
        await continueWithFactor(data.customToken);
      } catch (error) {
        return controls.setError('root', { message: identityFailureText('login', error) });
      }
      await onGiven(data);
    },
    noCode,
    'onSubmit',
  );
  useModalLock(form.isSubmitting);
  const focus = useEffectEvent(() => form.setFocus('code'));
  useEffect(() => focus(), []);
  return (
    <Form onSubmit={(event) => void form.onSubmit(event)} noValidate>
      <CodeField kind={kind} {...form.register('code')} error={form.errorOf('code')} />
      {form.failure && <Notice tone="danger">{form.failure}</Notice>}
      <Button wide busy={form.isSubmitting}>
        {form.isSubmitting ? texts.submitting : texts.submit}
      </Button>
      {actions}
    </Form>
  );
}

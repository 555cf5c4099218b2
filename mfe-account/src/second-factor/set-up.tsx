import { AppError } from '@pokriv/contracts/errors';
import type { SecondFactorSetup } from '@pokriv/contracts/account/second-factor';
import { call } from '@pokriv/web-kit/api';
import { useForm } from '@pokriv/web-kit/form';
import { continueWithFactor } from '@pokriv/web-kit/identity';
import { CodeField, codeForms, noCode } from '@pokriv/web-kit/second-factor';
import { Button, Cluster, color, font, Heading, Notice, space, Stack, Text } from '@pokriv/web-kit/ui';
import { Copy, Smartphone } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';

import { FormStack } from '../frame/form-stack.ts';
import { texts } from './messages.ts';
import { QrCode } from './qr-code.tsx';
import { Reauthenticate } from './reauthenticate.tsx';
import { useCopy } from './use-copy.ts';

const Key = styled.code`
  font-family: ui-monospace, 'Cascadia Mono', Menlo, Consolas, monospace;
  font-size: ${font.size.text};
  letter-spacing: 0.04em;
  overflow-wrap: anywhere;
`;

const OnPhone = styled.a`
  display: inline-flex;
  align-items: center;
  gap: ${space(2)};
  min-height: 44px;
  font-size: ${font.size.small};
  color: ${color.accentText};

  svg {
    width: 18px;
    height: 18px;
  }
`;

/** Groups of four are easier to type. */
const inFours = (key: string): string => key.replace(/(.{4})(?=.)/gu, '$1 ');

type Phase = { name: 'start' } | { name: 'sign-in' } | { name: 'scan'; setup: SecondFactorSetup };

interface SetUpProps {
  onConfirmed: (recoveryCodes: readonly string[]) => void;
}

export function SetUp({ onConfirmed }: SetUpProps) {
  const [phase, setPhase] = useState<Phase>({ name: 'start' });
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string>();

  const begin = async () => {
    setIsBusy(true);
    setFailure(undefined);
    try {
      const { data } = await call('setUpSecondFactor', { quiet: ['SIGN_IN_AGAIN', 'FORBIDDEN'] });
      setPhase({ name: 'scan', setup: data });
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      if (error.code === 'SIGN_IN_AGAIN') setPhase({ name: 'sign-in' });
      // The host asks for the code then.
      else if (error.code !== 'SECOND_FACTOR_REQUIRED') setFailure(error.message);
    } finally {
      setIsBusy(false);
    }
  };

  if (phase.name === 'sign-in') return <Reauthenticate onDone={begin} />;
  if (phase.name === 'scan')
    return <Scan setup={phase.setup} onConfirmed={onConfirmed} onAgain={() => void begin()} />;
  return (
    <Stack $gap={4}>
      <Text>{texts.start}</Text>
      {failure && <Notice tone="danger">{failure}</Notice>}
      <Cluster>
        <Button type="button" busy={isBusy} onClick={() => void begin()}>
          {isBusy ? texts.beginning : texts.begin}
        </Button>
      </Cluster>
    </Stack>
  );
}

interface ScanProps extends SetUpProps {
  setup: SecondFactorSetup;
  onAgain: () => void;
}

function Scan({ setup, onConfirmed, onAgain }: ScanProps) {
  const copy = useCopy();
  const form = useForm(
    codeForms.app,
    async (body) => {
      const { data } = await call('confirmSecondFactor', {
        body,
        quiet: ['BAD_REQUEST', 'CONFLICT', 'RATE_LIMITED', 'FORBIDDEN'],
      });
      // The factor is confirmed even if the session upgrade fails: show the codes; the next call asks for a code.
      await continueWithFactor(data.customToken).catch((error: unknown) =>
        console.warn('second factor: session not upgraded, next call asks for a code', error),
      );
      onConfirmed(data.recoveryCodes);
    },
    noCode,
    'onSubmit',
  );
  return (
    <Stack $gap={5}>
      <Stack $gap={3}>
        <Heading as="h3" $size="text">
          {texts.scanTitle}
        </Heading>
        <QrCode text={setup.uri} label={texts.qr} />
        <OnPhone href={setup.uri}>
          <Smartphone aria-hidden />
          {texts.onPhone}
        </OnPhone>
        <Stack $gap={1}>
          <Text $size="small" $strong>
            {texts.keyTitle}
          </Text>
          <Key>{inFours(setup.secret)}</Key>
          <Text $size="small" $tone="muted">
            {texts.keyHint}
          </Text>
        </Stack>
        <Cluster>
          <Button type="button" variant="secondary" size="small" onClick={() => void copy(setup.secret)}>
            <Copy aria-hidden />
            {texts.copyKey}
          </Button>
        </Cluster>
      </Stack>
      <FormStack onSubmit={(event) => void form.onSubmit(event)} noValidate>
        <Heading as="h3" $size="text">
          {texts.codeTitle}
        </Heading>
        <CodeField kind="app" {...form.register('code')} error={form.errorOf('code')} />
        {form.failure && (
          <Notice
            tone="danger"
            actions={
              <Button type="button" variant="secondary" size="small" onClick={onAgain}>
                {texts.again}
              </Button>
            }
          >
            {form.failure}
          </Notice>
        )}
        <Button busy={form.isSubmitting}>{form.isSubmitting ? texts.confirming : texts.confirm}</Button>
      </FormStack>
    </Stack>
  );
}

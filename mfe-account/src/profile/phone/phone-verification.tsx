import { SmsCode } from '@pokriv/contracts/account/phone-verification';
import type { User } from '@pokriv/contracts/account/user';
import { formatPhone, isMobilePhone } from '@pokriv/contracts/phone';
import { call } from '@pokriv/web-kit/api';
import { useForm } from '@pokriv/web-kit/form';
import { toastAtom } from '@pokriv/web-kit/toast';
import { Badge, Button, Cluster, color, Notice, space, Stack, Text } from '@pokriv/web-kit/ui';
import { Field } from '@pokriv/web-kit/ui/forms';
import { useSetAtom } from 'jotai';
import { BadgeCheck, MessageSquareWarning } from 'lucide-react';
import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { styled } from 'styled-components';

import { FormStack } from '../../frame/form-stack.ts';
import { useCountdown } from '../../frame/use-countdown.ts';
import type { SectionProps } from '../use-profile.ts';
import { texts } from './messages.ts';
import { usePhoneCode } from './use-phone-code.ts';

const Part = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};
  padding-top: ${space(5)};
  border-top: 1px solid ${color.line};
`;

/** Place of reCAPTCHA's badge; takes no room without it. */
const Recaptcha = styled.div`
  &:empty {
    display: none;
  }
`;

/** The saved phone, and its verification by SMS. */
export function PhoneVerification({ user, take }: SectionProps) {
  if (!user.phone) return null;
  return (
    <Part role="group" aria-label={texts.title}>
      <Cluster $gap={3}>
        <Text $strong>{formatPhone(user.phone)}</Text>
        {user.isPhoneVerified ? (
          <Badge $tone="good">
            <BadgeCheck aria-hidden />
            {texts.verified}
          </Badge>
        ) : (
          <Badge $tone="wait">
            <MessageSquareWarning aria-hidden />
            {texts.unverified}
          </Badge>
        )}
      </Cluster>
      {/* a code belongs to its number */}
      {user.isPhoneVerified ? (
        <Hint text={texts.verifiedHint} />
      ) : (
        <Unverified key={user.phone} phone={user.phone} isEmailVerified={user.isEmailVerified} take={take} />
      )}
    </Part>
  );
}

const Hint = ({ text }: { text: string }) => (
  <Text $size="small" $tone="muted">
    {text}
  </Text>
);

interface UnverifiedProps {
  phone: string;
  isEmailVerified: boolean;
  take: (user: User) => void;
}

function Unverified({ phone, isEmailVerified, take }: UnverifiedProps) {
  if (!isMobilePhone(phone)) return <Hint text={texts.notMobile} />;
  if (!isEmailVerified) return <Hint text={texts.emailFirst} />;
  return <ByCode phone={phone} take={take} />;
}

function ByCode({ phone, take }: Omit<UnverifiedProps, 'isEmailVerified'>) {
  const { send, isSending, failure, resendAt, recaptcha } = usePhoneCode(take);
  return (
    <Stack $gap={4}>
      {resendAt === undefined ? (
        <>
          <Hint text={texts.why} />
          <div>
            <SendButton label={texts.send} isSending={isSending} onSend={send} />
          </div>
        </>
      ) : (
        <CodeForm phone={phone} take={take}>
          <Resend key={resendAt} at={resendAt} isSending={isSending} onSend={send} />
        </CodeForm>
      )}
      {failure && <Notice tone="danger">{failure}</Notice>}
      <Recaptcha ref={recaptcha} />
    </Stack>
  );
}

interface SendButtonProps {
  label: string;
  isSending: boolean;
  onSend: () => void;
}

const SendButton = ({ label, isSending, onSend }: SendButtonProps) => (
  <Button type="button" variant="secondary" size="small" busy={isSending} onClick={onSend}>
    {isSending ? texts.sending : label}
  </Button>
);

const asClock = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

function Resend({ at, ...button }: { at: number } & Omit<SendButtonProps, 'label'>) {
  const left = useCountdown(at);
  return left > 0 ? (
    <Hint text={texts.resendIn(asClock(left))} />
  ) : (
    <SendButton label={texts.resend} {...button} />
  );
}

interface CodeFormProps extends Pick<UnverifiedProps, 'phone' | 'take'> {
  children: ReactNode;
}

function CodeForm({ phone, take, children }: CodeFormProps) {
  const toast = useSetAtom(toastAtom);
  const form = useForm(
    SmsCode,
    async (body) => {
      const { data } = await call('verifyPhone', {
        body,
        quiet: ['BAD_REQUEST', 'CONFLICT', 'RATE_LIMITED', 'UNAVAILABLE'],
      });
      take(data);
      toast({ tone: 'success', text: texts.done });
    },
    { code: '' },
    'onSubmit',
  );
  const focus = useEffectEvent(() => form.setFocus('code'));
  useEffect(() => focus(), []);
  return (
    <FormStack onSubmit={(event) => void form.onSubmit(event)} noValidate>
      <Field
        label={texts.code}
        hint={texts.codeHint(formatPhone(phone))}
        inputMode="numeric"
        autoComplete="one-time-code"
        autoCorrect="off"
        spellCheck={false}
        required
        {...form.register('code')}
        error={form.errorOf('code')}
      />
      {form.failure && <Notice tone="danger">{form.failure}</Notice>}
      <Cluster $gap={4}>
        <Button size="small" busy={form.isSubmitting}>
          {form.isSubmitting ? texts.confirming : texts.confirm}
        </Button>
        {children}
      </Cluster>
    </FormStack>
  );
}

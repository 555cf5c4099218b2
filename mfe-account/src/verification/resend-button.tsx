import { AppError, type ErrorCode } from '@pokriv/contracts/errors';
import { signInTexts, tooManyAttempts } from '@pokriv/contracts/account/sign-in-texts';
import { useWrite } from '@pokriv/web-kit/api';
import { toastAtom } from '@pokriv/web-kit/toast';
import { Button, type ButtonProps } from '@pokriv/web-kit/ui';
import { useSetAtom } from 'jotai';

import { texts } from '../messages.ts';

interface ResendButtonProps extends Pick<ButtonProps, 'variant' | 'size' | 'children'> {
  onSent?: () => void;
}

/** Resend errors handled here (spec §8); the host shows the others. */
const OWN_CODES = ['RATE_LIMITED', 'NOT_FOUND'] as const satisfies ErrorCode[];

const isOwn = (error: unknown): error is AppError =>
  error instanceof AppError && OWN_CODES.some((code) => code === error.code);

const failureText = ({ code, body }: AppError): string =>
  code === 'RATE_LIMITED' ? tooManyAttempts(body.retryAfter) : signInTexts.noSuchUser;

export function ResendButton({ onSent, children, ...look }: ResendButtonProps) {
  const toast = useSetAtom(toastAtom);
  const resend = useWrite('sendVerificationEmail', { quiet: OWN_CODES });
  const send = () =>
    resend.trigger({}).then(
      ({ message }) => {
        toast({ tone: 'success', text: message ?? signInTexts.verificationSentAgain });
        onSent?.();
      },
      (error: unknown) => {
        if (isOwn(error)) toast({ tone: 'error', text: failureText(error) });
        else console.warn('verification mail: send failed', error);
      },
    );
  return (
    <Button type="button" {...look} busy={resend.isMutating} onClick={() => void send()}>
      {resend.isMutating ? texts.verification.resending : children}
    </Button>
  );
}

import { useWrite } from '@pokriv/web-kit/api';
import { toastAtom } from '@pokriv/web-kit/toast';
import { Button, type ButtonProps } from '@pokriv/web-kit/ui';
import { useSetAtom } from 'jotai';

import { texts } from '../messages.ts';

interface ResendButtonProps extends Pick<ButtonProps, 'variant' | 'size' | 'children'> {
  onSent?: () => void;
}

/** Sends the verification mail again; a failure is told by the page's host. */
export function ResendButton({ onSent, children, ...look }: ResendButtonProps) {
  const toast = useSetAtom(toastAtom);
  const resend = useWrite('sendVerificationEmail');
  const send = () =>
    resend.trigger({}).then(
      () => {
        toast({ tone: 'success', text: texts.verification.resent });
        onSent?.();
      },
      (error: unknown) => console.warn('the verification mail was not sent', error),
    );
  return (
    <Button type="button" {...look} busy={resend.isMutating} onClick={() => void send()}>
      {resend.isMutating ? texts.verification.resending : children}
    </Button>
  );
}

import { useRead, useWrite } from '@pokriv/web-kit/api';
import { setAuth, useUser } from '@pokriv/web-kit/session';
import { toastAtom } from '@pokriv/web-kit/toast';
import { Button, Notice, type ButtonProps } from '@pokriv/web-kit/ui';
import { useSetAtom } from 'jotai';
import { useEffect } from 'react';

import { verificationTexts as texts } from './messages.ts';

const fresh = { dedupingInterval: 0, revalidateOnFocus: true };

/**
 * E-mail to verify; undefined when verified or signed out. Window focus revalidates the profile: the mail's link may be
 * opened on another device.
 */
export function useUnverifiedEmail({ isEnabled }: { isEnabled: boolean }): string | undefined {
  const user = useUser();
  const isUnverified = user !== undefined && !user.isEmailVerified;
  const { data } = useRead('getProfile', { isEnabled: isEnabled && isUnverified, swr: fresh });
  const verified = data?.data.isEmailVerified ? data.data : undefined;
  useEffect(() => {
    if (isUnverified && verified) setAuth({ user: verified });
  }, [isUnverified, verified]);
  return isEnabled && isUnverified && !verified ? user.email : undefined;
}

export function ResendButton({ size, variant }: Pick<ButtonProps, 'size' | 'variant'>) {
  const toast = useSetAtom(toastAtom);
  const resend = useWrite('sendVerificationEmail');
  const send = async (): Promise<void> => {
    try {
      const { message } = await resend.trigger({});
      toast({ tone: 'success', text: message ?? texts.sent });
    } catch {
      // The shell has shown the error.
    }
  };
  return (
    <Button type="button" size={size} variant={variant} busy={resend.isMutating} onClick={() => void send()}>
      {texts.resend}
    </Button>
  );
}

/** Requires verification first; resends the mail. */
export function UnverifiedNotice({ children }: { children: string }) {
  return (
    <Notice tone="wait" title={texts.title} actions={<ResendButton variant="secondary" size="small" />}>
      {children}
    </Notice>
  );
}

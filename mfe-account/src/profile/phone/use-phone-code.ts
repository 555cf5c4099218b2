import { AppError, type ErrorCode } from '@pokriv/contracts/errors';
import type { User } from '@pokriv/contracts/account/user';
import { call } from '@pokriv/web-kit/api';
import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';

import { answerRecaptcha, canAnswerRecaptcha } from './answer-recaptcha.ts';
import { texts } from './messages.ts';

/** Set over the reload that brings the profile's own CSP. */
const ASKED = 'phone-code-asked';

/** Shown beside the button; the host shows the others. */
const besideButton = [
  'BAD_REQUEST',
  'CONFLICT',
  'EMAIL_NOT_VERIFIED',
  'RATE_LIMITED',
  'UNAVAILABLE',
] as const satisfies ErrorCode[];

interface PhoneCode {
  send: () => void;
  isSending: boolean;
  failure: string | undefined;
  /** Time of the next possible SMS, ms since 1970; undefined before the first. */
  resendAt: number | undefined;
  /** Place of reCAPTCHA's badge. */
  recaptcha: RefObject<HTMLDivElement | null>;
}

/** Requests codes by SMS. @param take gets the profile when another tab has verified the phone */
export function usePhoneCode(take: (user: User) => void): PhoneCode {
  const recaptcha = useRef<HTMLDivElement>(null);
  const [resendAt, setResendAt] = useState<number>();
  const [failure, setFailure] = useState<string>();
  const [isSending, setIsSending] = useState(false);

  const request = async (container: HTMLElement): Promise<void> => {
    const recaptchaToken = await answerRecaptcha(container).catch((error: unknown) => {
      console.warn('phone code: reCAPTCHA without an answer', error);
      setFailure(texts.notHuman);
    });
    if (recaptchaToken === undefined) return;
    try {
      const { data } = await call('sendPhoneCode', { body: { recaptchaToken }, quiet: besideButton });
      setResendAt(Date.now() + data.resendAfter * 1000);
    } catch (error) {
      if (error instanceof AppError && error.code === 'CONFLICT')
        return take((await call('getProfile')).data);
      console.warn('phone code: not sent', error);
      const isTold = error instanceof AppError && besideButton.some((code) => code === error.code);
      setFailure(isTold ? error.message : texts.notSent);
    }
  };

  const send = (): void => {
    if (!canAnswerRecaptcha()) {
      sessionStorage.setItem(ASKED, '1');
      location.reload();
      return;
    }
    if (isSending || !recaptcha.current) return;
    setFailure(undefined);
    setIsSending(true);
    void request(recaptcha.current).finally(() => setIsSending(false));
  };

  const goOn = useEffectEvent(() => {
    if (sessionStorage.getItem(ASKED) === null) return;
    sessionStorage.removeItem(ASKED);
    if (canAnswerRecaptcha()) send();
  });
  useEffect(() => goOn(), []);

  return { send, isSending, failure, resendAt, recaptcha };
}

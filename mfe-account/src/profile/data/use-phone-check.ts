import { errorCodes } from '@pokriv/contracts/errors';
import { isValidPhone, normalizePhone } from '@pokriv/contracts/phone';
import { call } from '@pokriv/web-kit/api';
import { useEffect, useState } from 'react';

/** Debounce, ms. */
const DEBOUNCE_MS = 500;

export type PhoneState = 'checking' | 'free' | 'taken' | undefined;

/** Debounced check whether another account has the phone; a failed check blocks nothing (spec §5). */
export function usePhoneCheck(typed: string, own: string | null): PhoneState {
  const phone = normalizePhone(typed);
  const isAsked = isValidPhone(typed) && phone !== own;
  const [known, setKnown] = useState<{ phone: string; state: PhoneState }>();

  useEffect(() => {
    if (!isAsked) return;
    let isCurrent = true;
    const ask = async () => {
      const state = await call('checkPhone', { body: { phone }, quiet: errorCodes }).then(
        ({ data }) => (data.isAvailable ? ('free' as const) : ('taken' as const)),
        (error: unknown) => console.warn('phone check: failed, availability unknown', error),
      );
      if (isCurrent) setKnown({ phone, state: state ?? undefined });
    };
    const timer = setTimeout(() => void ask(), DEBOUNCE_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [phone, isAsked]);

  if (!isAsked) return undefined;
  return known?.phone === phone ? known.state : 'checking';
}

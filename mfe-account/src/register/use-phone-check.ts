import { errorCodes } from '@pokriv/contracts/errors';
import { isValidPhone, normalizePhone } from '@pokriv/contracts/phone';
import { call } from '@pokriv/web-kit/api';
import { useCallback, useEffect, useRef, useState } from 'react';

/** Undefined after a failed check, which blocks nothing (spec §5). */
async function isPhoneTaken(phone: string): Promise<boolean | undefined> {
  try {
    const { data } = await call('checkPhone', { body: { phone }, quiet: errorCodes });
    return !data.isAvailable;
  } catch (error) {
    console.warn('phone check: failed, availability unknown', error);
    return undefined;
  }
}

/** Debounce, ms. */
const DEBOUNCE_MS = 400;

export type PhoneState = 'unasked' | 'checking' | 'free' | 'taken' | 'unknown';

const stateOf = (isTaken: boolean | undefined): PhoneState =>
  isTaken === undefined ? 'unknown' : isTaken ? 'taken' : 'free';

interface PhoneCheck {
  state: PhoneState;
  /** Availability of a number, from the cache or a pending check where possible. */
  isTaken: (phone: string) => Promise<boolean | undefined>;
}

/** Debounced availability check; each number is checked once. */
export function usePhoneCheck(typed: string): PhoneCheck {
  const [answers, setAnswers] = useState<Readonly<Record<string, PhoneState>>>({});
  const checks = useRef(new Map<string, Promise<boolean | undefined>>());
  const phone = isValidPhone(typed) ? normalizePhone(typed) : '';

  const isTaken = useCallback((number: string) => {
    const running = checks.current.get(number);
    if (running) return running;
    const started = isPhoneTaken(number).then((answer) => {
      // A failed check may be retried.
      if (answer === undefined) checks.current.delete(number);
      setAnswers((known) => ({ ...known, [number]: stateOf(answer) }));
      return answer;
    });
    checks.current.set(number, started);
    return started;
  }, []);

  useEffect(() => {
    if (!phone) return;
    const timer = setTimeout(() => void isTaken(phone), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [phone, isTaken]);

  return { state: phone ? (answers[phone] ?? 'checking') : 'unasked', isTaken };
}

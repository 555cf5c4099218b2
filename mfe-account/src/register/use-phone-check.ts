import { isValidPhone, normalizePhone } from '@pokriv/contracts/phone';
import { useCallback, useEffect, useRef, useState } from 'react';

import { isPhoneTaken } from './is-phone-taken.ts';

/** Debounce, ms. */
const PAUSE_MS = 400;

export type PhoneState = 'unasked' | 'checking' | 'free' | 'taken' | 'unknown';

const stateOf = (isTaken: boolean | undefined): PhoneState =>
  isTaken === undefined ? 'unknown' : isTaken ? 'taken' : 'free';

interface PhoneCheck {
  state: PhoneState;
  /** Availability of a number, from the cache or a pending check where possible. */
  isTaken: (phone: string) => Promise<boolean | undefined>;
}

/** Debounced availability of the typed phone; each number is checked once. */
export function usePhoneCheck(typed: string): PhoneCheck {
  const [answers, setAnswers] = useState<Readonly<Record<string, PhoneState>>>({});
  const asked = useRef(new Map<string, Promise<boolean | undefined>>());
  const phone = isValidPhone(typed) ? normalizePhone(typed) : '';

  const isTaken = useCallback((number: string) => {
    const present = asked.current.get(number);
    if (present) return present;
    const made = isPhoneTaken(number).then((answer) => {
      // A failed check may be retried.
      if (answer === undefined) asked.current.delete(number);
      setAnswers((known) => ({ ...known, [number]: stateOf(answer) }));
      return answer;
    });
    asked.current.set(number, made);
    return made;
  }, []);

  useEffect(() => {
    if (!phone) return;
    const timer = setTimeout(() => void isTaken(phone), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [phone, isTaken]);

  return { state: phone ? (answers[phone] ?? 'checking') : 'unasked', isTaken };
}

import { isValidPhone, normalizePhone } from '@pokriv/contracts/phone';
import { useCallback, useEffect, useRef, useState } from 'react';

import { isPhoneTaken } from './is-phone-taken.ts';

/** Asked only once the typing pauses. */
const PAUSE_MS = 400;

export type PhoneState = 'unasked' | 'checking' | 'free' | 'taken' | 'unknown';

const stateOf = (isTaken: boolean | undefined): PhoneState =>
  isTaken === undefined ? 'unknown' : isTaken ? 'taken' : 'free';

interface PhoneCheck {
  state: PhoneState;
  /** The answer for this number, asked for only if it is not known or under way. */
  isTaken: (phone: string) => Promise<boolean | undefined>;
}

/** Whether the number in the field is free, while it is typed; each number is asked about once. */
export function usePhoneCheck(typed: string): PhoneCheck {
  const [answers, setAnswers] = useState<Readonly<Record<string, PhoneState>>>({});
  const asked = useRef(new Map<string, Promise<boolean | undefined>>());
  const phone = isValidPhone(typed) ? normalizePhone(typed) : '';

  const isTaken = useCallback((number: string) => {
    const present = asked.current.get(number);
    if (present) return present;
    const made = isPhoneTaken(number).then((answer) => {
      // What could not be asked may be asked again.
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

import { useState, type ChangeEvent } from 'react';

import { leaseDays } from './lease-days.ts';
import { leaseTexts as texts } from './messages.ts';

/** The end of a lease as it is typed; empty: not known. */
export function useLeaseEnd(initial = '') {
  const [leaseEnd, setLeaseEnd] = useState(initial);
  const [error, setError] = useState<string>();
  const [{ first, last }] = useState(() => leaseDays(new Date()));
  return {
    leaseEnd,
    /** Shows what is wrong. @returns whether the day may be sent */
    check: (): boolean => {
      const isRight = leaseEnd === '' || (leaseEnd >= first && leaseEnd <= last);
      setError(isRight ? undefined : texts.wrong);
      return isRight;
    },
    refuse: setError,
    field: {
      type: 'date',
      min: first,
      max: last,
      value: leaseEnd,
      error,
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
        setError(undefined);
        setLeaseEnd(target.value);
      },
    } as const,
  };
}

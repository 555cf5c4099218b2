import { leaseOfferAt } from '@pokriv/contracts/lease-offer';
import { LEASE_OFFER_DAYS } from '@pokriv/contracts/listing/today-rules';
import { useState, type ChangeEvent } from 'react';

import { leaseDays } from './lease-days.ts';
import { leaseTexts as texts } from './messages.ts';

/** Date of the renewed offer; a short lease gets no mail. */
function hintOf(leaseEnd: string, count: number, now: Date): string {
  if (leaseEnd === '') return texts.unknownHint(LEASE_OFFER_DAYS, count);
  return leaseOfferAt(leaseEnd, now) ? texts.offerHint(LEASE_OFFER_DAYS, count) : texts.soonHint(count);
}

/**
 * End of a lease; empty means unknown.
 * @param count listings with this end
 */
export function useLeaseEnd(initial = '', count = 1) {
  const [leaseEnd, setLeaseEnd] = useState(initial);
  const [error, setError] = useState<string>();
  const [now] = useState(() => new Date());
  const { first, last } = leaseDays(now);
  const isRight = leaseEnd === '' || (leaseEnd >= first && leaseEnd <= last);
  return {
    leaseEnd,
    /** Validates and shows the error. @returns true for a valid day */
    check: (): boolean => {
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
      hint: isRight ? hintOf(leaseEnd, count, now) : '',
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
        setError(undefined);
        setLeaseEnd(target.value);
      },
    } as const,
  };
}

import { AppError } from '@pokriv/contracts/errors';
import { call } from '@pokriv/web-kit/api';
import { useEffect, useEffectEvent, useState } from 'react';

/** Well within the two minutes that a lease lasts. */
const RENEW_MS = 45_000;

interface LeaseOptions {
  /** False for a listing that waits for no decision. */
  isWanted: boolean;
  /** Asked when the listing is left: whether a decision about it is still to be sent. */
  isKept: () => boolean;
}

/** Keeps a listing for this moderator while it is open. @returns who has it instead, in words */
export function useLease(id: string, { isWanted, isKept }: LeaseOptions): string | undefined {
  const [refusal, setRefusal] = useState<string>();
  const isStillKept = useEffectEvent(isKept);
  useEffect(() => {
    if (!isWanted) return;
    let isOpen = true;
    const take = () =>
      call('takeLease', { params: { id }, quiet: ['CONFLICT'] }).then(
        () => {
          if (isOpen) setRefusal(undefined);
        },
        (error: unknown) => {
          if (isOpen && error instanceof AppError && error.code === 'CONFLICT') setRefusal(error.message);
        },
      );
    void take();
    const timer = setInterval(() => void take(), RENEW_MS);
    return () => {
      isOpen = false;
      clearInterval(timer);
      if (isStillKept()) return;
      // A lease that is not dropped runs out after two minutes.
      call('dropLease', { params: { id }, quiet: ['UNAUTHENTICATED', 'NETWORK'] }).catch((error: unknown) =>
        console.debug('the lease was not dropped', error),
      );
    };
  }, [id, isWanted]);
  return refusal;
}

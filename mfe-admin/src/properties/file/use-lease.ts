import { AppError } from '@pokriv/contracts/errors';
import { call } from '@pokriv/web-kit/api';
import { useEffect, useEffectEvent, useState } from 'react';

/** Well below the TTL of a lease, two minutes. */
const RENEW_MS = 45_000;

interface LeaseOptions {
  isWanted: boolean;
  /** Keeps the lease on unmount, for a decision in its undo window. */
  isKept: () => boolean;
}

/** Holds a lease on the open listing. @returns the refusal in words while another moderator holds it */
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
      // An undropped lease expires after two minutes.
      call('dropLease', { params: { id }, quiet: ['UNAUTHENTICATED', 'NETWORK'] }).catch((error: unknown) =>
        console.debug('moderation lease: drop failed, expires on its own', error),
      );
    };
  }, [id, isWanted]);
  return refusal;
}

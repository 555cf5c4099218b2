import { AppError } from '@pokriv/contracts/errors';
import { call } from '@pokriv/web-kit/api';
import { useEffect, useState } from 'react';

/** Well within the two minutes that a lease lasts. */
const RENEW_MS = 45_000;

/**
 * Keeps a listing for this moderator while it is open. @returns who has it instead, if anybody
 * @param isWanted false for what nobody has to decide on
 */
export function useLease(id: string, isWanted: boolean): string | undefined {
  const [refusal, setRefusal] = useState<string>();
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
      // It would run out by itself: the next one only has to wait a little longer.
      call('dropLease', { params: { id }, quiet: ['UNAUTHENTICATED', 'NETWORK'] }).catch((error: unknown) =>
        console.debug('the lease was not dropped', error),
      );
    };
  }, [id, isWanted]);
  return refusal;
}

import type { Payment } from '@pokriv/contracts/billing/billing';
import type { AppError } from '@pokriv/contracts/errors';
import { useRead } from '@pokriv/web-kit/api';
import { useSession } from '@pokriv/web-kit/session';
import { useEffect, useState } from 'react';

/** Polling limit (decisions §8). */
const WAIT_MS = 30_000;
const POLL_MS = 1500;
const unknownStatuses = [400, 404, 422];

export type SessionPayment =
  | { stage: 'unnamed' | 'visitor' | 'checking' | 'late' | 'unknown' }
  | { stage: 'failed'; error: AppError }
  | { stage: 'known'; payment: Payment };

interface Options {
  isAwaited: boolean;
}

export function usePaymentOfSession(reference: string, { isAwaited }: Options) {
  const session = useSession();
  const [round, setRound] = useState(1);
  const [lateRound, setLateRound] = useState(0);
  const isLate = lateRound === round;
  const isAsked = reference !== '' && session.status === 'signed-in';
  const isOpen = isAsked && isAwaited && !isLate;

  const { data, error, mutate } = useRead('listPayments', {
    query: { sessionId: reference },
    isEnabled: isAsked,
    swr: {
      dedupingInterval: 1000,
      refreshInterval: (latest) => {
        const status = latest?.data[0]?.status;
        return isOpen && (!status || status === 'pending') ? POLL_MS : 0;
      },
    },
  });

  useEffect(() => {
    if (!isOpen) return;
    const timer = setTimeout(() => setLateRound(round), WAIT_MS);
    return () => clearTimeout(timer);
  }, [isOpen, round]);

  const stageNow = (): SessionPayment => {
    if (!reference) return { stage: 'unnamed' };
    if (session.status !== 'signed-in')
      return { stage: session.status === 'visitor' ? 'visitor' : 'checking' };
    if (!data && error) {
      return unknownStatuses.includes(error.status) ? { stage: 'unknown' } : { stage: 'failed', error };
    }
    const payment = data?.data[0];
    if (payment && !(isAwaited && payment.status === 'pending')) return { stage: 'known', payment };
    if (isLate) return { stage: payment ? 'late' : 'unknown' };
    return { stage: data && !isAwaited ? 'unknown' : 'checking' };
  };

  return {
    now: stageNow(),
    checkAgain: () => {
      setRound((last) => last + 1);
      void mutate();
    },
  };
}

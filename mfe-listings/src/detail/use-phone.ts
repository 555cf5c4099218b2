import { AppError, type ErrorCode } from '@pokriv/contracts/errors';
import { call } from '@pokriv/web-kit/api';
import { useState } from 'react';

/** Told beside the button, where the number was looked for. */
const toldHere: readonly ErrorCode[] = ['RATE_LIMITED', 'NOT_FOUND', 'GONE'];

/** The owner's phone: asked for by a press, because every reveal is counted and limited (decisions §3). */
export function usePhone(id: string) {
  const [phone, setPhone] = useState<string>();
  const [failure, setFailure] = useState<AppError>();
  const [isBusy, setIsBusy] = useState(false);

  /** @returns the number; undefined when there is none, or one press is under way already */
  const reveal = async (): Promise<string | undefined> => {
    if (isBusy || phone) return phone;
    setIsBusy(true);
    setFailure(undefined);
    try {
      const { data } = await call('revealPhone', { params: { id }, quiet: toldHere });
      setPhone(data.phone);
      return data.phone;
    } catch (error) {
      if (error instanceof AppError && toldHere.includes(error.code)) setFailure(error);
      return undefined;
    } finally {
      setIsBusy(false);
    }
  };
  return { phone, failure, isBusy, reveal };
}

export type Phone = ReturnType<typeof usePhone>;

import { AppError, type ErrorCode } from '@pokriv/contracts/errors';
import { call, useRead } from '@pokriv/web-kit/api';
import { useState } from 'react';

import { pageErrorCodes } from '@pokriv/web-kit/page-error-codes';
import { reachedBy } from './contact-ways.ts';
import { isOwnView, type Listing } from '../listing.ts';

const inlineErrors: readonly ErrorCode[] = ['RATE_LIMITED', 'NOT_FOUND', 'GONE'];

/**
 * Phone on demand: each reveal counts against a daily quota (decisions §3). The quota loads first; if that fails, the
 * reveal itself reports it.
 */
export function usePhone(listing: Listing) {
  const { id } = listing;
  const [phone, setPhone] = useState<string>();
  const [failure, setFailure] = useState<AppError>();
  const [isBusy, setIsBusy] = useState(false);
  const { data: allowance, mutate } = useRead('readPhoneAllowance', {
    params: { id },
    quiet: pageErrorCodes,
    isEnabled: reachedBy(listing) === 'phone' && !isOwnView(listing),
    // No deduping: other listings change the quota.
    swr: { dedupingInterval: 0 },
  });

  /** @returns the number; undefined without one or while revealing */
  const reveal = async (): Promise<string | undefined> => {
    if (isBusy || phone) return phone;
    setIsBusy(true);
    setFailure(undefined);
    try {
      const { data } = await call('revealPhone', { params: { id }, quiet: inlineErrors });
      setPhone(data.phone);
      return data.phone;
    } catch (error) {
      if (error instanceof AppError && inlineErrors.includes(error.code)) setFailure(error);
      return undefined;
    } finally {
      setIsBusy(false);
      void mutate();
    }
  };

  const { left, message } = allowance?.data ?? {};
  return {
    phone,
    failure,
    isBusy,
    reveal,
    left,
    usedUp: phone ? undefined : (message ?? undefined),
  };
}

export type Phone = ReturnType<typeof usePhone>;

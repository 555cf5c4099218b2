import type { ReplyOf } from '@pokriv/contracts/endpoints';
import { AppError, type ErrorCode } from '@pokriv/contracts/errors';
import { call, refresh } from '@pokriv/web-kit/api';
import { useState } from 'react';

import { pageErrorCodes } from '@pokriv/web-kit/page-error-codes';
import { refreshListings } from '../refresh-listings.ts';

export type Failure = 'used' | 'expired' | 'invalid' | 'gone' | 'refused' | 'again';
export type LinkState =
  | { step: 'asking' | 'sending' }
  | { step: 'done'; result: ReplyOf<'followListingLink'>['data'] }
  | { step: 'failed'; failure: Failure; message: string };

const failures: Partial<Record<ErrorCode, Failure>> = {
  CONFLICT: 'used',
  GONE: 'expired',
  BAD_REQUEST: 'invalid',
  NOT_FOUND: 'gone',
  INVALID_TRANSITION: 'refused',
  LISTING_LIMIT_REACHED: 'refused',
  UNPROCESSABLE: 'refused',
  FORBIDDEN: 'refused',
};

export function useLink(token: string) {
  const [state, setState] = useState<LinkState>({ step: 'asking' });
  const follow = async (): Promise<void> => {
    setState({ step: 'sending' });
    try {
      const { data: result } = await call('followListingLink', { body: { token }, quiet: pageErrorCodes });
      setState({ step: 'done', result });
      await Promise.all([refresh('readAllowance'), refreshListings()]);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      setState({ step: 'failed', failure: failures[error.code] ?? 'again', message: error.message });
    }
  };
  return { state, follow };
}

import { AppError, type ErrorCode } from '@pokriv/contracts/errors';
import type { LinkAction } from '@pokriv/contracts/listing/link-actions';
import type { FollowedLink } from '@pokriv/contracts/listing/listing-link';
import { call, refresh } from '@pokriv/web-kit/api';
import { pageErrorCodes } from '@pokriv/web-kit/page-error-codes';
import { useState } from 'react';

import { refreshListings } from '../refresh-listings.ts';

export type Failure = 'used' | 'expired' | 'invalid' | 'gone' | 'refused' | 'again';

/** New end of a prolonged lease; null means unknown. */
export interface Answer {
  leaseEnd?: string | null;
}

export type LinkState =
  /** `refusal`: validation error of the answer. */
  | { step: 'asking'; refusal?: string }
  | { step: 'sending' }
  | { step: 'done'; result: FollowedLink }
  | { step: 'failed'; failure: Failure; message: string; answer: Answer };

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

/** A lease link is reusable, so its conflict means a changed end of lease. */
const failureOf = (code: ErrorCode, action: LinkAction): Failure => {
  const isOfLease = action === 'relist' || action === 'prolong';
  return code === 'CONFLICT' && isOfLease ? 'refused' : (failures[code] ?? 'again');
};

export function useLink(token: string, action: LinkAction) {
  const [state, setState] = useState<LinkState>({ step: 'asking' });
  const follow = async (answer: Answer = {}): Promise<void> => {
    setState({ step: 'sending' });
    try {
      const body = { token, ...answer };
      const { data: result } = await call('followListingLink', { body, quiet: pageErrorCodes });
      setState({ step: 'done', result });
      await Promise.all([refresh('readAllowance'), refreshListings()]);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      const { code, message } = error;
      if (code === 'UNPROCESSABLE' && action === 'prolong')
        return setState({ step: 'asking', refusal: message });
      setState({ step: 'failed', failure: failureOf(code, action), message, answer });
    }
  };
  return { state, follow };
}

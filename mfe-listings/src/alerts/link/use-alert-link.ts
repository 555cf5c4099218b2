import type { AlertLinkShown } from '@pokriv/contracts/alert/saved-search';
import { AppError, type ErrorCode } from '@pokriv/contracts/errors';
import { call } from '@pokriv/web-kit/api';
import { pageErrorCodes } from '@pokriv/web-kit/page-error-codes';
import { useState } from 'react';

import { refreshSearches } from '../use-saved-searches.ts';

/** `again`: retryable, with the server's message. */
export type Failure = 'expired' | 'invalid' | 'gone' | 'refused' | 'again';

const failures: Partial<Record<ErrorCode, Failure>> = {
  GONE: 'expired',
  BAD_REQUEST: 'invalid',
  UNPROCESSABLE: 'invalid',
  NOT_FOUND: 'gone',
  CONFLICT: 'refused',
  FORBIDDEN: 'refused',
};

export const failureOf = ({ code }: AppError): Failure => failures[code] ?? 'again';

export type LinkState =
  | { step: 'asking' }
  | { step: 'sending'; hasFoundHome: boolean }
  | { step: 'done'; hasFoundHome: boolean; shown: AlertLinkShown }
  | { step: 'failed'; hasFoundHome: boolean; error: AppError };

/** Runs the action of a mailed link on a button press. */
export function useAlertLink(token: string) {
  const [state, setState] = useState<LinkState>({ step: 'asking' });
  /** @param hasFoundHome the alternative answer to „Още ли търсите?“ */
  const follow = async ({ hasFoundHome = false } = {}): Promise<void> => {
    setState({ step: 'sending', hasFoundHome });
    try {
      const { data: shown } = await call('followAlertLink', {
        params: { token },
        ...(hasFoundHome && { body: { hasFoundHome } }),
        quiet: pageErrorCodes,
      });
      setState({ step: 'done', hasFoundHome, shown });
      await refreshSearches();
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      setState({ step: 'failed', hasFoundHome, error });
    }
  };
  return { state, follow };
}

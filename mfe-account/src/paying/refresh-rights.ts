import { AppError } from '@pokriv/contracts/errors';
import { call, refresh } from '@pokriv/web-kit/api';
import { setAuth } from '@pokriv/web-kit/session';

/** Refreshes session, profile and listing reads after a payment changed the user's rights. */
export async function refreshRights(): Promise<void> {
  const isRead = refresh(
    'getProfile',
    'readSubscription',
    'readSubscriptionStatus',
    'listPayments',
    'listMyProperties',
    'readAllowance',
    'listPromotions',
  );
  try {
    const { data } = await call('getProfile');
    setAuth({ user: data });
  } catch (error) {
    // The session has the old rights until its next read; the payment is valid.
    if (!(error instanceof AppError)) throw error;
  }
  await isRead;
}

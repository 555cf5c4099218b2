import { AppError } from '@pokriv/contracts/errors';
import { call, refresh } from '@pokriv/web-kit/api';
import { setAuth } from '@pokriv/web-kit/session';

/** Refreshes session, profile and listing reads after a payment has changed the rights of the user. */
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
    // The session keeps the old rights until the next read; the payment itself stands.
    if (!(error instanceof AppError)) throw error;
  }
  await isRead;
}

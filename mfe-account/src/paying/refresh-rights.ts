import { AppError } from '@pokriv/contracts/errors';
import { call, refresh } from '@pokriv/web-kit/api';
import { setAuth } from '@pokriv/web-kit/session';

/** After money has moved, the person's rights appear everywhere: in the session, in the profile, at the listings. */
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
    // The session shows the old rights until the next read; what was done is done.
    if (!(error instanceof AppError)) throw error;
  }
  await isRead;
}

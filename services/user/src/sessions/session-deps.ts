import type { Limit } from '@pokriv/service-kit/limits';

import type { AccountDeps } from '../accounts/change-account.ts';
import type { IdentityProvider } from './identity-provider.ts';

export interface SessionDeps extends AccountDeps {
  provider: IdentityProvider;
  limits: Record<'login' | 'forgotPassword' | 'verificationEmail', Limit>;
}

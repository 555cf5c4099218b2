import type { AccountDeps } from '../accounts/change-account.ts';
import type { UserLimits } from '../limits.ts';
import type { IdentityProvider } from './identity-provider.ts';

export interface SessionDeps extends AccountDeps {
  provider: IdentityProvider;
  limits: UserLimits;
}

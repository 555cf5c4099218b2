import type { AccountDeps } from '../accounts/change-account.ts';
import type { IdentityProvider } from '../sessions/identity-provider.ts';

export interface SuspensionDeps extends AccountDeps {
  provider: Pick<IdentityProvider, 'endSessions'>;
}

import type { ReadProfileDeps } from '../accounts/get-profile.ts';
import type { NetworkLimits, UserLimits } from '../limits.ts';
import type { GuessPace } from './guess-pace.ts';
import type { IdentityProvider } from '../identity-provider.ts';
import type { KnownDevices } from './known-devices.ts';

export interface SessionDeps extends ReadProfileDeps {
  provider: IdentityProvider;
  limits: UserLimits;
  networkLimits: NetworkLimits;
  devices: KnownDevices;
  pace: GuessPace;
}

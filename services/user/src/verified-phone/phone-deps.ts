import type { AccountDeps } from '../accounts/change-account.ts';
import type { IdentityProvider } from '../identity-provider.ts';
import type { NetworkLimits, UserLimits } from '../limits.ts';
import type { PhoneCodeRepository } from './phone-code.repository.ts';

export interface PhoneDeps extends AccountDeps {
  phoneCodes: PhoneCodeRepository;
  provider: Pick<IdentityProvider, 'sendPhoneCode' | 'provePhone' | 'forgetPhone'>;
  limits: Pick<UserLimits, 'phone-code' | 'phone-code-number' | 'phone-code-site'>;
  networkLimits: Pick<NetworkLimits, 'phone-code-ip'>;
  now: () => Date;
}

import type { AdminMfa } from '@pokriv/service-kit/admin-mfa';

import type { SessionDeps } from '../sessions/session-deps.ts';
import type { SecondFactorRepository } from './second-factor.repository.ts';
import type { SecretBox } from './secret-box.ts';

export interface SecondFactorDeps extends SessionDeps {
  secondFactors: SecondFactorRepository;
  box: SecretBox;
  adminMfa: AdminMfa;
  now: () => Date;
}

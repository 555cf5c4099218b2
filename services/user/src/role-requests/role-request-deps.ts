import type { AccountDeps } from '../accounts/change-account.ts';
import type { UserLimits } from '../limits.ts';
import type { RoleRequestRepository } from './role-request.repository.ts';

export interface RoleRequestDeps extends AccountDeps {
  roleRequests: RoleRequestRepository;
  limits: UserLimits;
}

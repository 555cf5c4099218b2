import { adminUserStates, type AdminUserState } from '@pokriv/contracts/account/admin-user-options';
import { Badge, type BadgeTone } from '@pokriv/web-kit/ui';

const tones: Readonly<Record<AdminUserState, BadgeTone>> = {
  active: 'good',
  unverified: 'neutral',
  suspended: 'danger',
  leaving: 'wait',
};

export function StateBadge({ state }: { state: AdminUserState }) {
  return <Badge $tone={tones[state]}>{adminUserStates[state]}</Badge>;
}

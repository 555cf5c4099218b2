import { Link } from '@pokriv/web-kit/router';
import { Text } from '@pokriv/web-kit/ui';

import { fullName } from '../list/full-name.ts';
import { texts } from './messages.ts';
import type { ShownPayment } from './shown-payment.ts';

const pageOf = (id: string) => `/admin/users/${id}?tab=billing`;

/** Who paid, with the way to their page; whose account is gone has none. */
export function Payer({ payment: { user, userId } }: { payment: Pick<ShownPayment, 'user' | 'userId'> }) {
  if (user === null) return texts.nobody;
  if (!user) return <Link to={pageOf(userId)}>{texts.payerPage}</Link>;
  return (
    <div>
      <Link to={pageOf(user.id)}>{fullName(user)}</Link>
      <Text $size="tiny" $tone="muted">
        {user.email}
      </Text>
    </div>
  );
}

import { ERASED } from '@pokriv/contracts/erased';
import { pathTo } from '@pokriv/contracts/page';
import * as pages from '@pokriv/contracts/pages';
import { Link } from '@pokriv/web-kit/router';

import { fullName } from '../list/full-name.ts';
import { MailLine } from '../list/mail-line.tsx';
import { texts } from './messages.ts';
import type { ShownPayment } from './shown-payment.ts';

const pageOf = (id: string) => `${pathTo(pages.adminUser, id)}?tab=billing`;

/** Name of the payer, unlinked for an erased account. */
export function Payer({ payment: { user, userId } }: { payment: Pick<ShownPayment, 'user' | 'userId'> }) {
  if (user === null || userId === ERASED) return texts.erasedAccount;
  if (!user) return <Link to={pageOf(userId)}>{texts.payerPage}</Link>;
  return (
    <div>
      <Link to={pageOf(user.id)}>{fullName(user)}</Link>
      <MailLine email={user.email} />
    </div>
  );
}

import * as pages from '@pokriv/contracts/pages';
import type { SessionUser } from '@pokriv/web-kit/session';
import { useUser } from '@pokriv/web-kit/session';
import { ButtonLink } from '@pokriv/web-kit/ui';
import { MailCheck } from 'lucide-react';

import { Outcome } from '../frame/outcome.tsx';
import { texts } from '../messages.ts';
import { ResendButton } from './resend-button.tsx';

function NextStep({ user }: { user: SessionUser | undefined }) {
  if (!user) return <ButtonLink to={pages.login.path}>{texts.toLogin}</ButtonLink>;
  if (!user.isEmailVerified) return <ResendButton>{texts.verification.resend}</ResendButton>;
  if (user.role === 'landlord')
    return <ButtonLink to={pages.newListing.path}>{texts.verification.addListing}</ButtonLink>;
  if (user.role === 'tenant' && user.isRoleChosen === false)
    return <ButtonLink to={pages.selectRole.path}>{texts.verification.chooseRole}</ButtonLink>;
  return <ButtonLink to={pages.search.path}>{texts.verification.toListings}</ButtonLink>;
}

export function Confirmed() {
  const user = useUser();
  const ownText =
    user?.role === 'landlord' ? texts.verification.confirmedLandlord : texts.verification.confirmed;
  const isForAnother = user?.isEmailVerified === false;
  return (
    <Outcome
      tone="good"
      icon={MailCheck}
      title={texts.verification.confirmedTitle}
      actions={
        <>
          <NextStep user={user} />
          <ButtonLink to="/" variant="secondary">
            {texts.toHome}
          </ButtonLink>
        </>
      }
    >
      {isForAnother ? texts.verification.confirmedOther(user.email) : ownText}{' '}
      {!user && texts.verification.confirmedVisitor}
    </Outcome>
  );
}

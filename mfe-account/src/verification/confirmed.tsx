import type { SessionUser } from '@pokriv/web-kit/session';
import { useUser } from '@pokriv/web-kit/session';
import { ButtonLink } from '@pokriv/web-kit/ui';
import { MailCheck } from 'lucide-react';

import { Outcome } from '../frame/outcome.tsx';
import { texts } from '../messages.ts';
import { ResendButton } from './resend-button.tsx';

/** What comes next for this person. */
function NextStep({ user }: { user: SessionUser | undefined }) {
  if (!user) return <ButtonLink to="/login">{texts.toLogin}</ButtonLink>;
  if (!user.isEmailVerified) return <ResendButton>{texts.verification.resend}</ResendButton>;
  if (user.role === 'landlord')
    return <ButtonLink to="/create-property">{texts.verification.addListing}</ButtonLink>;
  if (user.role === 'tenant' && user.isRoleChosen === false)
    return <ButtonLink to="/select-role">{texts.verification.chooseRole}</ButtonLink>;
  return <ButtonLink to="/properties">{texts.verification.toListings}</ButtonLink>;
}

/** What the confirmation opens to this person; a visitor's role is not known here. */
function confirmedText(user: SessionUser | undefined): string {
  if (!user) return texts.verification.confirmedVisitor;
  return user.role === 'tenant' ? texts.verification.confirmedTenant : texts.verification.confirmed;
}

/** The link has done its work, for whoever is signed in here, for another account, or for a visitor. */
export function Confirmed() {
  const user = useUser();
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
      {isForAnother ? texts.verification.confirmedOther(user.email) : confirmedText(user)}
    </Outcome>
  );
}

import { pathTo } from '@pokriv/contracts/page';
import * as pages from '@pokriv/contracts/pages';
import type { SessionUser } from '@pokriv/web-kit/session';
import { useUser } from '@pokriv/web-kit/session';
import { ButtonLink, Loading, Skeleton } from '@pokriv/web-kit/ui';
import { MailCheck } from 'lucide-react';

import { Outcome } from '../frame/outcome.tsx';
import { texts } from '../messages.ts';
import { ResendButton } from './resend-button.tsx';
import { useWaitingDraft } from './use-waiting-draft.ts';

type Waiting = ReturnType<typeof useWaitingDraft>;

/** Resumes the draft that needed the e-mail, or starts a listing. */
function ListingStep({ draft, isLoading }: Waiting) {
  if (isLoading)
    return (
      <Loading>
        <Skeleton $width="180px" $height="48px" />
      </Loading>
    );
  return draft ? (
    <ButtonLink to={pathTo(pages.editListing, draft.id)}>{texts.verification.resumeDraft}</ButtonLink>
  ) : (
    <ButtonLink to={pages.newListing.path}>{texts.verification.addListing}</ButtonLink>
  );
}

function NextStep({ user, waiting }: { user: SessionUser | undefined; waiting: Waiting }) {
  if (!user) return <ButtonLink to={pages.login.path}>{texts.toLogin}</ButtonLink>;
  if (!user.isEmailVerified) return <ResendButton>{texts.verification.resend}</ResendButton>;
  if (user.role === 'landlord') return <ListingStep {...waiting} />;
  if (user.role === 'tenant' && user.isRoleChosen === false)
    return <ButtonLink to={pages.selectRole.path}>{texts.verification.chooseRole}</ButtonLink>;
  return <ButtonLink to={pages.search.path}>{texts.verification.toListings}</ButtonLink>;
}

export function Confirmed() {
  const user = useUser();
  const isLandlord = user?.role === 'landlord';
  const waiting = useWaitingDraft({ isEnabled: isLandlord && user.isEmailVerified === true });
  const landlordText = waiting.draft
    ? texts.verification.confirmedDraft
    : texts.verification.confirmedLandlord;
  const ownText = isLandlord ? landlordText : texts.verification.confirmed;
  const isForAnother = user?.isEmailVerified === false;
  return (
    <Outcome
      tone="good"
      icon={MailCheck}
      title={texts.verification.confirmedTitle}
      actions={
        <>
          <NextStep user={user} waiting={waiting} />
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

import * as pages from '@pokriv/contracts/pages';
import { Link, Navigate, useEntryState, useLocation, useNavigate } from '@pokriv/web-kit/router';
import { currentUser, useIsHydrated, type SessionUser } from '@pokriv/web-kit/session';
import { HINT_CLASS } from '@pokriv/web-kit/session-boot';
import { toastAtom } from '@pokriv/web-kit/toast';
import { Text } from '@pokriv/web-kit/ui';
import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { styled } from 'styled-components';

import { AccountFrame } from '../frame/account-frame.tsx';
import { texts } from '../messages.ts';
import { GoogleButton } from './google-button.tsx';
import { LoginForm } from './login-form.tsx';
import { ReasonListing } from './reason-listing.tsx';
import { prefilledEmail } from './prefilled-email.ts';
import { secondFactorFirst } from './second-factor-first.ts';
import { useAfterSignIn } from './use-after-sign-in.ts';
import { useSignInReason } from './use-sign-in-reason.ts';

/** Landing page of a sign-in without a wanted page, by role. */
export function landingOf({ role }: Pick<SessionUser, 'role'>, target: string): string {
  if (target !== pages.home.path) return target;
  if (role === 'admin') return pages.adminHome.path;
  return role === 'landlord' ? pages.today.path : target;
}

/** The rendered page is a visitor's: hidden until a session that may exist is known. */
const ForVisitors = styled.div`
  .${HINT_CLASS} & {
    visibility: hidden;
  }
`;

/** Login (spec §2). */
export function LoginPage() {
  const navigate = useNavigate();
  const { search, state } = useLocation();
  const toast = useSetAtom(toastAtom);
  const wanted = useAfterSignIn();
  // Read once: during a sign-in the session exists before the flow has ended.
  const [sentOnTo] = useState(() => {
    const user = currentUser();
    return user && landingOf(user, wanted);
  });
  const isHydrated = useIsHydrated();
  const email = prefilledEmail(useEntryState());
  const [isRemembered, setIsRemembered] = useState(true);
  const reason = useSignInReason();
  if (sentOnTo && isHydrated) return <Navigate to={sentOnTo} replace />;

  const arrive = async (user: SessionUser, text: string) => {
    const target = landingOf(user, wanted);
    const first = await secondFactorFirst(user, target);
    // The greeting follows after the second factor.
    if (first) return navigate(first, { replace: true, state: { greeting: text } });
    toast({ tone: 'success', text });
    return navigate(target, { replace: true });
  };
  const textFor = ({ isEmailVerified }: SessionUser) =>
    isEmailVerified ? texts.login.done : texts.login.doneUnverified;

  return (
    <ForVisitors>
      <AccountFrame
        title={texts.login.title}
        lead={reason?.isOfListing ? undefined : (reason?.text ?? texts.login.lead)}
      >
        {reason?.isOfListing && <ReasonListing picture={reason.picture}>{reason.text}</ReasonListing>}
        <GoogleButton
          text={texts.login.google}
          isRemembered={isRemembered}
          onDone={(user) => arrive(user, texts.login.doneGoogle)}
        />
        <LoginForm
          key={email}
          email={email}
          isRemembered={isRemembered}
          onRemember={setIsRemembered}
          onDone={(user) => arrive(user, textFor(user))}
        />
        <Text>
          {texts.login.noAccount}{' '}
          <Link to={`${pages.register.path}${search}`} state={state}>
            {texts.login.register}
          </Link>
        </Text>
      </AccountFrame>
    </ForVisitors>
  );
}

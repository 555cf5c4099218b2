import * as pages from '@pokriv/contracts/pages';
import { placesLeft } from '@pokriv/contracts/listing/allowance';
import { useRead, useWrite } from '@pokriv/web-kit/api';
import { setAuth, useUser } from '@pokriv/web-kit/session';
import { toastAtom } from '@pokriv/web-kit/toast';
import { Button, ButtonLink, Notice } from '@pokriv/web-kit/ui';
import { useSetAtom } from 'jotai';
import { useEffect } from 'react';

import { publishTexts } from '../messages.ts';

const texts = publishTexts.block;

export type SendingBlock = { reason: 'email'; email: string } | { reason: 'places'; limit: number };

/** Why this user cannot submit any listing (decisions §5, §7); undefined when they can. */
export function useSendingBlock(isPublished: boolean): SendingBlock | undefined {
  const user = useUser();
  const isUnverified = user !== undefined && !user.isEmailVerified;
  const isAsked = !isPublished && user !== undefined;
  const fresh = { dedupingInterval: 0, revalidateOnFocus: true };
  const profile = useRead('getProfile', { isEnabled: isAsked && isUnverified, swr: fresh });
  const { data } = useRead('readAllowance', { isEnabled: isAsked, swr: { dedupingInterval: 0 } });

  // The link of the mail may have been opened on another device.
  const verified = profile.data?.data.isEmailVerified ? profile.data.data : undefined;
  useEffect(() => {
    if (isUnverified && verified) setAuth({ user: verified });
  }, [isUnverified, verified]);

  if (isPublished || !user) return undefined;
  if (isUnverified && !verified) return { reason: 'email', email: user.email };
  const limit = data?.data.limit ?? null;
  return data && limit !== null && placesLeft(data.data) === 0 ? { reason: 'places', limit } : undefined;
}

function UnverifiedNotice({ email }: { email: string }) {
  const toast = useSetAtom(toastAtom);
  const resend = useWrite('sendVerificationEmail');
  const send = async (): Promise<void> => {
    try {
      const { message } = await resend.trigger({});
      toast({ tone: 'success', text: message ?? texts.sent });
    } catch {
      // The shell has shown the error.
    }
  };
  return (
    <Notice
      tone="wait"
      title={texts.emailTitle}
      actions={
        <Button
          type="button"
          variant="secondary"
          size="small"
          busy={resend.isMutating}
          onClick={() => void send()}
        >
          {texts.resend}
        </Button>
      }
    >
      {texts.emailText(email)}
    </Notice>
  );
}

export function SendingBlockNotice({ block }: { block: SendingBlock }) {
  if (block.reason === 'email') return <UnverifiedNotice email={block.email} />;
  return (
    <Notice
      tone="wait"
      title={texts.placesTitle}
      actions={
        <>
          <ButtonLink to={pages.subscription.path} variant="secondary" size="small">
            {texts.plans}
          </ButtonLink>
          <ButtonLink to={pages.myListings.path} variant="secondary" size="small">
            {texts.freePlace}
          </ButtonLink>
        </>
      }
    >
      {texts.placesText(block.limit)}
    </Notice>
  );
}

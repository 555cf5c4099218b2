import * as pages from '@pokriv/contracts/pages';
import { placesLeft } from '@pokriv/contracts/listing/allowance';
import { useRead } from '@pokriv/web-kit/api';
import { useUser } from '@pokriv/web-kit/session';
import { ButtonLink, Notice } from '@pokriv/web-kit/ui';

import { UnverifiedNotice, useUnverifiedEmail } from '../../verification/unverified-email.tsx';
import { publishTexts } from '../messages.ts';

const texts = publishTexts.block;

export type SendingBlock = { reason: 'email'; email: string } | { reason: 'places'; limit: number };

/** Reason why this user cannot submit a listing (decisions §5, §7); undefined if they can. */
export function useSendingBlock(isPublished: boolean): SendingBlock | undefined {
  const user = useUser();
  const isAsked = !isPublished && user !== undefined;
  const email = useUnverifiedEmail({ isEnabled: isAsked });
  const { data } = useRead('readAllowance', { isEnabled: isAsked, swr: { dedupingInterval: 0 } });

  if (!isAsked) return undefined;
  if (email !== undefined) return { reason: 'email', email };
  const limit = data?.data.limit ?? null;
  return data && limit !== null && placesLeft(data.data) === 0 ? { reason: 'places', limit } : undefined;
}

export function SendingBlockNotice({ block }: { block: SendingBlock }) {
  if (block.reason === 'email') return <UnverifiedNotice>{texts.emailText(block.email)}</UnverifiedNotice>;
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

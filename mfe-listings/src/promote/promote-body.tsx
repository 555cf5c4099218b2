import * as pages from '@pokriv/contracts/pages';
import { isHiddenByReports } from '@pokriv/contracts/listing/hidden-by-reports';
import { listingStatuses } from '@pokriv/contracts/listing/listing-states';
import type { OwnProperty } from '@pokriv/contracts/listing/property';
import { useRead } from '@pokriv/web-kit/api';
import { useUser } from '@pokriv/web-kit/session';
import { ButtonLink, ErrorState, Loading, Notice, Skeleton, Stack } from '@pokriv/web-kit/ui';
import { useEffect, useRef, useState } from 'react';

import { isOwnView } from '../listing.ts';
import { LoadError } from '../mine/load-error.tsx';
import { mineTexts } from '../mine/messages.ts';
import { isPromotable } from '../mine/owner-actions.ts';
import { pageErrorCodes } from '@pokriv/web-kit/page-error-codes';
import { promoteTexts as texts } from './messages.ts';
import { OwnPromotions } from './own-promotions.tsx';
import { PromotionForm } from './promotion-form.tsx';
import { useOwnPromotions, type Taken } from './use-own-promotions.ts';

function Waiting() {
  return (
    <Loading>
      <Stack $gap={5}>
        <Skeleton $height="220px" />
        <Skeleton $height="160px" />
        <Skeleton $height="120px" />
      </Stack>
    </Loading>
  );
}

function Promotions({ listing }: { listing: OwnProperty }) {
  const { id, status } = listing;
  const isHidden = isHiddenByReports(listing);
  const [taken, setTaken] = useState<Taken>();
  const own = useOwnPromotions(id, taken);
  const plan = useRead('readSubscriptionStatus', { quiet: pageErrorCodes, swr: { dedupingInterval: 0 } });
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (taken) heading.current?.focus();
  }, [taken]);

  if (!own.promotions) {
    return own.error ? <ErrorState message={texts.ownFailed} onRetry={own.retry} /> : <Waiting />;
  }
  if (!plan.data && !plan.error) return <Waiting />;
  return (
    <Stack $gap={8}>
      {(own.promotions.length > 0 || own.isPreparing) && (
        <OwnPromotions promotions={own.promotions} isPreparing={own.isPreparing} headingRef={heading} />
      )}
      {isHidden && <Notice title={texts.hiddenTitle}>{texts.hidden}</Notice>}
      {status === 'pending' && !isHidden && <Notice title={texts.pendingTitle}>{texts.pending}</Notice>}
      {isPromotable(status) ? (
        <PromotionForm
          listing={listing}
          promotions={own.promotions}
          credits={{
            left: plan.data?.data.promotionCredits.left ?? 0,
            isFreePlan: plan.data?.data.planId === 'free',
          }}
          onTaken={(promotionId) => setTaken({ id: promotionId, at: Date.now() })}
        />
      ) : (
        <Notice
          tone="wait"
          title={texts.closedTitle}
          actions={
            <ButtonLink to={pages.myListings.path} variant="secondary" size="small">
              {mineTexts.toMine}
            </ButtonLink>
          }
        >
          {texts.closed(listingStatuses[status])}
        </Notice>
      )}
    </Stack>
  );
}

/** Owners buy promotions; administrators grant them in the administration. */
export function PromoteBody({ id }: { id: string }) {
  const user = useUser();
  const { data, error, mutate } = useRead('getProperty', { params: { id }, swr: { dedupingInterval: 0 } });
  const listing = data?.data;
  if (!listing) {
    return error ? <LoadError error={error} onRetry={() => void mutate()} /> : <Waiting />;
  }
  if (!isOwnView(listing) || listing.landlord.id !== user?.id) {
    return <ErrorState message={texts.notYours} />;
  }
  return <Promotions listing={listing} />;
}

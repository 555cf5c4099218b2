import type { SubscriptionState } from '@pokriv/contracts/billing/billing';
import { isHiddenByReports } from '@pokriv/contracts/listing/hidden-by-reports';
import { listingStatuses } from '@pokriv/contracts/listing/listing-states';
import type { OwnProperty } from '@pokriv/contracts/listing/property';
import { CREDIT_DAYS, CREDIT_TYPE, promotionTypes } from '@pokriv/contracts/listing/promotions';
import * as pages from '@pokriv/contracts/pages';
import { useRead } from '@pokriv/web-kit/api';
import { formatDate } from '@pokriv/web-kit/format';
import { pageErrorCodes } from '@pokriv/web-kit/page-error-codes';
import { Link } from '@pokriv/web-kit/router';
import { Button, ErrorState, font, space, Spinner, Stack, Text } from '@pokriv/web-kit/ui';
import { Dialog } from '@pokriv/web-kit/ui/dialog';
import { Checkbox } from '@pokriv/web-kit/ui/forms';
import { useState } from 'react';
import { styled } from 'styled-components';

import { mineTexts } from '../messages.ts';
import { isPromotable } from '../owner-actions.ts';
import { promotionText } from '../promotion-text.ts';
import { promoteTexts as texts } from './messages.ts';

const Choice = styled.fieldset`
  display: grid;
  gap: ${space(1)};
  margin: 0;
  padding: 0;
  border: 0;

  legend {
    padding: 0;
    font-weight: ${font.weight.strong};
  }
`;

const List = styled.ul`
  display: grid;
  gap: ${space(2)};
  margin: 0;
  padding-left: ${space(5)};

  /* Overrides the reset that removes markers from lists with a class. */
  &&& {
    list-style: disc;
  }
`;

const titleOf = ({ title = mineTexts.untitled }: OwnProperty): string => title;

/** Why a listing cannot be promoted now; undefined when it can. */
function obstacleOf({ status, promotion }: OwnProperty): string | undefined {
  if (!isPromotable(status)) return texts.unpublished(listingStatuses[status]);
  return promotion && texts.promoted(promotionText(promotion));
}

/** Event that the promotion of an invisible listing waits for. */
function startHint(listing: OwnProperty): string | undefined {
  if (isHiddenByReports(listing)) return texts.afterReview;
  return listing.status === 'pending' ? texts.afterApproval : undefined;
}

type Rights = Pick<SubscriptionState, 'planId' | 'promotionCredits'>;

/** A paid plan includes promotions; while its payment is overdue they cannot be used. */
function NoCredits({ planId, promotionCredits: { total, renewsAt } }: Rights) {
  if (total > 0) return <p>{texts.spent(renewsAt ? formatDate(renewsAt, 'short') : undefined)}</p>;
  const isFree = planId === 'free';
  return (
    <Stack $gap={2}>
      <p>{isFree ? texts.free : texts.overdue}</p>
      <p>
        <Link to={pages.subscription.path}>{isFree ? texts.plans : texts.toPlan}</Link>
      </p>
    </Stack>
  );
}

interface PromoteDialogProps {
  listings: readonly OwnProperty[];
  onChoose: (listings: OwnProperty[]) => void;
  onClose: () => void;
}

/** Chooses which listings get the promotions that the plan includes; nothing is paid. */
export function PromoteDialog({ listings, onChoose, onClose }: PromoteDialogProps) {
  const rights = useRead('readSubscriptionStatus', { quiet: pageErrorCodes, swr: { dedupingInterval: 0 } });
  const [ticked, setTicked] = useState<ReadonlySet<string>>();
  const credits = rights.data?.data.promotionCredits;
  const left = credits?.left ?? 0;
  const ready = listings.filter((listing) => !obstacleOf(listing));
  const impossible = listings.filter((listing) => obstacleOf(listing));
  const isTicked = ({ id }: OwnProperty, at: number): boolean => (ticked ? ticked.has(id) : at < left);
  const chosen = ready.filter(isTicked).slice(0, left);
  const isFull = chosen.length >= left;

  const tick = ({ id }: OwnProperty, isToPromote: boolean): void => {
    const ids = new Set(chosen.map((listing) => listing.id));
    if (isToPromote) ids.add(id);
    else ids.delete(id);
    setTicked(ids);
  };

  return (
    <Dialog
      open
      wide
      title={texts.title}
      onClose={onClose}
      footer={
        <>
          <Button type="button" variant="secondary" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button type="button" disabled={chosen.length === 0} onClick={() => onChoose(chosen)}>
            {texts.submit(chosen.length)}
          </Button>
        </>
      }
    >
      <Stack $gap={4}>
        {!credits && !rights.error && <Spinner />}
        {!credits && rights.error && (
          <ErrorState message={texts.creditsFailed} onRetry={() => void rights.mutate()} />
        )}
        {rights.data && left === 0 && <NoCredits {...rights.data.data} />}
        {credits && left > 0 && (
          <>
            <p>{texts.lead(promotionTypes[CREDIT_TYPE], CREDIT_DAYS)}</p>
            {ready.length === 0 ? (
              <p>{texts.noneReady}</p>
            ) : (
              <Choice>
                <legend>{texts.choice}</legend>
                {ready.map((listing) => (
                  <Checkbox
                    key={listing.id}
                    label={titleOf(listing)}
                    hint={startHint(listing)}
                    checked={chosen.includes(listing)}
                    disabled={isFull && !chosen.includes(listing)}
                    onChange={(event) => tick(listing, event.target.checked)}
                  />
                ))}
              </Choice>
            )}
            {ready.length > left && (
              <Text $size="small" $tone="muted">
                {texts.tooMany}
              </Text>
            )}
            <p role="status">
              <strong>{texts.credits(left, chosen.length)}</strong>
            </p>
          </>
        )}
        {impossible.length > 0 && (
          <section aria-label={texts.impossible}>
            <Stack $gap={2}>
              <Text $size="small" $strong>
                {texts.impossible}
              </Text>
              <List>
                {impossible.map((listing) => (
                  <li key={listing.id}>
                    <strong>{titleOf(listing)}</strong>: {obstacleOf(listing)}
                  </li>
                ))}
              </List>
            </Stack>
          </section>
        )}
      </Stack>
    </Dialog>
  );
}

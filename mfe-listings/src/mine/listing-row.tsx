import { listingStatuses, rejectCodes, type ListingStatus } from '@pokriv/contracts/listing-states';
import type { OwnProperty } from '@pokriv/contracts/property';
import { formatAgo, formatDate, formatNumber } from '@pokriv/web-kit/format';
import { Link } from '@pokriv/web-kit/router';
import { Badge, Button, ButtonLink, Notice, Text, VisuallyHidden, type BadgeTone } from '@pokriv/web-kit/ui';
import { Eye, Heart } from 'lucide-react';

import { listingPlace } from '../detail/rows.ts';
import { Picture } from '../picture/picture.tsx';
import { Price } from '../price/price.tsx';
import { ListingMenu } from './listing-menu.tsx';
import { Actions, Counts, Cover, Row, Wide, Words } from './listing-row-parts.ts';
import { mineTexts as texts } from './messages.ts';
import { ownerActions, type OwnerAction } from './owner-actions.ts';

const tones: Record<ListingStatus, BadgeTone> = {
  draft: 'info',
  pending: 'wait',
  active: 'good',
  rejected: 'danger',
  paused: 'wait',
  expired: 'neutral',
  rented: 'neutral',
  removed: 'danger',
  deleted: 'danger',
};

/** The step that most owners want next; none where editing comes first. */
const firstSteps: Partial<Record<ListingStatus, OwnerAction>> = {
  active: 'rent',
  paused: 'resume',
  pending: 'withdraw',
  expired: 'renew',
  rented: 'renew',
  deleted: 'restore',
};

function reasonOf({ status, moderation: { code, reason } }: OwnProperty): string | undefined {
  if (status !== 'rejected' && status !== 'removed') return undefined;
  return [code && rejectCodes[code], reason].filter(Boolean).join('. ') || undefined;
}

interface ListingRowProps {
  listing: OwnProperty;
  busy: boolean;
  onChoose: (action: OwnerAction) => void;
}

/** One of my listings: picture, state, numbers, and what can be done now. */
export function ListingRow({ listing, busy, onChoose }: ListingRowProps) {
  const { id, status, title = texts.untitled, price, views, favorites, expiresAt, updatedAt } = listing;
  const first = firstSteps[status];
  const step = first && ownerActions(status).includes(first) ? first : undefined;
  const reason = reasonOf(listing);
  const needsForm = status === 'draft' || status === 'rejected';
  return (
    <Row as="article">
      <Cover>
        <Picture image={listing.images[0]} alt={title} sizes="168px" />
      </Cover>
      <Words>
        <Badge $tone={tones[status]}>{listingStatuses[status]}</Badge>
        <h3>
          <Link to={needsForm ? `/edit-property/${id}` : `/properties/${id}`}>{title}</Link>
        </h3>
        <Text $size="small" $tone="muted">
          {listingPlace(listing)}
        </Text>
        {price === undefined ? <Text $tone="muted">{texts.noPrice}</Text> : <Price bgn={price} />}
        <Counts>
          <span>
            <Eye aria-hidden />
            {formatNumber(views)}
            <VisuallyHidden>{texts.views}</VisuallyHidden>
          </span>
          <span>
            <Heart aria-hidden />
            {formatNumber(favorites)}
            <VisuallyHidden>{texts.favorites}</VisuallyHidden>
          </span>
          <span>
            {status === 'active' && expiresAt
              ? texts.expires(formatDate(expiresAt, 'short'))
              : texts.changed(formatAgo(updatedAt))}
          </span>
        </Counts>
      </Words>
      <Actions>
        {needsForm && (
          <ButtonLink to={`/edit-property/${id}`} size="small">
            {status === 'draft' ? texts.finish : texts.fix}
          </ButtonLink>
        )}
        {step && (
          <Button type="button" variant="secondary" size="small" busy={busy} onClick={() => onChoose(step)}>
            {texts.actions[step]?.label}
          </Button>
        )}
        <ListingMenu listing={listing} except={step} label={texts.moreLabel} onChoose={onChoose} />
      </Actions>
      {reason && (
        <Wide>
          <Notice tone="danger" title={texts.reason}>
            {reason}
          </Notice>
        </Wide>
      )}
    </Row>
  );
}

import { pathTo } from '@pokriv/contracts/page';
import * as pages from '@pokriv/contracts/pages';
import { shownListingNumber } from '@pokriv/contracts/listing/listing-number';
import { listingStatuses, type ListingStatus } from '@pokriv/contracts/listing/listing-states';
import type { OwnProperty } from '@pokriv/contracts/listing/property';
import { Price } from '@pokriv/web-kit/price';
import { Link } from '@pokriv/web-kit/router';
import { Badge, Button, ButtonLink, Text, type BadgeTone } from '@pokriv/web-kit/ui';

import { PromotionBadge } from '../card/promotion-badges.tsx';
import { listingPlace } from '../detail/rows.ts';
import { Picture } from '../picture/picture.tsx';
import { actionTexts } from './action-texts.ts';
import { ListingMenu, type RowChoice } from './listing-menu.tsx';
import { ListingNotices } from './listing-notices.tsx';
import { ListingNumbers } from './listing-numbers.tsx';
import { ListingPromotion } from './listing-promotion.tsx';
import { ListingQuality } from './listing-quality.tsx';
import { Actions, Badges, Cover, Place, Row, Tick, Wide, Words } from './listing-row-parts.ts';
import { mineTexts as texts } from './messages.ts';
import { bulkActionsOf, firstStep, isEditable, isPromotable, needsForm } from './owner-actions.ts';

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

const addressOf = ({ id, status }: OwnProperty): string =>
  needsForm(status) ? pathTo(pages.editListing, id) : pathTo(pages.listing, id);

export interface ListingRowProps {
  listing: OwnProperty;
  isBusy: boolean;
  isChosen: boolean;
  onTick: (isChosen: boolean) => void;
  onChoose: (choice: RowChoice) => void;
}

export function ListingRow({ listing, isBusy, isChosen, onTick, onChoose }: ListingRowProps) {
  const { id, number, status, title = texts.untitled, price } = listing;
  const step = firstStep(status);
  return (
    <Row as="article" $isChosen={isChosen}>
      <Cover>
        <Picture image={listing.images[0]} alt={title} sizes="168px" />
        {bulkActionsOf(status).length > 0 && (
          <Tick>
            <input
              type="checkbox"
              aria-label={texts.select(title)}
              checked={isChosen}
              onChange={(event) => onTick(event.target.checked)}
            />
          </Tick>
        )}
      </Cover>
      <Words>
        <Badges>
          <Badge $tone={tones[status]}>{listingStatuses[status]}</Badge>
          {listing.isPromoted && listing.promotionType && <PromotionBadge type={listing.promotionType} />}
        </Badges>
        <h3>{status === 'deleted' ? title : <Link to={addressOf(listing)}>{title}</Link>}</h3>
        <Place>
          <span>{listingPlace(listing)}</span>
          <span>{texts.number(shownListingNumber(number))}</span>
        </Place>
        {price === undefined ? <Text $tone="muted">{texts.noPrice}</Text> : <Price money={price} />}
        <ListingNumbers listing={listing} />
        <ListingPromotion listing={listing} />
      </Words>
      <Actions>
        {needsForm(status) && (
          <ButtonLink to={pathTo(pages.editListing, id)} size="small" variant="secondary">
            {status === 'draft' ? texts.finish : texts.fix}
          </ButtonLink>
        )}
        {step && (
          <Button type="button" variant="secondary" size="small" busy={isBusy} onClick={() => onChoose(step)}>
            {actionTexts[step].label}
          </Button>
        )}
        {isPromotable(status) && (
          <ButtonLink
            to={pathTo(pages.promoteListing, id)}
            size="small"
            variant="secondary"
            aria-label={texts.promoteOf(title)}
          >
            {texts.promote}
          </ButtonLink>
        )}
        <ListingMenu listing={listing} isBusy={isBusy} onChoose={onChoose} />
      </Actions>
      <Wide>
        <ListingNotices listing={listing} onShowRevision={() => onChoose('revision')} />
      </Wide>
      {isEditable(status) && (
        <Wide>
          <ListingQuality listing={listing} />
        </Wide>
      )}
    </Row>
  );
}

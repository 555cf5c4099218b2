import { pathTo } from '@pokriv/contracts/page';
import * as pages from '@pokriv/contracts/pages';
import { shownListingNumber } from '@pokriv/contracts/listing/listing-number';
import type { ListingStatus } from '@pokriv/contracts/listing/listing-states';
import type { OwnProperty } from '@pokriv/contracts/listing/property';
import { Price } from '@pokriv/web-kit/price';
import { Link } from '@pokriv/web-kit/router';
import { Button, ButtonLink, Text } from '@pokriv/web-kit/ui';

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
import { firstStep, isEditable, isOpenToEdits, isPromotable, needsForm, wasPublic } from './owner-actions.ts';
import { StatusBadge } from './status-badge.tsx';

export const addressOf = ({ id, status }: OwnProperty): string =>
  needsForm(status) ? pathTo(pages.editListing, id) : pathTo(pages.listing, id);

function editLabel(status: ListingStatus): string {
  if (status === 'draft') return texts.finish;
  return status === 'rejected' ? texts.fix : texts.edit;
}

export interface ListingRowProps {
  listing: OwnProperty;
  isBusy: boolean;
  /** Some act can be taken with it and others at once. */
  isSelectable: boolean;
  isChosen: boolean;
  onTick: (isChosen: boolean) => void;
  onChoose: (choice: RowChoice) => void;
}

export function ListingRow(props: ListingRowProps) {
  const { listing, isBusy, isSelectable, isChosen, onTick, onChoose } = props;
  const { id, number, status, title = texts.untitled, price } = listing;
  const step = firstStep(listing);
  return (
    <Row as="article" $isChosen={isChosen}>
      <Cover>
        <Picture image={listing.images[0]} alt={title} sizes="168px" />
        {isSelectable && (
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
          <StatusBadge listing={listing} />
          {listing.promotionType && <PromotionBadge type={listing.promotionType} />}
        </Badges>
        <h3>{status === 'deleted' ? title : <Link to={addressOf(listing)}>{title}</Link>}</h3>
        <Place>
          <span>{listingPlace(listing)}</span>
          <span>{texts.number(shownListingNumber(number))}</span>
        </Place>
        {price === undefined ? <Text $tone="muted">{texts.noPrice}</Text> : <Price money={price} />}
        <ListingNumbers listing={listing} onChangeLease={() => onChoose('lease')} />
        <ListingPromotion listing={listing} />
      </Words>
      <Actions>
        {step && (
          <Button type="button" variant="secondary" size="small" busy={isBusy} onClick={() => onChoose(step)}>
            {actionTexts[step].label}
          </Button>
        )}
        {isOpenToEdits(status) && (
          <ButtonLink to={pathTo(pages.editListing, id)} size="small" variant="secondary">
            {editLabel(status)}
          </ButtonLink>
        )}
        {wasPublic(listing) && (
          <ButtonLink
            to={pathTo(pages.listingStatistics, id)}
            size="small"
            variant="secondary"
            aria-label={texts.statisticsOf(title)}
          >
            {texts.statistics}
          </ButtonLink>
        )}
        <ListingMenu listing={listing} isBusy={isBusy} onChoose={onChoose} />
        {isPromotable(status) && (
          <ButtonLink
            to={pathTo(pages.promoteListing, id)}
            size="small"
            variant="quiet"
            aria-label={texts.promoteOf(title)}
          >
            {texts.promote}
          </ButtonLink>
        )}
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

import { cityName } from '@pokriv/contracts/place/cities';
import { shownListingNumber } from '@pokriv/contracts/listing/listing-number';
import { rejectCodes } from '@pokriv/contracts/listing/listing-states';
import type { OwnProperty } from '@pokriv/contracts/listing/property';
import { formatAgo } from '@pokriv/web-kit/format';
import { Price } from '@pokriv/web-kit/price';
import { Card, Cluster, Heading, Notice, Stack, Text } from '@pokriv/web-kit/ui';
import { styled } from 'styled-components';

import { texts } from '../messages.ts';
import { hasWaitingChanges, waitsSince } from '../deciding/decision.ts';
import { LastRemarks } from '../deciding/last-remarks.tsx';
import { FactGroups } from './facts/fact-groups.tsx';
import { ModerationFile } from './file/moderation-file.tsx';
import { ListingHistory } from './history/listing-history.tsx';
import { ListingPictures } from './listing-pictures.tsx';
import { MarkedContacts } from './marked-contacts.tsx';
import { ListingPromotions } from './promotions/listing-promotions.tsx';
import { PreviewButton } from './preview-button.tsx';
import { RevisionCard } from './revision/revision-card.tsx';
import { StatusBadge } from '../list/status-badge.tsx';

const Description = styled(Text)`
  white-space: pre-line;
`;

export function Review({ listing }: { listing: OwnProperty }) {
  const { moderation, description } = listing;
  return (
    <Stack as="article" $gap={5}>
      <ReviewHead listing={listing} />
      {hasWaitingChanges(listing) && <RevisionCard listing={listing} />}
      {moderation.reason && (
        <Notice tone="wait" title={texts.listing.moderation}>
          {moderation.code && `${rejectCodes[moderation.code]}. `}
          {moderation.reason}
        </Notice>
      )}
      <LastRemarks listing={listing} />
      <ModerationFile id={listing.id} />
      <ListingPictures images={listing.images} />
      <Card as="section">
        <Stack $gap={3}>
          <Heading as="h3" $size="text">
            {texts.listing.description}
          </Heading>
          <Description $tone={description ? 'text' : 'muted'}>
            {description ? <MarkedContacts text={description} /> : texts.listing.noDescription}
          </Description>
        </Stack>
      </Card>
      <FactGroups listing={listing} />
      <ListingPromotions listing={listing} />
      <ListingHistory listing={listing} />
    </Stack>
  );
}

function ReviewHead({ listing }: { listing: OwnProperty }) {
  const { city, neighborhood } = listing.location;
  return (
    <Stack $gap={2}>
      <Cluster $spread $gap={2}>
        <Cluster $gap={3}>
          <StatusBadge status={listing.status} />
          <Text as="span" $size="small" $tone="muted">
            {texts.queue.changed(formatAgo(waitsSince(listing)))}
          </Text>
        </Cluster>
        <PreviewButton id={listing.id} />
      </Cluster>
      <Heading $size="title">
        {listing.title ? <MarkedContacts text={listing.title} /> : texts.listing.noTitle}
      </Heading>
      <Text $tone="muted">{[city && cityName(city), neighborhood].filter(Boolean).join(', ')}</Text>
      <Text $tone="muted" $size="small">
        {texts.listing.number(shownListingNumber(listing.number))}
      </Text>
      {listing.price && (
        <p>
          <Price money={listing.price} />
        </p>
      )}
    </Stack>
  );
}

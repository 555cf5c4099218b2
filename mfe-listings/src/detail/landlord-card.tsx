import { pathTo } from '@pokriv/contracts/page';
import * as pages from '@pokriv/contracts/pages';
import { advertiserTypes } from '@pokriv/contracts/listing/property-options';
import { formatDate } from '@pokriv/web-kit/format';
import { Link } from '@pokriv/web-kit/router';
import { Avatar, ButtonLink, Card, Cluster, Heading, Stack, Text } from '@pokriv/web-kit/ui';

import { landlordName } from '../listing.ts';
import { PremiumMark } from '../card/promotion-badges.tsx';
import type { Conversation } from '../conversation/use-conversation.tsx';
import { Contacts } from './contacts.tsx';
import { isOwnView, type Listing } from '../listing.ts';
import { OnScreen } from './detail-layout.ts';
import { detailTexts } from './messages.ts';
import { ResponseFigure } from './response-figure.tsx';
import type { Phone } from './use-phone.ts';
import { VerifiedBadges } from './verified-badges.tsx';

const texts = detailTexts.landlord;

function roleOf({ advertiserType, agencyName }: Listing): string {
  if (advertiserType === 'agency' && agencyName) return `${texts.agency} ${agencyName}`;
  return advertiserType ? advertiserTypes[advertiserType] : texts.unknownRole;
}

interface LandlordCardProps {
  listing: Listing;
  phone: Phone;
  conversation: Conversation;
}

export function LandlordCard({ listing, phone, conversation }: LandlordCardProps) {
  const { landlord } = listing;
  const name = listing.contactName || landlordName(listing);
  const role = roleOf(listing);
  const page = pathTo(pages.landlord, landlord.id);
  const hasPage = listing.status === 'active';
  const isVerified = landlord.isEmailVerified || landlord.isPhoneVerified;
  return (
    <Card as="section" aria-label={texts.title}>
      <Stack $gap={4}>
        <Cluster $gap={3}>
          <Avatar name={name} picture={landlord.avatar ?? undefined} px={56} />
          <div>
            <Cluster $gap={2}>
              <Heading $size="lead">{hasPage ? <Link to={page}>{name}</Link> : name}</Heading>
              {listing.isPremium && <PremiumMark />}
            </Cluster>
            <Text $size="small" $tone="muted">
              {role}
            </Text>
          </div>
        </Cluster>
        <Contacts listing={listing} phone={phone} conversation={conversation} />
        {listing.status === 'active' && !isOwnView(listing) && <ResponseFigure landlordId={landlord.id} />}
        {(isVerified || landlord.memberSince) && (
          <Stack $gap={2}>
            {isVerified && (
              <Cluster $gap={2}>
                <VerifiedBadges {...landlord} />
              </Cluster>
            )}
            {landlord.memberSince && (
              <Text $size="small" $tone="muted">
                {texts.memberSince(formatDate(landlord.memberSince))}
              </Text>
            )}
          </Stack>
        )}
        {hasPage && (
          <OnScreen>
            <ButtonLink to={page} variant="secondary" size="small">
              {texts.allListings}
            </ButtonLink>
          </OnScreen>
        )}
      </Stack>
    </Card>
  );
}

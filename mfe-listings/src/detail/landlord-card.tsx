import { advertiserTypes, contactMethods } from '@pokriv/contracts/property-options';
import { formatDate } from '@pokriv/web-kit/format';
import { Avatar, Badge, Card, Cluster, Heading, Stack, Text } from '@pokriv/web-kit/ui';
import { BadgeCheck } from 'lucide-react';

import { landlordName } from '../card/card-property.ts';
import { isOver, type Listing } from './listing.ts';
import { detailTexts } from './messages.ts';
import { PhoneButton } from './phone-button.tsx';
import type { Phone } from './use-phone.ts';

const texts = detailTexts.landlord;

/** Who lets it and how to reach them; no contacts once the listing is over. */
export function LandlordCard({ listing, phone }: { listing: Listing; phone: Phone }) {
  const { landlord, advertiserType, agencyName, contactMethods: methods = [] } = listing;
  const name = listing.contactName || landlordName(listing);
  const role =
    advertiserType === 'agency' && agencyName
      ? `${texts.agency} ${agencyName}`
      : advertiserType && advertiserTypes[advertiserType];
  return (
    <Card as="section" aria-label={name}>
      <Stack $gap={4}>
        <Cluster $gap={3}>
          <Avatar name={name} picture={landlord.avatar ?? undefined} px={56} />
          <div>
            <Heading $size="lead">{name}</Heading>
            {role && (
              <Text $size="small" $tone="muted">
                {role}
              </Text>
            )}
          </div>
        </Cluster>
        {(landlord.isEmailVerified || landlord.memberSince) && (
          <Stack $gap={2}>
            {landlord.isEmailVerified && (
              <Badge $tone="good">
                <BadgeCheck />
                {texts.verified}
              </Badge>
            )}
            {landlord.memberSince && (
              <Text $size="small" $tone="muted">
                {texts.memberSince(formatDate(landlord.memberSince))}
              </Text>
            )}
          </Stack>
        )}
        {!isOver(listing) && (
          <>
            <PhoneButton phone={phone} />
            {methods.length > 0 && (
              <Text $size="small" $tone="muted">
                {texts.methods}: {methods.map((method) => contactMethods[method]).join(', ')}
              </Text>
            )}
          </>
        )}
      </Stack>
    </Card>
  );
}

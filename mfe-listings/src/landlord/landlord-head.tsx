import type { PublicLandlord } from '@pokriv/contracts/listing/public-landlord';
import { landlordHeading, publicName } from '@pokriv/contracts/search/landlord-listings';
import { formatCount, formatDate } from '@pokriv/web-kit/format';
import { Avatar, Badge, Card, Cluster, Heading, Stack, Text } from '@pokriv/web-kit/ui';
import { Building2 } from 'lucide-react';

import { cardTexts } from '../card/messages.ts';
import { PremiumMark } from '../card/promotion-badges.tsx';
import { ResponseFigure } from '../detail/response-figure.tsx';
import { VerifiedBadges } from '../detail/verified-badges.tsx';
import { landlordTexts as texts } from './messages.ts';

export function LandlordHead({ landlord }: { landlord: PublicLandlord }) {
  const { id, avatar, agencyName, memberSince, isPremium, activeListings } = landlord;
  const { isEmailVerified, isPhoneVerified } = landlord;
  const name = publicName(landlord);
  return (
    <Card as="section" aria-label={texts.about}>
      <Stack $gap={4}>
        <Cluster $gap={4}>
          <Avatar name={name ?? cardTexts.landlord} picture={avatar ?? undefined} px={72} />
          <Stack $gap={1}>
            <Cluster $gap={2}>
              <Heading as="h1" $size="title">
                {landlordHeading(name)}
              </Heading>
              {isPremium && <PremiumMark />}
            </Cluster>
            <Text $tone="muted">{formatCount(activeListings, texts.active)}</Text>
          </Stack>
        </Cluster>
        {(agencyName || isEmailVerified || isPhoneVerified) && (
          <Cluster $gap={2}>
            {agencyName && (
              <Badge>
                <Building2 />
                {texts.agency}
              </Badge>
            )}
            <VerifiedBadges {...landlord} />
          </Cluster>
        )}
        {memberSince && (
          <Text $size="small" $tone="muted">
            {texts.memberSince(formatDate(memberSince))}
          </Text>
        )}
        <ResponseFigure landlordId={id} />
      </Stack>
    </Card>
  );
}

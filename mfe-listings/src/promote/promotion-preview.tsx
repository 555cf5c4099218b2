import type { OwnProperty } from '@pokriv/contracts/listing/property';
import type { PromotionType } from '@pokriv/contracts/listing/promotions';
import { Heading, Stack } from '@pokriv/web-kit/ui';
import { styled } from 'styled-components';

import { PropertyCard } from '../card/property-card.tsx';
import { toCard } from '../detail/listing-card.ts';
import { promoteTexts as texts } from './messages.ts';
import { PlaceSketch } from './place-sketch.tsx';

const Sample = styled.div`
  width: min(100%, 340px);
  pointer-events: none;
`;

export function PromotionPreview({ listing, type }: { listing: OwnProperty; type: PromotionType }) {
  const card = { ...toCard(listing), isPromoted: true, promotionType: type };
  return (
    <Stack $gap={6}>
      <Stack as="section" $gap={3}>
        <Heading $size="lead">{texts.preview}</Heading>
        <Sample inert>
          <PropertyCard property={card} />
        </Sample>
      </Stack>
      <Stack as="section" $gap={3}>
        <Heading $size="lead">{texts.place}</Heading>
        <PlaceSketch type={type} />
      </Stack>
    </Stack>
  );
}

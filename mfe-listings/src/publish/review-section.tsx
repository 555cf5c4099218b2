import type { PropertyCard as Card } from '@pokriv/contracts/property';
import { useUser } from '@pokriv/web-kit/session';
import { Notice, space, Text } from '@pokriv/web-kit/ui';
import { styled } from 'styled-components';

import { PropertyCard } from '../card/property-card.tsx';
import type { DraftState } from './draft.ts';
import { FormSection } from './form-section.tsx';
import { publishTexts as texts } from './messages.ts';

const Sample = styled.div`
  display: grid;
  gap: ${space(3)};
  max-width: 360px;
`;

/** Nothing in the sample is pressed: the listing is not there yet. */
const Still = styled.div`
  pointer-events: none;
`;

interface ReviewSectionProps {
  state: DraftState;
  isReady: boolean;
}

/** The listing as others will see it, before it is sent. */
export function ReviewSection({ state, isReady }: ReviewSectionProps) {
  const user = useUser();
  const { fields, images, saved } = state;
  const card: Card = {
    id: saved?.id ?? 'new',
    title: fields.title ?? texts.previewTitle,
    images: [...images],
    price: fields.price ?? 0,
    pricePerM2: 0,
    area: fields.area ?? 0,
    layout: fields.layout,
    location: { city: fields.location?.city ?? '', neighborhood: fields.location?.neighborhood },
    propertyType: fields.propertyType ?? 'apartment',
    amenities: fields.amenities ?? [],
    isPromoted: false,
    promotionType: null,
    isPremium: user?.isPremium ?? false,
    featured: false,
    landlord: {
      id: user?.id ?? '',
      firstName: user?.firstName ?? '',
      lastName: user?.lastName ?? '',
      avatar: user?.avatar ?? null,
    },
    publishedAt: new Date().toISOString(),
    views: 0,
    favorites: 0,
  };
  return (
    <FormSection step="review">
      {isReady && <Notice tone="good">{texts.ready}</Notice>}
      <Sample>
        <Text $size="small" $tone="muted">
          {texts.preview}
        </Text>
        <Still inert>
          <PropertyCard property={card} />
        </Still>
      </Sample>
    </FormSection>
  );
}

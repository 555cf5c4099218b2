import { propertyTypes } from '@pokriv/contracts/listing/property-options';
import type { PublicProperty } from '@pokriv/contracts/listing/property';
import { Price } from '@pokriv/web-kit/price';
import { Badge, breakpoint, Card, color, Heading, radius, space, Stack, Text } from '@pokriv/web-kit/ui';
import { Segmented } from '@pokriv/web-kit/ui/forms';
import { MapPin, Phone } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';

import { PropertyCard } from '../../card/property-card.tsx';
import { CostCard } from '../../cost/cost-card.tsx';
import { AmenityList } from '../../detail/amenity-list.tsx';
import { Description } from '../../detail/description.tsx';
import { DetailSection } from '../../detail/detail-section.tsx';
import { FactRows } from '../../detail/fact-rows.tsx';
import { FactStrip } from '../../detail/fact-strip.tsx';
import { detailTexts } from '../../detail/messages.ts';
import { PictureMosaic } from '../../detail/picture-mosaic.tsx';
import { characteristicRows, listingPlace, ruleRows } from '../../detail/rows.ts';
import { useGallery } from '../../gallery/use-gallery.tsx';
import { PlaceMap } from '../../map/place-map.tsx';
import { publishTexts as texts } from '../messages.ts';
import { cardPreview } from './preview-of.ts';

const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(6)};
  margin-inline: calc(-1 * ${space(4)});
  padding: ${space(4)};
  border: 1px dashed ${color.control};
  border-inline: 0;
  background: ${color.page};
  overflow: hidden;

  ${breakpoint.tablet} {
    margin-inline: 0;
    padding: ${space(5)};
    border-inline: 1px dashed ${color.control};
    border-radius: ${radius.card};
  }
`;

const Line = styled(Text)`
  display: flex;
  align-items: center;
  gap: 6px;

  svg {
    flex: none;
    width: 18px;
    height: 18px;
  }
`;

/** Not interactive: the listing has no page yet. */
const Sample = styled.div`
  width: min(100%, 340px);
  margin-inline: auto;
  pointer-events: none;
`;

function PagePreview({ listing }: { listing: PublicProperty }) {
  const {
    title = '',
    description,
    amenities = [],
    images,
    price,
    geo,
    location,
    propertyType,
    video,
  } = listing;
  const gallery = useGallery({ images, title });
  const characteristics = characteristicRows(listing);
  const rules = ruleRows(listing);
  const place = listingPlace(listing);
  return (
    <>
      <PictureMosaic images={images} title={title} video={video} onOpen={gallery.openAt} />
      <Stack $gap={2}>
        {propertyType && (
          <div>
            <Badge>{propertyTypes[propertyType]}</Badge>
          </div>
        )}
        <Heading as="h3">{title}</Heading>
        {place && (
          <Line $tone="muted">
            <MapPin aria-hidden />
            {place}
          </Line>
        )}
        {price !== undefined && <Price money={price} isLarge />}
      </Stack>
      <FactStrip listing={listing} />
      <CostCard listing={listing} />
      {description && <Description text={description} />}
      {characteristics.length > 0 && (
        <DetailSection title={detailTexts.characteristics}>
          <FactRows rows={characteristics} />
        </DetailSection>
      )}
      {amenities.length > 0 && <AmenityList ids={amenities} />}
      {rules.length > 0 && (
        <DetailSection title={detailTexts.rules}>
          <FactRows rows={rules} />
        </DetailSection>
      )}
      {geo && (
        <DetailSection title={detailTexts.place}>
          <PlaceMap point={geo} isExact={location.showExactAddress} label={place} />
        </DetailSection>
      )}
      <Card>
        <Heading as="h3" $size="text">
          {listing.contactName}
        </Heading>
        <Line $size="small" $tone="muted">
          <Phone aria-hidden />
          {texts.phoneHidden}
        </Line>
      </Card>
      {gallery.view}
    </>
  );
}

const views = [
  { value: 'page', label: texts.previewPage },
  { value: 'card', label: texts.previewCard },
];

export function ListingPreview({ listing }: { listing: PublicProperty }) {
  const [view, setView] = useState('page');
  return (
    <Stack $gap={3}>
      <Segmented
        label={texts.previewAs}
        name="preview"
        options={views}
        value={view}
        onChange={(event) => setView(event.target.value)}
      />
      <Frame role="group" aria-label={texts.previewFrame}>
        {view === 'page' ? (
          <PagePreview listing={listing} />
        ) : (
          <Sample inert>
            <PropertyCard property={cardPreview(listing)} />
          </Sample>
        )}
      </Frame>
    </Stack>
  );
}

import type { PropertyCard as Property } from '@pokriv/contracts/property';
import { Badge } from '@pokriv/web-kit/ui';
import { Images } from 'lucide-react';

import { HeartButton } from '../favorites/heart-button.tsx';
import { useGallery } from '../gallery/use-gallery.tsx';
import { Picture } from '../picture/picture.tsx';
import { Price } from '../price/price.tsx';
import { useReport } from '../report/use-report.tsx';
import { CardFoot } from './card-foot.tsx';
import { Body, Chips, Corners, Muted, PicturesButton, Root, TitleLink, Top } from './card-parts.ts';
import { kindText, placeText, shownAmenities, type CardProperty } from './card-property.ts';
import { CompactCard } from './compact-card.tsx';
import { cardTexts } from './messages.ts';
import { PromotionBadges, promotionTone } from './promotion-badges.tsx';
import { PropertyCardSkeleton } from './property-card-skeleton.tsx';

/** A card is 264–390 px wide wherever it stands. */
const SIZES = '(min-width: 700px) 380px, 100vw';

export interface PropertyCardProps {
  /** Absent: a skeleton of the same shape. */
  property?: CardProperty;
  /** Only picture, title, city and price. */
  isCompact?: boolean;
  /** The heart takes the listing away from the favourites. */
  removesFavorite?: boolean;
  /** On the first screen: the picture loads at once. */
  isEager?: boolean;
}

/** A listing in a list (spec §2, shared widgets). The whole card is one link; its buttons lie above it. */
export function PropertyCard({ property, isCompact = false, ...rest }: PropertyCardProps) {
  if (!property) return <PropertyCardSkeleton isCompact={isCompact} />;
  return isCompact ? <CompactCard property={property} /> : <FullCard property={property} {...rest} />;
}

function FullCard({
  property,
  removesFavorite = false,
  isEager = false,
}: PropertyCardProps & { property: CardProperty }) {
  const gallery = useGallery({ images: property.images ?? [], title: property.title });
  const report = useReport(property.id);
  const { texts, more } = shownAmenities(property);
  const [cover] = property.images ?? [];
  return (
    <>
      <Root as="article" $tone={promotionTone(property)} $flush $lifts>
        <Top>
          <Picture image={cover} alt={property.title} sizes={SIZES} isEager={isEager} />
          <Corners>
            <div>
              <div>
                <PromotionBadges listing={property} />
              </div>
              <HeartButton card={property as Property} removes={removesFavorite} />
            </div>
            {cover && (
              <div>
                <PicturesButton
                  type="button"
                  aria-label={cardTexts.gallery(property.title)}
                  onClick={() => gallery.openAt(0)}
                >
                  <Images />
                  {property.images.length}
                </PicturesButton>
              </div>
            )}
          </Corners>
        </Top>
        <Body>
          <Price bgn={property.price} />
          <h3>
            <TitleLink to={`/properties/${property.id}`}>{property.title}</TitleLink>
          </h3>
          <Muted>{placeText(property)}</Muted>
          <Muted>{kindText(property)}</Muted>
          {texts.length > 0 && (
            <Chips>
              {texts.map((text) => (
                <li key={text}>
                  <Badge>{text}</Badge>
                </li>
              ))}
              {more > 0 && (
                <li>
                  <Badge>{cardTexts.moreAmenities(more)}</Badge>
                </li>
              )}
            </Chips>
          )}
          <CardFoot property={property} onReport={report.open} />
        </Body>
      </Root>
      {gallery.view}
      {report.view}
    </>
  );
}

import { cityName } from '@pokriv/contracts/cities';

import { Picture } from '../picture/picture.tsx';
import { Price } from '../price/price.tsx';
import { Body, Muted, Root, TitleLink } from './card-parts.ts';
import type { CardProperty } from './card-property.ts';
import { cardTexts } from './messages.ts';
import { promotionTone } from './promotion-badges.tsx';

/** Only picture, title, city and price (spec §2). */
export function CompactCard({ property }: { property: CardProperty }) {
  const city = property.location?.city;
  return (
    <Root as="article" $tone={promotionTone(property)} $flush $lifts>
      <Picture image={property.images?.[0]} alt={property.title} sizes="(min-width: 700px) 280px, 70vw" />
      <Body>
        <Price bgn={property.price} />
        <h3>
          <TitleLink to={`/properties/${property.id}`}>{property.title}</TitleLink>
        </h3>
        <Muted>{city ? cityName(city) : cardTexts.unknownCity}</Muted>
      </Body>
    </Root>
  );
}

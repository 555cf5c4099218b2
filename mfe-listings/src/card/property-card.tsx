import { pathTo } from '@pokriv/contracts/page';
import * as pages from '@pokriv/contracts/pages';
import type { PropertyCard as Property } from '@pokriv/contracts/listing/property';
import { Price } from '@pokriv/web-kit/price';
import { useUser } from '@pokriv/web-kit/session';

import { useConversation } from '../conversation/use-conversation.tsx';
import { HeartButton } from '../heart/heart-button.tsx';
import { useFavorites } from '../heart/use-favorites.ts';
import { PlaceWays } from '../my-places/place-ways.tsx';
import { useReport } from '../report/use-report.tsx';
import type { Sought } from './card-facts.ts';
import { CardBadges } from './card-badges.tsx';
import { CardFoot } from './card-foot.tsx';
import { Amenities, Place } from './card-lines.ts';
import { Body, Root, TitleLink } from './card-parts.ts';
import { CardPictures } from './card-pictures.tsx';
import { placeText, shownAmenities, type CardProperty } from './card-property.ts';
import { FactsLine } from './facts-line.tsx';
import { cardTexts } from './messages.ts';
import { promotionTone } from './promotion-badges.tsx';
import { PropertyCardSkeleton } from './property-card-skeleton.tsx';
import { useImpression } from './use-impression.ts';

/** Default `sizes` attribute: a card is 264–390 px wide. */
const SIZES = '(min-width: 700px) 380px, 100vw';

export interface PropertyCardProps {
  property?: CardProperty;
  /** On the favourites page the heart removes, and the card stays for the undo. */
  removesFavorite?: boolean;
  isEager?: boolean;
  sizes?: string;
  isWide?: boolean;
  /** Criteria of the search that found the card. */
  sought?: Sought;
  /** In a row with `data-listing`, which hides the listings that a person is not interested in. */
  mayHide?: boolean;
  /** Token of a public list; without it impressions are not counted. */
  servedToken?: string;
}

/** Listing card (spec §2, shared widgets). The whole card is one link, with its buttons above. */
export function PropertyCard({ property, ...rest }: PropertyCardProps) {
  return property ? <FullCard property={property} {...rest} /> : <PropertyCardSkeleton />;
}

function FullCard({
  property,
  removesFavorite = false,
  isEager = false,
  sizes = SIZES,
  isWide = false,
  sought,
  mayHide = false,
  servedToken,
}: PropertyCardProps & { property: CardProperty }) {
  const { isFavorite, countOf } = useFavorites();
  const report = useReport(property);
  const conversation = useConversation(property);
  const user = useUser();
  const watch = useImpression(property.id, servedToken);
  const { texts, more } = shownAmenities(property);
  const isOwn = user !== undefined && user.id === property.landlord?.id;
  const isGone = removesFavorite && !isFavorite(property.id);
  return (
    <>
      <Root
        as="article"
        ref={watch}
        $tone={promotionTone(property)}
        $flush
        $lifts
        $isWide={isWide}
        $isGone={isGone}
      >
        <Body>
          <Price money={property.price} isLarge={isWide} />
          <h3>
            <TitleLink to={pathTo(pages.listing, property.id)}>{property.title}</TitleLink>
          </h3>
          <Place>{placeText(property)}</Place>
          <FactsLine property={property} sought={sought} />
          <PlaceWays point={property.geo} />
          {texts.length > 0 ? (
            <Amenities>
              {texts.map((text) => (
                <li key={text}>{text}</li>
              ))}
              {more > 0 && <li>{cardTexts.moreAmenities(more)}</li>}
            </Amenities>
          ) : (
            <Amenities as="div" />
          )}
          <CardFoot
            property={property}
            favorites={countOf(property)}
            onReport={report.open}
            onWrite={isOwn ? undefined : conversation.write}
            mayHide={mayHide && !isOwn}
          />
        </Body>
        {/* After the title in DOM order, so that the title gets the focus first. */}
        <CardPictures
          property={property}
          sizes={sizes}
          isEager={isEager}
          badges={<CardBadges property={property} note={isGone ? cardTexts.removed : undefined} />}
          heart={<HeartButton card={property as Property} removes={removesFavorite} />}
        />
      </Root>
      {report.view}
      {conversation.view}
    </>
  );
}

import { pathTo } from '@pokriv/contracts/page';
import * as pages from '@pokriv/contracts/pages';
import type { ReplyOf } from '@pokriv/contracts/endpoints';
import { layouts, propertyTypes } from '@pokriv/contracts/listing/property-options';
import { useRead } from '@pokriv/web-kit/api';
import { Price } from '@pokriv/web-kit/price';
import { Link } from '@pokriv/web-kit/router';
import {
  aboveBar,
  asBottomCard,
  color,
  font,
  IconButton,
  layer,
  Loading,
  radius,
  shadow,
  Skeleton,
  space,
} from '@pokriv/web-kit/ui';
import type { Map as LeafletMap } from 'leaflet';
import { X } from 'lucide-react';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { styled } from 'styled-components';

import { PaidBadge } from '../card/promotion-badges.tsx';
import { listingOfLeva } from '../copies-in-leva.ts';
import { pageErrorCodes } from '@pokriv/web-kit/page-error-codes';
import { Picture } from '../picture/picture.tsx';
import { pinMoney, type Pin } from './layers/spot-icons.ts';
import { mapTexts } from './messages.ts';
import { NARROW, PIN_CARD_ID, placeCard } from './pin-card-place.ts';

const Root = styled.article`
  position: absolute;
  z-index: 3;
  top: 0;
  left: 0;
  width: 264px;
  overflow: hidden;
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.lifted};
  box-shadow: ${shadow.lifted};

  &[data-docked] {
    position: sticky;
    top: auto;
    bottom: ${aboveBar};
    flex: none;
    width: auto;
    margin-inline: ${space(3)};
  }

  &[data-docked] > div {
    display: grid;
    grid-template-columns: min(128px, 34%) minmax(0, 1fr);
  }

  /* As high as the text beside it, at least its aspect ratio. */
  &[data-docked] > div > :first-child {
    height: 100%;
    aspect-ratio: auto;
    min-height: 85px;
  }

  &[data-docked] > div > :last-child {
    padding-right: ${space(13)};
  }
`;

const Text = styled.div`
  display: grid;
  align-content: start;
  gap: ${space(1)};
  padding: ${space(3)};
`;

const Title = styled.h3`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  font-size: ${font.size.small};
  font-weight: ${font.weight.strong};
  line-height: 1.3;

  a {
    color: inherit;
    text-decoration: none;

    &::after {
      content: '';
      position: absolute;
      inset: 0;
    }
  }
`;

const Kind = styled.p`
  font-size: ${font.size.tiny};
  color: ${color.muted};
`;

const Close = styled(IconButton)`
  position: absolute;
  z-index: ${layer.raised};
  top: ${space(1.5)};
  right: ${space(1.5)};
`;

/** „Двустаен · 65 м²“ */
const kindOf = ({ propertyType, layout, area }: ReplyOf<'getProperty'>['data']): string =>
  [layout ? layouts[layout] : propertyType && propertyTypes[propertyType], area && mapTexts.area(area)]
    .filter(Boolean)
    .join(' · ');

interface PinCardProps {
  map: LeafletMap;
  pin: Pin;
  /** Moves the focus into the card. */
  isByKeyboard: boolean;
  onClose: () => void;
}

/** Follows the pin; at the lower edge on a narrow map. */
function usePinCardPosition(map: LeafletMap, { lat, lon }: Pin) {
  const root = useRef<HTMLElement>(null);

  useLayoutEffect(() => {
    const stand = () => {
      const card = root.current;
      if (!card) return;
      const { x: width, y: height } = map.getSize();
      card.toggleAttribute('data-docked', width < NARROW);
      const size = { width: card.offsetWidth, height: card.offsetHeight };
      const { x, y } = placeCard(map.latLngToContainerPoint([lat, lon]), size, { width, height });
      card.style.transform = width < NARROW ? '' : `translate(${Math.round(x)}px, ${Math.round(y)}px)`;
    };
    stand();
    const grown = new ResizeObserver(stand);
    if (root.current) grown.observe(root.current);
    map.on('move zoomend resize', stand);
    return () => {
      grown.disconnect();
      map.off('move zoomend resize', stand);
    };
  }, [map, lat, lon]);

  useLayoutEffect(() => asBottomCard(root.current), []);

  return root;
}

export function PinCard({ map, pin, isByKeyboard, onClose }: PinCardProps) {
  const root = usePinCardPosition(map, pin);
  const close = useRef<HTMLButtonElement>(null);
  const { data, error } = useRead('getProperty', { params: { id: pin.id }, quiet: pageErrorCodes });
  const listing = data && listingOfLeva(data.data);

  useEffect(() => {
    if (isByKeyboard) close.current?.focus();
  }, [isByKeyboard, pin.id]);

  return (
    <Root id={PIN_CARD_ID} ref={root} aria-label={mapTexts.chosen}>
      <Close ref={close} tone="floating" label={mapTexts.close} onClick={onClose}>
        <X />
      </Close>
      <div>
        {listing ? (
          <Picture image={listing.images[0]} alt={listing.title ?? ''} sizes="264px" ratio="3 / 2" isEager />
        ) : (
          <Skeleton $ratio="3 / 2" />
        )}
        <Text>
          {listing && <PaidBadge listing={listing} />}
          <Price money={listing?.price ?? pinMoney(pin.price)} />
          {listing && (
            <>
              <Title>
                <Link to={pathTo(pages.listing, pin.id)}>{listing.title || mapTexts.open}</Link>
              </Title>
              <Kind>{kindOf(listing)}</Kind>
            </>
          )}
          {!listing && !error && (
            <Loading>
              <Skeleton $width="80%" />
              <Skeleton $width="50%" />
            </Loading>
          )}
          {error && (
            <Title>
              <Link to={pathTo(pages.listing, pin.id)}>{mapTexts.open}</Link>
            </Title>
          )}
        </Text>
      </div>
    </Root>
  );
}

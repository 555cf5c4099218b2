import { cityName } from '@pokriv/contracts/place/cities';
import { formatBoth, type Money } from '@pokriv/contracts/money';
import type { PriceStat } from '@pokriv/contracts/search/search';
import { useRead } from '@pokriv/web-kit/api';
import { formatCount } from '@pokriv/web-kit/format';
import { useCurrency } from '@pokriv/web-kit/price';
import { Text } from '@pokriv/web-kit/ui';

import { DetailSection } from './detail-section.tsx';
import type { Listing } from '../listing.ts';
import { detailTexts } from './messages.ts';
import { PriceBars, type PriceBar } from './price-bars.tsx';

/** Relative difference that still counts as usual. */
const ALIKE = 0.03;

/** @param price in the unit of `usual` @returns direction, and difference in whole percent */
export function priceDeviation(
  price: number,
  usual: number,
): { side: 'below' | 'same' | 'above'; percent: number } {
  const share = price / usual - 1;
  const percent = Math.round(Math.abs(share) * 100);
  if (Math.abs(share) < ALIKE) return { side: 'same', percent };
  return { side: share < 0 ? 'below' : 'above', percent };
}

const texts = detailTexts.stats;

/** Narrowest scope first: a district is more comparable than a city. */
const NEAREST: readonly PriceStat['scope'][] = ['district', 'rooms', 'city'];

function placeOf({ scope }: PriceStat, { location, rooms = 0 }: Listing): string {
  const city = cityName(location.city ?? '');
  if (scope === 'district') return location.neighborhood ?? city;
  return scope === 'rooms' ? texts.roomsIn(city, formatCount(rooms, texts.rooms)) : city;
}

function comparison(pricePerM2: Money, nearest: PriceStat, place: string): string {
  const { side, percent } = priceDeviation(pricePerM2.cents, nearest.medianPerM2.cents);
  return side === 'same' ? texts.same(place) : texts[side](`${percent}%`, place);
}

/** Price per m² against the median nearby (decisions §12); hidden with too few comparable listings. */
export function PriceStats({ listing }: { listing: Listing }) {
  const currency = useCurrency();
  const { location, propertyType, rooms, pricePerM2 } = listing;
  const isEnabled = location.city !== undefined && pricePerM2 !== undefined;
  const { data } = useRead('readPriceStats', {
    query: {
      location: location.city ?? '',
      neighborhood: location.neighborhood,
      propertyType,
      rooms: rooms === undefined ? undefined : String(rooms),
    },
    isEnabled,
  });
  const stats = NEAREST.map((scope) => data?.data.find((stat) => stat.scope === scope)).filter(
    (stat) => stat !== undefined,
  );
  const [nearest] = stats;
  if (!nearest || pricePerM2 === undefined) return null;
  const bars: PriceBar[] = [
    {
      label: texts.own,
      text: texts.perM2(formatBoth(pricePerM2, currency)),
      value: pricePerM2.cents,
      isOwn: true,
    },
    ...stats.map((stat) => ({
      label: placeOf(stat, listing),
      note: formatCount(stat.count, texts.listings),
      text: texts.perM2(formatBoth(stat.medianPerM2, currency)),
      value: stat.medianPerM2.cents,
    })),
  ];
  return (
    <DetailSection title={texts.title}>
      <Text>{comparison(pricePerM2, nearest, placeOf(nearest, listing))}</Text>
      <PriceBars bars={bars} />
      <Text $size="small" $tone="muted">
        {texts.note}
      </Text>
    </DetailSection>
  );
}

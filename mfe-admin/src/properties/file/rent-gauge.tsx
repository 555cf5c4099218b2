import type { AreaRent } from '@pokriv/contracts/listing/moderation-file';
import type { OwnProperty } from '@pokriv/contracts/listing/property';
import { formatBoth } from '@pokriv/contracts/money';
import { cityName } from '@pokriv/contracts/place/cities';
import { formatNumber } from '@pokriv/web-kit/format';
import { useCurrency } from '@pokriv/web-kit/price';
import { Badge, Cluster, color, Figures, radius, Stack, Text } from '@pokriv/web-kit/ui';
import { styled } from 'styled-components';

import { texts } from './messages.ts';

const Line = styled.div`
  position: relative;
  height: 12px;
  border-radius: ${radius.full};
  background: ${color.sunken};

  > * {
    position: absolute;
    top: 0;
    height: 100%;
  }
`;

const Range = styled.i`
  border-radius: ${radius.full};
  background: ${color.goodTint};
  border: 1px solid ${color.good};
`;

const Median = styled.i`
  width: 2px;
  background: ${color.good};
`;

const Own = styled.i<{ $isFar: boolean }>`
  width: 12px;
  margin-left: -6px;
  border: 2px solid ${color.surface};
  border-radius: ${radius.full};
  background: ${({ $isFar }) => ($isFar ? color.danger : color.text)};
`;

/** Deviation from the median, as a share of it, that is worth a look. */
const FAR = 0.3;

/** Positions on the line in percent of its width: the range and the listing's rent, with a margin on both sides. */
export function placesOf({ perM2, lowPerM2, medianPerM2, highPerM2 }: AreaRent) {
  const least = Math.min(perM2.cents, lowPerM2.cents);
  const most = Math.max(perM2.cents, highPerM2.cents);
  const margin = Math.max((most - least) * 0.15, 1);
  const width = most - least + 2 * margin;
  const place = (cents: number) => ((cents - least + margin) / width) * 100;
  return {
    own: place(perM2.cents),
    low: place(lowPerM2.cents),
    median: place(medianPerM2.cents),
    high: place(highPerM2.cents),
  };
}

function areaName({ scope }: AreaRent, { location }: OwnProperty): string {
  const city = location.city ? cityName(location.city) : '';
  if (scope === 'rooms') return texts.sameRooms(city);
  return (scope === 'district' && location.neighborhood) || city;
}

export function RentGauge({ rent, listing }: { rent: AreaRent | null; listing: OwnProperty }) {
  const currency = useCurrency();
  if (!rent) {
    return (
      <Text $size="small" $tone="muted">
        {texts.noRent}
      </Text>
    );
  }
  const { perM2, lowPerM2, medianPerM2, highPerM2, count } = rent;
  const deviation = perM2.cents / medianPerM2.cents - 1;
  const isFar = Math.abs(deviation) > FAR;
  const { own, low, median, high } = placesOf(rent);
  return (
    <Stack $gap={2}>
      <Cluster $gap={2}>
        <Figures>{texts.perM2(formatBoth(perM2, currency))}</Figures>
        <Badge $tone={isFar ? 'danger' : 'neutral'}>{texts.deviation(Math.round(deviation * 100))}</Badge>
      </Cluster>
      <Line aria-hidden="true">
        <Range style={{ left: `${low}%`, width: `${high - low}%` }} />
        <Median style={{ left: `${median}%` }} />
        <Own $isFar={isFar} style={{ left: `${own}%` }} />
      </Line>
      <Text $size="tiny" $tone="muted">
        {texts.range({
          low: formatBoth(lowPerM2, currency),
          high: formatBoth(highPerM2, currency),
          median: formatBoth(medianPerM2, currency),
          count: formatNumber(count),
          area: areaName(rent, listing),
        })}
      </Text>
    </Stack>
  );
}

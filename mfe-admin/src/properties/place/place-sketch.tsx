import { cityName } from '@pokriv/contracts/place/cities';
import type { OwnProperty } from '@pokriv/contracts/listing/property';
import { color, radius, Stack, Text } from '@pokriv/web-kit/ui';
import { styled } from 'styled-components';

import { texts } from './messages.ts';
import { apart, SKETCH_RATIO, sketchAround, type Sketch } from './sketch.ts';

const WIDTH = 280;
const HEIGHT = WIDTH * SKETCH_RATIO;
const LETTER = { width: 6, height: 11 };
/** Distance from the district's centre that makes the district doubtful, km. */
const FAR_KM = 2.5;
/** The same for the centre of a city whose district is unknown. */
const FAR_FROM_CITY_KM = 10;

const Drawing = styled.svg`
  display: block;
  width: 100%;
  border: 1px solid ${color.line};
  border-radius: ${radius.control};
  background: ${color.sunken};

  text {
    font-size: ${LETTER.height}px;
    text-anchor: middle;
    dominant-baseline: central;
    fill: ${color.muted};
  }

  [data-claimed='true'] {
    font-weight: 700;
    fill: ${color.text};
  }

  .station {
    fill: ${color.info};
  }

  .home {
    fill: ${color.accent};
    stroke: ${color.surface};
    stroke-width: 2;
  }

  .scale {
    stroke: ${color.muted};
  }
`;

/** To the district, or to a city whose centre is not near. */
function distanceText({ toClaimed, toCity }: Sketch, city: string | undefined): string | undefined {
  if (toClaimed !== undefined) return texts.near(toClaimed);
  return city !== undefined && toCity !== undefined && toCity > FAR_KM
    ? texts.nearCity(toCity, cityName(city))
    : undefined;
}

/** Exact point among districts, towns and metro stations, drawn from contract data: no map tiles, no third party. */
export function PlaceSketch({ listing: { location } }: { listing: OwnProperty }) {
  const { geo, city, neighborhood, street, number } = location;
  const address = [neighborhood, [street, number].filter(Boolean).join(' '), city && cityName(city)]
    .filter(Boolean)
    .join(', ');
  const sketch = geo && sketchAround(geo, city, neighborhood);
  const isDoubtful = (sketch?.toClaimed ?? 0) > FAR_KM || (sketch?.toCity ?? 0) > FAR_FROM_CITY_KM;
  return (
    <Stack $gap={1}>
      {sketch ? (
        <Lines sketch={sketch} />
      ) : (
        <Text $size="small" $tone="muted">
          {texts.noPoint}
        </Text>
      )}
      <Text $size="tiny" $tone={isDoubtful ? 'danger' : 'muted'}>
        {[address, sketch && distanceText(sketch, city)].filter(Boolean).join(' · ')}
      </Text>
    </Stack>
  );
}

function Lines({ sketch: { districts, towns, stations, reach } }: { sketch: Sketch }) {
  const scale = WIDTH / (2 * reach);
  const onDrawing = <Place extends { x: number; y: number }>(place: Place) => ({
    ...place,
    x: WIDTH / 2 + place.x * scale,
    y: HEIGHT / 2 + place.y * scale,
  });
  const labels = [...districts, ...towns]
    .map(onDrawing)
    .toSorted((one, other) => Number(other.isClaimed) - Number(one.isClaimed));
  return (
    <Drawing viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={texts.sketch}>
      {stations.map(onDrawing).map(({ name, x, y }) => (
        <circle key={`${name} ${x}`} className="station" cx={x} cy={y} r={3}>
          <title>{name}</title>
        </circle>
      ))}
      {apart(labels, LETTER).map(({ name, x, y, isClaimed }) => (
        <text key={`${name} ${x}`} x={x} y={y} data-claimed={isClaimed}>
          {name}
        </text>
      ))}
      <circle className="home" cx={WIDTH / 2} cy={HEIGHT / 2} r={7} />
      <line className="scale" x1={8} x2={8 + scale} y1={HEIGHT - 8} y2={HEIGHT - 8} />
      <text x={8 + scale / 2} y={HEIGHT - 16}>
        {texts.kilometre}
      </text>
    </Drawing>
  );
}

import { findCity } from '@pokriv/contracts/place/cities';
import { findDistrict } from '@pokriv/contracts/place/districts';
import { Button, Cluster, color, font, Skeleton, space, Text, VisuallyHidden } from '@pokriv/web-kit/ui';
import { CircleAlert, X } from 'lucide-react';
import { styled } from 'styled-components';

import { lazyPart } from '../../lazy-part/lazy-part.tsx';
import type { Point } from '../../map/box.ts';
import { fieldTexts } from '../field-texts.ts';
import { publishTexts } from '../messages.ts';
import { usePublishForm } from '../publish-form.ts';
import { PlaceRemark } from '../remarks/place-remark.tsx';
import { controlId } from '../../form-address/form-steps.ts';

const PATH = 'location.geo';
const texts = publishTexts.point;

const PointMap = lazyPart(
  () => import(/* webpackChunkName: "point-map" */ '../../map/point-map.tsx').then((file) => file.default),
  { waiting: <Skeleton $height="100%" />, missing: texts.missing },
);

const Root = styled.div`
  display: grid;
  gap: ${space(2)};

  > strong {
    font-size: ${font.size.small};
    font-weight: ${font.weight.strong};
  }
`;

const Frame = styled.div`
  height: clamp(260px, 38vw, 340px);
`;

const Failure = styled.p`
  display: flex;
  gap: ${space(1.5)};
  font-size: ${font.size.tiny};
  font-weight: ${font.weight.strong};
  color: ${color.danger};

  svg {
    flex: none;
    width: 16px;
    height: 16px;
    margin-top: 2px;
  }
`;

const degrees = (value: number): string => value.toFixed(4).replace('.', ',');

export function PointPicker() {
  const form = usePublishForm();
  const { city: cityId = '', neighborhood = '', geo, showExactAddress } = form.fields.location ?? {};
  const city = findCity(cityId);
  const district = findDistrict(cityId, neighborhood);
  const error = form.errorOf(PATH);
  const place = district ?? city;
  const set = (point: Point | undefined) =>
    form.set(PATH, point && { lat: Number(point.lat.toFixed(5)), lon: Number(point.lon.toFixed(5)) });

  return (
    <Root id={controlId(PATH)} tabIndex={-1} role="group" aria-label={fieldTexts[PATH].label}>
      <strong aria-hidden="true">{fieldTexts[PATH].label}</strong>
      <PlaceRemark at={PATH} />
      {place ? (
        <>
          <Frame>
            <PointMap
              point={geo}
              around={{ lat: place.lat, lon: place.lon }}
              isClose={district !== undefined}
              isExact={showExactAddress === true}
              texts={texts}
              onPick={set}
            />
          </Frame>
          {error && (
            <Failure>
              <CircleAlert aria-hidden />
              {error}
            </Failure>
          )}
          <Cluster $gap={3}>
            {!geo && (
              <Button type="button" variant="secondary" size="small" onClick={() => set(place)}>
                {texts.fromDistrict(place.name)}
              </Button>
            )}
            {geo && (
              <Button type="button" variant="quiet" size="small" onClick={() => set(undefined)}>
                <X aria-hidden />
                {texts.clear}
              </Button>
            )}
          </Cluster>
          <VisuallyHidden role="status">
            {geo && texts.set(degrees(geo.lat), degrees(geo.lon))}
          </VisuallyHidden>
          <Text $size="tiny" $tone="muted">
            {geo ? (showExactAddress ? texts.exact : texts.approximate) : texts.hint}
          </Text>
        </>
      ) : (
        <Text $size="small" $tone="muted">
          {texts.needsCity}
        </Text>
      )}
    </Root>
  );
}

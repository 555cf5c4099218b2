import type { GeoPoint } from '@pokriv/contracts/listing/property-location';
import { Button, ErrorState, Skeleton, Stack, Text, VisuallyHidden } from '@pokriv/web-kit/ui';
import { Map as MapIcon } from 'lucide-react';
import { lazy, Suspense, useId, useState } from 'react';
import { styled } from 'styled-components';

import { myPlaceTexts as texts } from '../my-places/messages.ts';
import { placeAt, type NamedPlace } from './named-places.ts';

const MapMissing = () => <ErrorState message={texts.mapMissing} />;

const PointMap = lazy(() =>
  import(/* webpackChunkName: "point-map" */ '../map/point-map.tsx').catch(() => ({ default: MapMissing })),
);

const Frame = styled.div`
  height: clamp(240px, 44vw, 320px);
`;

interface PlaceOnMapProps {
  value: NamedPlace | undefined;
  around: GeoPoint;
  onChange: (place: NamedPlace) => void;
}

export function PlaceOnMap({ value, around, onChange }: PlaceOnMapProps) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  return (
    <Stack $gap={2}>
      <div>
        <Button
          type="button"
          variant="secondary"
          size="small"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setIsOpen(!isOpen)}
        >
          <MapIcon />
          {isOpen ? texts.hideMap : texts.onMap}
        </Button>
      </div>
      <div id={id}>
        {isOpen && (
          <Stack $gap={1}>
            <Text $size="small" $tone="muted">
              {texts.mapHint}
            </Text>
            <Frame>
              <Suspense fallback={<Skeleton $height="100%" />}>
                <PointMap
                  point={value}
                  around={around}
                  isClose={false}
                  isExact
                  texts={texts.point}
                  onPick={(point) => onChange(placeAt(point))}
                />
              </Suspense>
            </Frame>
          </Stack>
        )}
        <VisuallyHidden role="status">{isOpen && value && texts.pointSet(value.label)}</VisuallyHidden>
      </div>
    </Stack>
  );
}

import type { GeoPoint } from '@pokriv/contracts/listing/property-location';
import { Button, Card, Cluster, Heading, IconButton, size, space, Stack, Text } from '@pokriv/web-kit/ui';
import { MapPinPlus, Trash2 } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { styled } from 'styled-components';

import { myPlaceTexts as texts } from '../my-places/messages.ts';
import { PLACES_MAX, readMyPlaces, storeMyPlaces, useMyPlaces } from '../my-places/places-store.ts';
import { wayText } from '../my-places/way-text.ts';

/** Lazy: carries the coordinates of all districts, which only the form needs. */
const PlaceForm = lazy(() =>
  import(/* webpackChunkName: "my-places" */ './place-form.tsx').then(({ PlaceForm: form }) => ({
    default: form,
  })),
);

/** Clears the sticky header on focus. */
const Title = styled(Heading)`
  scroll-margin-top: calc(${size.header} + ${space(4)});
`;

export function MyPlaces({ point }: { point: GeoPoint }) {
  const places = useMyPlaces();
  const [isAdding, setIsAdding] = useState(false);
  const title = useRef<HTMLHeadingElement>(null);
  /** Closing the long form would leave the page scrolled below it. */
  const close = () => {
    setIsAdding(false);
    title.current?.focus();
  };
  return (
    <Card as="section" aria-label={texts.title}>
      <Stack $gap={3}>
        <Title as="h3" $size="text" ref={title} tabIndex={-1}>
          {texts.title}
        </Title>
        {places.length === 0 && <Text $size="small">{texts.intro}</Text>}
        {places.map(({ name, place, lat, lon }) => (
          <Cluster key={`${name} ${place}`} $spread $gap={2}>
            <div>
              <Text $strong>{name}</Text>
              <Text $size="small">{wayText(point, { lat, lon })}</Text>
              <Text $size="small" $tone="muted">
                {place}
              </Text>
            </div>
            <IconButton
              label={texts.remove(name)}
              onClick={() =>
                storeMyPlaces(readMyPlaces().filter((one) => one.name !== name || one.place !== place))
              }
            >
              <Trash2 />
            </IconButton>
          </Cluster>
        ))}
        {isAdding ? (
          <Suspense fallback={null}>
            <PlaceForm around={point} onSaved={close} onCancel={close} />
          </Suspense>
        ) : (
          <>
            {places.length > 0 && (
              <Text $size="small" $tone="muted">
                {texts.privacy}
              </Text>
            )}
            {places.length < PLACES_MAX && (
              <div>
                <Button type="button" variant="secondary" size="small" onClick={() => setIsAdding(true)}>
                  <MapPinPlus />
                  {places.length > 0 ? texts.addAnother : texts.add}
                </Button>
              </div>
            )}
          </>
        )}
      </Stack>
    </Card>
  );
}

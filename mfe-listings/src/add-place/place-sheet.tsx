import { findCity } from '@pokriv/contracts/place/cities';
import { Stack, Text } from '@pokriv/web-kit/ui';
import { Sheet } from '@pokriv/web-kit/ui/dialog';

import { myPlaceTexts as texts } from '../my-places/messages.ts';
import type { MyPlace } from '../my-places/places-store.ts';
import { middleOf, readBox } from '../search-address/area.ts';
import type { SearchState } from '../search-address/search-state.ts';
import { PlaceForm } from './place-form.tsx';

/** Initial centre of the map without a city: Sofia's, in degrees. */
const CENTRE = { lat: 42.6977, lon: 23.3219 };

interface PlaceSheetProps {
  /** The map begins where homes are sought. */
  sought: Pick<SearchState, 'location' | 'bbox'>;
  onSaved: (place: MyPlace) => void;
  onClose: () => void;
}

/** Adds an own place from a page of results. */
export function PlaceSheet({ sought: { location, bbox }, onSaved, onClose }: PlaceSheetProps) {
  const box = readBox(bbox);
  return (
    <Sheet open onClose={onClose} title={texts.title}>
      <Stack $gap={3}>
        <Text>{texts.intro}</Text>
        <PlaceForm
          around={box ? middleOf(box) : (findCity(location) ?? CENTRE)}
          onSaved={onSaved}
          onCancel={onClose}
        />
      </Stack>
    </Sheet>
  );
}

import { Button, Cluster, Stack, Text } from '@pokriv/web-kit/ui';
import { Field } from '@pokriv/web-kit/ui/forms';
import type { GeoPoint } from '@pokriv/contracts/listing/property-location';
import { useEffect, useRef, useState, type FormEvent } from 'react';

import { myPlaceTexts as texts } from '../my-places/messages.ts';
import { PLACE_NAME_MAX, readMyPlaces, storeMyPlaces, type MyPlace } from '../my-places/places-store.ts';
import type { NamedPlace } from './named-places.ts';
import { PlaceOnMap } from './place-on-map.tsx';
import { PlacePicker } from './place-picker.tsx';

interface PlaceFormProps {
  /** Initial centre of the map. */
  around: GeoPoint;
  onSaved: (place: MyPlace) => void;
  onCancel: () => void;
}

export function PlaceForm({ around, onSaved, onCancel }: PlaceFormProps) {
  const [name, setName] = useState('');
  const [place, setPlace] = useState<NamedPlace>();
  const [wasSent, setWasSent] = useState(false);
  const [isNotKept, setIsNotKept] = useState(false);
  const nameField = useRef<HTMLInputElement>(null);
  // The form replaces the pressed button, or opens in a sheet.
  useEffect(() => nameField.current?.focus(), []);
  const named = name.trim();

  const save = (event: FormEvent) => {
    event.preventDefault();
    setWasSent(true);
    if (!named || !place) return;
    const { label, lat, lon } = place;
    const added = { name: named, place: label, lat, lon };
    if (storeMyPlaces([...readMyPlaces(), added])) onSaved(added);
    else setIsNotKept(true);
  };
  return (
    <form onSubmit={save} noValidate>
      <Stack $gap={3}>
        <Field
          label={texts.name}
          placeholder={texts.namePlaceholder}
          value={name}
          maxLength={PLACE_NAME_MAX}
          required
          ref={nameField}
          error={wasSent && !named ? texts.noName : undefined}
          onChange={(event) => setName(event.target.value)}
        />
        <PlacePicker
          value={place}
          onChange={setPlace}
          error={wasSent && !place ? texts.noPlace : undefined}
        />
        <PlaceOnMap value={place} around={around} onChange={setPlace} />
        <Text $size="small" $tone={isNotKept ? 'danger' : 'muted'} role={isNotKept ? 'alert' : undefined}>
          {isNotKept ? texts.notKept : texts.privacy}
        </Text>
        <Cluster $gap={2}>
          <Button type="submit" size="small">
            {texts.save}
          </Button>
          <Button type="button" variant="quiet" size="small" onClick={onCancel}>
            {texts.cancel}
          </Button>
        </Cluster>
      </Stack>
    </form>
  );
}

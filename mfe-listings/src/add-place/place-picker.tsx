import { FieldFrame, useFieldIds } from '@pokriv/web-kit/ui/forms';
import { MapPin, X } from 'lucide-react';
import { useRef, useState } from 'react';

import { myPlaceTexts as texts } from '../my-places/messages.ts';
import { Item, Popup } from '../place/city-picker-parts.ts';
import { Box, End, Input, List, None, Pin } from '../place/combobox-parts.ts';
import { useCombobox } from '../place/use-combobox.ts';
import type { NamedPlace } from './named-places.ts';
import { useFoundPlaces } from './use-found-places.ts';

interface PlacePickerProps {
  value: NamedPlace | undefined;
  onChange: (place: NamedPlace | undefined) => void;
  error?: string;
}

/** Combobox of metro stations, districts and the streets of listings. */
export function PlacePicker({ value, onChange, error }: PlacePickerProps) {
  const box = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState('');
  const { aria, hintId, errorId } = useFieldIds({ hint: texts.placeHint, error });
  const { items, isLoading } = useFoundPlaces(value ? '' : typed);
  const clear = () => {
    setTyped('');
    onChange(undefined);
  };
  const combobox = useCombobox({
    inputId: aria.id,
    items,
    chosen: value,
    text: value?.label ?? typed,
    onType: (text) => {
      setTyped(text);
      onChange(undefined);
    },
    onChoose: onChange,
    onEmpty: clear,
    startsAtFirst: true,
  });
  const hasNoResults = combobox.isOpen && items.length === 0 && !isLoading;
  return (
    <FieldFrame
      label={texts.place}
      hint={texts.placeHint}
      {...{ hintId, error, errorId }}
      controlId={aria.id}
      required
    >
      <Box ref={box}>
        <Pin>
          <MapPin />
        </Pin>
        <Input {...aria} {...combobox.inputProps} placeholder={texts.placePlaceholder} required />
        {(value ?? typed) && (
          <End type="button" aria-label={texts.clear} title={texts.clear} onClick={clear}>
            <X />
          </End>
        )}
        <Popup {...combobox.popupProps} anchor={box} align="stretch" open={combobox.isOpen}>
          <List {...combobox.listProps} aria-label={texts.place}>
            {combobox.isOpen &&
              items.map((place, index) => (
                <Item
                  key={place.label}
                  {...combobox.choiceProps(index)}
                  $isActive={combobox.active === index}
                  $isChosen={place === value}
                >
                  {place.label}
                </Item>
              ))}
          </List>
          <div role="status">{hasNoResults && <None>{texts.none}</None>}</div>
        </Popup>
      </Box>
    </FieldFrame>
  );
}

import { findCity, type City } from '@pokriv/contracts/place/cities';
import { formatCount, formatNumber } from '@pokriv/web-kit/format';
import { FieldFrame, useFieldIds, VisuallyHidden } from '@pokriv/web-kit/ui';
import { ChevronDown, MapPin, X } from 'lucide-react';
import { useRef, useState, type ReactNode } from 'react';

import { Item, Popup } from './city-picker-parts.ts';
import { Box, End, Input, List, None, Pin } from './combobox-parts.ts';
import { districtMeant, findCities } from './find-cities.ts';
import { placeTexts } from './messages.ts';
import { useCombobox } from './use-combobox.ts';

export interface CityPickerProps {
  /** Id of the selected city, or '' for none. */
  value: string;
  onChange: (id: string) => void;
  label?: string;
  placeholder?: string;
  required?: boolean;
  error?: string;
  hint?: ReactNode;
  id?: string;
  counts?: (city: string) => number;
}

/** Matched district, region of a town, or English name of a city. */
function Detail({ city, typed = '' }: { city: City; typed?: string }) {
  const district = districtMeant(city, typed);
  if (district) return <small>{placeTexts.isWithin(district)}</small>;
  return city.region ? (
    <small>{placeTexts.region(city.region)}</small>
  ) : (
    <small lang="en">{city.nameEn}</small>
  );
}

/** Cities, and towns once typing begins, by either name (spec §2, shared widgets). */
export function CityPicker({
  value,
  onChange,
  label = placeTexts.city,
  placeholder = placeTexts.cityPlaceholder,
  required,
  error,
  hint,
  id,
  counts,
}: CityPickerProps) {
  const box = useRef<HTMLDivElement>(null);
  const { aria, hintId, errorId } = useFieldIds({ id, hint, error });
  const chosen = findCity(value);
  // A new value, also from outside, resets the typing.
  const [typing, setTyping] = useState<{ text: string; over: string }>();
  const typed = typing?.over === value ? typing.text : undefined;
  const items = findCities(typed ?? '');

  const choose = (city: string) => {
    setTyping(undefined);
    onChange(city);
  };
  const type = (text: string) => (text ? setTyping({ text, over: value }) : choose(''));
  const combobox = useCombobox({
    inputId: aria.id,
    items,
    chosen,
    text: typed ?? chosen?.name ?? '',
    onType: type,
    onChoose: ({ id: city }) => choose(city),
    onEmpty: () => choose(''),
    startsAtFirst: true,
  });
  const { inputProps } = combobox;

  return (
    <FieldFrame {...{ label, hint, hintId, error, errorId, required }} controlId={aria.id}>
      <Box ref={box}>
        <Pin>
          <MapPin />
        </Pin>
        <Input
          {...aria}
          {...inputProps}
          // Partial text is no selection and reverts on blur.
          onBlur={() => {
            inputProps.onBlur();
            setTyping(undefined);
          }}
          placeholder={placeholder}
          required={required}
          spellCheck={false}
        />
        {chosen ? (
          <End
            type="button"
            aria-label={placeTexts.clear}
            title={placeTexts.clear}
            onClick={() => choose('')}
          >
            <X />
          </End>
        ) : (
          <End {...combobox.openerProps} aria-label={placeTexts.open}>
            <ChevronDown />
          </End>
        )}
        <Popup {...combobox.popupProps} anchor={box} align="stretch" open={combobox.isOpen}>
          <List {...combobox.listProps} aria-label={label}>
            {combobox.isOpen &&
              items.map((city, index) => (
                <Item
                  key={city.id}
                  {...combobox.choiceProps(index)}
                  $isActive={combobox.active === index}
                  $isChosen={city.id === value}
                >
                  {city.name}
                  {counts ? (
                    <small>
                      <span aria-hidden="true">{formatNumber(counts(city.id))}</span>
                      <VisuallyHidden>, {formatCount(counts(city.id), placeTexts.found)}</VisuallyHidden>
                    </small>
                  ) : (
                    <Detail city={city} typed={typed} />
                  )}
                </Item>
              ))}
          </List>
          <div role="status">
            {combobox.isOpen && items.length === 0 && <None>{placeTexts.noCities}</None>}
          </div>
        </Popup>
      </Box>
    </FieldFrame>
  );
}

import { findCity, type City } from '@pokriv/contracts/cities';
import { formatCount, formatNumber } from '@pokriv/web-kit/format';
import { VisuallyHidden } from '@pokriv/web-kit/ui';
import { FieldFrame, useFieldIds } from '@pokriv/web-kit/ui/forms';
import { useCombobox, type UseComboboxState, type UseComboboxStateChangeOptions } from 'downshift';
import { ChevronDown, MapPin, X } from 'lucide-react';
import { useState } from 'react';

import { Box, End, Input, Item, List, None, Pin, Popup } from './city-picker-parts.ts';
import { findCities } from './find-cities.ts';
import { placeTexts } from './messages.ts';

const nameOf = (city: City | null): string => city?.name ?? '';

/** Leaving the box with something half-typed brings the chosen city back; only a press or Enter chooses. */
function keepChosen(state: UseComboboxState<City>, { type, changes }: UseComboboxStateChangeOptions<City>) {
  if (type !== useCombobox.stateChangeTypes.InputBlur) return changes;
  const chosen = state.inputValue ? state.selectedItem : null;
  return { ...changes, selectedItem: chosen, inputValue: nameOf(chosen) };
}

export interface CityPickerProps {
  /** Id of the chosen city, or '' for none. */
  value: string;
  onChange: (id: string) => void;
  label?: string;
  placeholder?: string;
  required?: boolean;
  error?: string;
  hint?: string;
  id?: string;
  /** How many listings each city has; shown when known. */
  counts?: (city: string) => number;
}

/** A searchable list of the 47 cities, by either name (spec §2, shared widgets). */
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
  const { aria, hintId, errorId } = useFieldIds({ id, hint, error });
  const chosen = findCity(value) ?? null;
  const [typed, setTyped] = useState<string>();
  const items = typed === undefined ? findCities('') : findCities(typed);

  const combobox = useCombobox<City>({
    inputId: aria.id,
    items: [...items],
    selectedItem: chosen,
    itemToString: nameOf,
    itemToKey: (city) => city?.id,
    defaultHighlightedIndex: 0,
    stateReducer: keepChosen,
    onInputValueChange: ({ inputValue, type }) => {
      const isTyping = type === useCombobox.stateChangeTypes.InputChange;
      setTyped(isTyping ? inputValue : undefined);
      if (isTyping && inputValue === '') onChange('');
    },
    onSelectedItemChange: ({ selectedItem }) => onChange(selectedItem?.id ?? ''),
  });

  const inputProps = combobox.getInputProps({ ...aria, 'aria-labelledby': undefined });
  const isVain = combobox.isOpen && items.length === 0;
  const clear = () => {
    onChange('');
    combobox.setInputValue('');
  };

  return (
    <FieldFrame {...{ label, hint, hintId, error, errorId, required }} controlId={aria.id}>
      <Box>
        <Pin>
          <MapPin />
        </Pin>
        <Input
          {...inputProps}
          // It goes on naming a choice that is not there when nothing was found.
          aria-activedescendant={isVain ? undefined : inputProps['aria-activedescendant']}
          placeholder={placeholder}
          required={required}
          autoComplete="off"
          spellCheck={false}
        />
        {chosen ? (
          <End type="button" aria-label={placeTexts.clear} title={placeTexts.clear} onClick={clear}>
            <X />
          </End>
        ) : (
          <End type="button" {...combobox.getToggleButtonProps({ 'aria-label': placeTexts.open })}>
            <ChevronDown />
          </End>
        )}
        <Popup $isOpen={combobox.isOpen}>
          <List {...combobox.getMenuProps({ 'aria-label': label, 'aria-labelledby': undefined })}>
            {combobox.isOpen &&
              items.map((city, index) => (
                <Item
                  key={city.id}
                  {...combobox.getItemProps({ item: city, index })}
                  $isActive={combobox.highlightedIndex === index}
                  $isChosen={city.id === value}
                >
                  {city.name}
                  {counts ? (
                    <small>
                      <span aria-hidden="true">{formatNumber(counts(city.id))}</span>
                      <VisuallyHidden>, {formatCount(counts(city.id), placeTexts.found)}</VisuallyHidden>
                    </small>
                  ) : (
                    <small lang="en">{city.nameEn}</small>
                  )}
                </Item>
              ))}
          </List>
          <div role="status">{isVain && <None>{placeTexts.noCities}</None>}</div>
        </Popup>
      </Box>
    </FieldFrame>
  );
}

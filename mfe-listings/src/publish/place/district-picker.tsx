import { FieldFrame, useFieldIds } from '@pokriv/web-kit/ui/forms';
import { useCombobox, type UseComboboxState, type UseComboboxStateChangeOptions } from 'downshift';
import { MapPin, X } from 'lucide-react';
import { useState } from 'react';

import { Box, End, Input, Item, List, None, Pin, Popup } from '../../place/city-picker-parts.ts';
import { TextInput, useBound } from '../inputs/inputs.tsx';
import { publishTexts } from '../messages.ts';
import { usePublishForm } from '../publish-form.ts';
import { findDistricts } from './find-districts.ts';

const PATH = 'location.neighborhood';
const NAME_MAX = 60;
const texts = publishTexts.district;

/** What was typed stays as it was typed: a district may be missing in the list. */
function keepTyped(
  state: UseComboboxState<string>,
  { type, changes }: UseComboboxStateChangeOptions<string>,
) {
  if (type !== useCombobox.stateChangeTypes.InputBlur) return changes;
  return { ...changes, selectedItem: state.selectedItem, inputValue: state.inputValue };
}

function KnownDistricts({ city }: { city: string }) {
  const { value, set, placeholder, common } = useBound(PATH);
  const typed = typeof value === 'string' ? value : '';
  const [isTyping, setIsTyping] = useState(false);
  const items = findDistricts(city, isTyping ? typed : '');
  const { label, hint, error, required } = common;
  const { aria, hintId, errorId } = useFieldIds(common);

  const combobox = useCombobox<string>({
    inputId: aria.id,
    items,
    inputValue: typed,
    selectedItem: items.includes(typed) ? typed : null,
    stateReducer: keepTyped,
    onSelectedItemChange: ({ selectedItem }) => {
      if (!selectedItem) return;
      setIsTyping(false);
      set(selectedItem);
    },
    onIsOpenChange: ({ isOpen }) => isOpen || setIsTyping(false),
  });
  const isVain = combobox.isOpen && items.length === 0;

  return (
    <FieldFrame {...{ label, hint, hintId, error, errorId, required }} controlId={aria.id}>
      <Box>
        <Pin>
          <MapPin />
        </Pin>
        <Input
          {...combobox.getInputProps({
            ...aria,
            'aria-labelledby': undefined,
            onBlur: common.onBlur,
            onChange: (event) => {
              setIsTyping(true);
              set((event.target as HTMLInputElement).value);
            },
          })}
          placeholder={placeholder}
          required={required}
          maxLength={NAME_MAX}
          autoComplete="off"
        />
        {typed && (
          <End type="button" aria-label={texts.clear} title={texts.clear} onClick={() => set(undefined)}>
            <X />
          </End>
        )}
        <Popup $isOpen={combobox.isOpen}>
          <List {...combobox.getMenuProps({ 'aria-label': label, 'aria-labelledby': undefined })}>
            {combobox.isOpen &&
              items.map((name, index) => (
                <Item
                  key={name}
                  {...combobox.getItemProps({ item: name, index })}
                  $isActive={combobox.highlightedIndex === index}
                  $isChosen={name === typed}
                >
                  {name}
                </Item>
              ))}
          </List>
          <div role="status">{isVain && <None>{texts.none}</None>}</div>
        </Popup>
      </Box>
    </FieldFrame>
  );
}

/** The district: from the list where the city's districts are known, else any name. */
export function DistrictPicker() {
  const { fields } = usePublishForm();
  const city = fields.location?.city ?? '';
  if (city && findDistricts(city, '').length > 0) return <KnownDistricts key={city} city={city} />;
  return <TextInput path={PATH} maxLength={NAME_MAX} />;
}

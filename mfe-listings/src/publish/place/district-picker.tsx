import { districts } from '@pokriv/contracts/place/districts';
import { FieldFrame, useFieldIds } from '@pokriv/web-kit/ui/forms';
import { MapPin, X } from 'lucide-react';
import { useRef, useState } from 'react';

import { Item, Popup } from '../../place/city-picker-parts.ts';
import { Box, End, Input, List, None, Pin } from '../../place/combobox-parts.ts';
import { foldName } from '../../place/fold-name.ts';
import { useCombobox } from '../../place/use-combobox.ts';
import { TextInput, useBound } from '../inputs/inputs.tsx';
import { publishTexts } from '../messages.ts';
import { usePublishForm } from '../publish-form.ts';

/** Prefix matches first. */
export function findDistricts(city: string, text: string): string[] {
  const wanted = foldName(text);
  const names = (districts[city] ?? []).map(({ name }) => name);
  const found = names.filter((name) => foldName(name).includes(wanted));
  const begins = (name: string) => Number(foldName(name).startsWith(wanted));
  return found.toSorted((one, other) => begins(other) - begins(one) || one.localeCompare(other, 'bg'));
}

const PATH = 'location.neighborhood';
const NAME_MAX = 60;
const texts = publishTexts.district;

function KnownDistricts({ city }: { city: string }) {
  const { value, set, placeholder, common } = useBound(PATH);
  const typed = typeof value === 'string' ? value : '';
  const [isTyping, setIsTyping] = useState(false);
  const items = findDistricts(city, isTyping ? typed : '');
  const { label, hint, error, required } = common;
  const box = useRef<HTMLDivElement>(null);
  const { aria, hintId, errorId } = useFieldIds(common);

  const combobox = useCombobox({
    inputId: aria.id,
    items,
    chosen: typed,
    // Free text stays: the list may lack a district.
    text: typed,
    onType: (text) => {
      setIsTyping(true);
      set(text);
    },
    onChoose: (name) => {
      setIsTyping(false);
      set(name);
    },
    onEmpty: () => set(undefined),
    onClose: () => setIsTyping(false),
  });
  const { inputProps } = combobox;
  const hasNoResults = combobox.isOpen && items.length === 0;

  return (
    <FieldFrame {...{ label, hint, hintId, error, errorId, required }} controlId={aria.id}>
      <Box ref={box}>
        <Pin>
          <MapPin />
        </Pin>
        <Input
          {...aria}
          {...inputProps}
          onBlur={() => {
            inputProps.onBlur();
            common.onBlur();
          }}
          placeholder={placeholder}
          required={required}
          maxLength={NAME_MAX}
        />
        {typed && (
          <End type="button" aria-label={texts.clear} title={texts.clear} onClick={() => set(undefined)}>
            <X />
          </End>
        )}
        <Popup {...combobox.popupProps} anchor={box} align="stretch" open={combobox.isOpen}>
          <List {...combobox.listProps} aria-label={label}>
            {combobox.isOpen &&
              items.map((name, index) => (
                <Item
                  key={name}
                  {...combobox.choiceProps(index)}
                  $isActive={combobox.active === index}
                  $isChosen={name === typed}
                >
                  {name}
                </Item>
              ))}
          </List>
          <div role="status">{hasNoResults && <None>{texts.none}</None>}</div>
        </Popup>
      </Box>
    </FieldFrame>
  );
}

export function DistrictPicker() {
  const { fields } = usePublishForm();
  const city = fields.location?.city ?? '';
  if (city && findDistricts(city, '').length > 0) return <KnownDistricts key={city} city={city} />;
  return <TextInput path={PATH} maxLength={NAME_MAX} />;
}

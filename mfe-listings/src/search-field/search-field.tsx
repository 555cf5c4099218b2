import type { SuggestionKind } from '@pokriv/contracts/search/suggest';
import { formatCount, formatNumber } from '@pokriv/web-kit/format';
import { FieldFrame, useFieldIds, VisuallyHidden } from '@pokriv/web-kit/ui';
import { Building2, MapPin, Milestone, Search, TrainFront, X, type LucideIcon } from 'lucide-react';
import { useRef } from 'react';

import { Box, End, Input, List, None, Pin } from '../place/combobox-parts.ts';
import { useCombobox } from '../place/use-combobox.ts';
import { activeFilters } from '../search-address/active-filters.ts';
import { nothingSought } from '../search-address/search-state.ts';
import { fieldTexts } from './messages.ts';
import type { PlaceChoice } from './place-choice.ts';
import { readFilters } from './read-change.ts';
import * as part from './search-field-parts.ts';
import type { SearchFieldState } from './use-search-field.ts';
import type { Where } from './use-suggestions.ts';

const QUERY_MAX = 100;

const icons: Record<SuggestionKind, LucideIcon> = {
  city: Building2,
  district: MapPin,
  metro: TrainFront,
  street: Milestone,
};

function Count({ count }: { count: number }) {
  return (
    <small>
      <span aria-hidden="true">{formatNumber(count)}</span>
      <VisuallyHidden>, {formatCount(count, fieldTexts.found)}</VisuallyHidden>
    </small>
  );
}

function PlaceNames({ kind, label, detail }: PlaceChoice) {
  const Icon = icons[kind];
  return (
    <>
      <Icon aria-hidden />
      <part.Names>
        {label}
        <small>{detail || fieldTexts.kinds[kind]}</small>
      </part.Names>
    </>
  );
}

/** „Двустаен · до 1 500 лв.“ for the current text. */
function understoodText({ suggestions }: SearchFieldState, { currency }: Where): string {
  if (!suggestions.reading) return '';
  const filters = activeFilters({
    ...nothingSought,
    ...readFilters(suggestions.reading.params, currency),
  });
  return filters.map(({ text }) => text).join(' · ');
}

interface SearchFieldProps {
  field: SearchFieldState;
  where: Where;
}

/** Combobox of places; any other text is a sentence, submitted as `query`. */
export function SearchField({ field, where }: SearchFieldProps) {
  const { text, type, suggestions, choose, isReading } = field;
  const { choices, listKey, isNone } = suggestions;
  const box = useRef<HTMLDivElement>(null);
  const { aria } = useFieldIds({});
  const combobox = useCombobox({
    inputId: aria.id,
    items: choices,
    text,
    onType: type,
    onChoose: choose,
    onEmpty: () => type(''),
    isFreeText: true,
    listKey,
  });
  const understood = understoodText(field, where);
  const isNoPlace = isNone && understood === '';
  const isShown = combobox.isOpen && (choices.length > 0 || understood !== '' || isNoPlace);
  const clear = () => {
    type('');
    document.getElementById(aria.id)?.focus();
  };

  return (
    <FieldFrame
      label={fieldTexts.label}
      controlId={aria.id}
      hintId={`${aria.id}-hint`}
      errorId={`${aria.id}-error`}
    >
      <Box ref={box}>
        <Pin>
          <Search />
        </Pin>
        <Input
          {...aria}
          {...combobox.inputProps}
          aria-expanded={isShown}
          aria-busy={isReading || undefined}
          name="query"
          enterKeyHint="search"
          maxLength={QUERY_MAX}
          placeholder={fieldTexts.placeholder}
          spellCheck={false}
        />
        {text !== '' && (
          <End type="button" aria-label={fieldTexts.clear} title={fieldTexts.clear} onClick={clear}>
            <X />
          </End>
        )}
        <part.Popup
          {...combobox.popupProps}
          anchor={box}
          align="stretch"
          open={isShown}
          {...(understood !== '' && {
            footer: (
              <part.Understood tabIndex={-1} onClick={combobox.close}>
                <b>{fieldTexts.willSearch}</b> {understood}
              </part.Understood>
            ),
          })}
        >
          {text === '' && <part.Title aria-hidden="true">{fieldTexts.popular}</part.Title>}
          <List {...combobox.listProps} aria-label={fieldTexts.places}>
            {isShown &&
              choices.map((place, index) => (
                <part.Item
                  key={`${place.kind} ${place.label} ${place.detail}`}
                  {...combobox.choiceProps(index)}
                  $isActive={combobox.active === index}
                >
                  <PlaceNames {...place} />
                  {place.count !== undefined && <Count count={place.count} />}
                </part.Item>
              ))}
          </List>
          {isShown && isNoPlace && <None>{fieldTexts.none}</None>}
        </part.Popup>
        <VisuallyHidden role="status">
          {isShown && (isNoPlace ? fieldTexts.none : formatCount(choices.length, fieldTexts.offered))}
        </VisuallyHidden>
      </Box>
    </FieldFrame>
  );
}

import { layouts, propertyTypes } from '@pokriv/contracts/listing/property-options';
import { findMetroStation } from '@pokriv/contracts/place/metro';

import type { FiltersProps } from '../filters/filter-target.ts';
import { addressTexts } from '../search-address/messages.ts';
import { mayAskMetro } from '../search-address/offered-sorts.ts';
import { rangeText } from '../search-address/search-ranges.ts';
import type { SearchState } from '../search-address/search-state.ts';
import { searchTexts } from './messages.ts';
import { QuickFilter } from './quick-filter.tsx';
import { QuickToggle } from './quick-toggle.tsx';
import { useQuickPanel } from './use-quick-panel.tsx';

const chosenText = ([first, ...more]: readonly string[]): string | undefined =>
  first === undefined ? undefined : searchTexts.chosen(first, more.length);

/** „м. Витоша +1“ or „До 10 мин“. */
function metroText({ metroMinutes, metroStation }: SearchState): string | undefined {
  const names = metroStation.map((id) => searchTexts.station(findMetroStation(id)?.name ?? id));
  if (names.length > 0) return chosenText(names);
  return metroMinutes === undefined ? undefined : addressTexts.metroWithin(String(metroMinutes));
}

/** Main filters above the results; all others are in the sheet. */
export function QuickFilters(filters: FiltersProps) {
  const { state, change } = filters.target;
  const { Panel, prepare } = useQuickPanel();
  return (
    <>
      <QuickFilter
        label={searchTexts.layoutShort}
        value={chosenText(state.layout.map((key) => layouts[key]))}
        onPrepare={prepare}
        onClear={() => change({ layout: [] })}
      >
        <Panel filter="layout" {...filters} />
      </QuickFilter>
      <QuickFilter
        label={searchTexts.priceShort}
        value={rangeText(state, 'priceMin')}
        onPrepare={prepare}
        onClear={() => change({ priceMin: undefined, priceMax: undefined })}
      >
        <Panel filter="price" {...filters} />
      </QuickFilter>
      {mayAskMetro(state) && (
        <QuickFilter
          label={searchTexts.metroShort}
          value={metroText(state)}
          onPrepare={prepare}
          onClear={() => change({ metroMinutes: undefined, metroStation: [] })}
        >
          <Panel filter="metro" {...filters} />
        </QuickFilter>
      )}
      <QuickFilter
        label={searchTexts.typesShort}
        value={chosenText(state.propertyType.map((key) => propertyTypes[key]))}
        onPrepare={prepare}
        onClear={() => change({ propertyType: [] })}
      >
        <Panel filter="types" {...filters} />
      </QuickFilter>
      <QuickToggle name="hasPet" {...filters} />
      <QuickToggle name="noCommission" {...filters} />
    </>
  );
}

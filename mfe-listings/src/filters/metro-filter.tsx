import { metroStations, type MetroStation } from '@pokriv/contracts/place/metro';

import { LineBadges } from '../place/line-badges.tsx';
import { addressTexts } from '../search-address/messages.ts';
import { countsOf, type CountOf } from './counts.ts';
import { FilterGroup } from './filter-group.tsx';
import type { FiltersProps } from './filter-target.ts';
import { filterTexts } from './messages.ts';
import { OptionChips } from './option-chips.tsx';
import { SearchedChoices } from './searched-choices.tsx';

interface OfferedStation extends MetroStation {
  count: number | undefined;
}

/** By descending count; in line order without counts. */
export function offeredStations(counts: CountOf | undefined): OfferedStation[] {
  return metroStations
    .map((station) => ({ ...station, count: counts?.(station.id) }))
    .toSorted((one, other) => (other.count ?? 0) - (one.count ?? 0));
}

const minuteTexts = {
  '5': addressTexts.metroWithin('5'),
  '10': addressTexts.metroWithin('10'),
  '15': addressTexts.metroWithin('15'),
  '20': addressTexts.metroWithin('20'),
};
type Minutes = keyof typeof minuteTexts;

const texts = {
  find: filterTexts.findStation,
  placeholder: filterTexts.stationPlaceholder,
  none: filterTexts.noStations,
};

/** Minutes on foot to any station, or to selected ones. */
export function MetroFilter({ target: { state, change }, facets }: FiltersProps) {
  const chosen = String(state.metroMinutes ?? '');
  return (
    <>
      <FilterGroup legend={filterTexts.metroMinutes}>
        <OptionChips
          isSingle
          options={minuteTexts}
          chosen={chosen in minuteTexts ? [chosen as Minutes] : []}
          onChange={([minutes]) => change({ metroMinutes: minutes && Number(minutes) })}
          counts={countsOf(facets, 'metroMinutes')}
        />
      </FilterGroup>
      <FilterGroup legend={filterTexts.metroStations} hint={filterTexts.metroHint}>
        <SearchedChoices
          choices={offeredStations(countsOf(facets, 'metroStation')).map(({ id, name, count, lines }) => ({
            id,
            name,
            count,
            mark: <LineBadges lines={lines} />,
          }))}
          chosen={state.metroStation}
          onChange={(metroStation) => change({ metroStation })}
          texts={texts}
        />
      </FilterGroup>
    </>
  );
}

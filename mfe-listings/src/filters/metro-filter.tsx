import { LineBadges } from '../place/line-badges.tsx';
import { countsOf } from './counts.ts';
import { FilterGroup } from './filter-group.tsx';
import type { FiltersProps } from './filter-target.ts';
import { filterTexts } from './messages.ts';
import { offeredStations } from './offered-stations.ts';
import { OptionChips } from './option-chips.tsx';
import { SearchedChoices } from './searched-choices.tsx';

const minuteTexts = {
  '5': filterTexts.metroWithin('5'),
  '10': filterTexts.metroWithin('10'),
  '15': filterTexts.metroWithin('15'),
  '20': filterTexts.metroWithin('20'),
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

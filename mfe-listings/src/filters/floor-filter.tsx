import { Cluster, space } from '@pokriv/web-kit/ui';
import { Chip, Select } from '@pokriv/web-kit/ui/forms';
import { styled } from 'styled-components';

import { FilterGroup } from './filter-group.tsx';
import { filterTexts } from './messages.ts';
import type { FilterTarget } from './filter-target.ts';

const Pair = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${space(3)};
`;

const HIGHEST_OFFERED = 30;

const presets = [
  { text: filterTexts.noGroundFloor, range: { floorMin: 1, floorMax: undefined } },
  { text: filterTexts.lowFloors, range: { floorMin: undefined, floorMax: 3 } },
  { text: filterTexts.highFloors, range: { floorMin: 6, floorMax: undefined } },
];

function floorText(floor: number): string {
  if (floor < 0) return filterTexts.basement;
  return floor === 0 ? filterTexts.groundFloor : String(floor);
}

/** From the basement to the highest floor on offer, plus a higher one from the URL. */
function floorOptions(chosen: number | undefined) {
  const floors = Array.from({ length: HIGHEST_OFFERED + 2 }, (_, index) => index - 1);
  const all = chosen !== undefined && chosen > HIGHEST_OFFERED ? [...floors, chosen] : floors;
  return all.map((floor) => ({ value: String(floor), label: floorText(floor) }));
}

const toFloor = (text: string): number | undefined => (text === '' ? undefined : Number(text));
const toText = (floor: number | undefined): string => (floor === undefined ? '' : String(floor));

export function FloorFilter({ target: { state, change } }: { target: FilterTarget }) {
  const { floorMin, floorMax } = state;
  const setMin = (min: number | undefined) =>
    change({ floorMin: min, ...((min ?? -Infinity) > (floorMax ?? Infinity) && { floorMax: undefined }) });
  const setMax = (max: number | undefined) =>
    change({ floorMax: max, ...((floorMin ?? -Infinity) > (max ?? Infinity) && { floorMin: undefined }) });
  return (
    <FilterGroup legend={filterTexts.floor}>
      <Cluster $gap={2}>
        {presets.map(({ text, range }) => (
          <Chip
            key={text}
            pressed={floorMin === range.floorMin && floorMax === range.floorMax}
            onToggle={(isOn) => change(isOn ? range : { floorMin: undefined, floorMax: undefined })}
          >
            {text}
          </Chip>
        ))}
      </Cluster>
      <Pair>
        <Select
          label={filterTexts.from}
          placeholder={filterTexts.anyFloor}
          options={floorOptions(floorMin)}
          value={toText(floorMin)}
          onChange={(event) => setMin(toFloor(event.target.value))}
        />
        <Select
          label={filterTexts.to}
          placeholder={filterTexts.anyFloor}
          options={floorOptions(floorMax)}
          value={toText(floorMax)}
          onChange={(event) => setMax(toFloor(event.target.value))}
        />
      </Pair>
    </FilterGroup>
  );
}

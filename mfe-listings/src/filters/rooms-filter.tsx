import type { Facets } from '@pokriv/contracts/search/search';
import { radius, space } from '@pokriv/web-kit/ui';
import { styled } from 'styled-components';

import { CountedChip } from './counted-chip.tsx';
import { countsOf, type CountOf } from './counts.ts';
import { FilterGroup } from './filter-group.tsx';
import { filterTexts } from './messages.ts';
import { hasRooms, ROOMS_TOP, toggleRooms } from './rooms-range.ts';
import type { FilterTarget } from './filter-target.ts';

const Row = styled.div`
  display: grid;
  grid-template-columns: repeat(${ROOMS_TOP}, minmax(0, 1fr));
  gap: ${space(2)};

  > button {
    flex-direction: column;
    justify-content: center;
    gap: 0;
    min-height: 56px;
    padding-inline: ${space(1)};
    border-radius: ${radius.control};
  }
`;

const ROOMS_MAX = 20;
const choices = Array.from({ length: ROOMS_TOP }, (_, index) => index + 1);

function countOfRooms(counts: CountOf, rooms: number): number {
  if (rooms < ROOMS_TOP) return counts(String(rooms));
  let sum = 0;
  for (let number = ROOMS_TOP; number <= ROOMS_MAX; number += 1) sum += counts(String(number));
  return sum;
}

interface RoomsFilterProps {
  target: FilterTarget;
  facets: Facets | undefined;
}

export function RoomsFilter({ target, facets }: RoomsFilterProps) {
  const { state, change } = target;
  const counts = countsOf(facets, 'rooms');
  return (
    <FilterGroup legend={filterTexts.rooms} hint={filterTexts.roomsHint}>
      <Row>
        {choices.map((rooms) => (
          <CountedChip
            key={rooms}
            text={rooms === ROOMS_TOP ? filterTexts.roomsTop : String(rooms)}
            pressed={hasRooms(state, rooms)}
            onToggle={() => change(toggleRooms(state, rooms))}
            count={counts && countOfRooms(counts, rooms)}
          />
        ))}
      </Row>
    </FilterGroup>
  );
}

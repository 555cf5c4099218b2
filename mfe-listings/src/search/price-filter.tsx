import { formatBgn } from '@pokriv/contracts/money';
import type { Facets } from '@pokriv/contracts/search/search';
import { Cluster } from '@pokriv/web-kit/ui';
import { Chip } from '@pokriv/web-kit/ui/forms';

import { BoundFields } from './bound-fields.tsx';
import { countsOf } from './counts.ts';
import { FilterGroup } from './filter-group.tsx';
import { searchTexts } from './messages.ts';
import { PriceHistogram } from './price-histogram.tsx';
import type { FilterTarget } from './use-search.ts';

/** Spec §9, the prices of the home page. */
const ceilings = [500, 800, 1200, 1500] as const;
const FLOOR = 2000;

const presets = [
  ...ceilings.map((priceMax) => ({
    text: searchTexts.priceUpTo(formatBgn(priceMax)),
    range: { priceMin: undefined, priceMax },
  })),
  { text: searchTexts.priceFrom(formatBgn(FLOOR)), range: { priceMin: FLOOR, priceMax: undefined } },
];

interface PriceFilterProps {
  target: FilterTarget;
  facets: Facets | undefined;
}

/** Rent in leva: histogram, two inputs, and presets. */
export function PriceFilter({ target, facets }: PriceFilterProps) {
  const { state, change } = target;
  const counts = countsOf(facets, 'price');
  return (
    <FilterGroup legend={searchTexts.price}>
      {counts && <PriceHistogram counts={counts} from={state.priceMin} to={state.priceMax} />}
      <BoundFields target={target} least="priceMin" most="priceMax" unit={searchTexts.lev} digits={6} />
      <Cluster $gap={2} role="group" aria-label={searchTexts.pricePresets}>
        {presets.map(({ text, range }) => (
          <Chip
            key={text}
            pressed={state.priceMin === range.priceMin && state.priceMax === range.priceMax}
            onToggle={(isOn) => change(isOn ? range : { priceMin: undefined, priceMax: undefined })}
          >
            {text}
          </Chip>
        ))}
      </Cluster>
    </FilterGroup>
  );
}

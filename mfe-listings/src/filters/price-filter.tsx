import { currencies, formatSum, type Currency } from '@pokriv/contracts/money';
import type { Facets } from '@pokriv/contracts/search/search';
import { useRead } from '@pokriv/web-kit/api';
import { boot } from '@pokriv/web-kit/boot';
import { useCurrency } from '@pokriv/web-kit/price';
import { Cluster } from '@pokriv/web-kit/ui';
import { Chip } from '@pokriv/web-kit/ui/forms';
import { useMemo } from 'react';

import { boundsIn, offeredPrices, shownCurrency } from '../search-address/price-bounds.ts';
import { filterQuery, type SearchState } from '../search-address/search-state.ts';
import { BoundFields } from './bound-fields.tsx';
import { countsOf } from './counts.ts';
import { FilterGroup } from './filter-group.tsx';
import { filterTexts } from './messages.ts';
import { PriceHistogram } from './price-histogram.tsx';
import type { FilterTarget } from './filter-target.ts';

function presetsIn(currency: Currency) {
  const { ceilings, floor } = offeredPrices[currency];
  return [
    ...ceilings.map((priceMax) => ({
      text: filterTexts.priceUpTo(formatSum(priceMax, currency)),
      range: { priceMin: undefined, priceMax },
    })),
    {
      text: filterTexts.priceFrom(formatSum(floor, currency)),
      range: { priceMin: floor, priceMax: undefined },
    },
  ];
}

/** Facets have the currency of the search, otherwise of the site; another currency needs its own buckets. */
function useFacetsIn(currency: Currency, state: SearchState, facets: Facets | undefined): Facets | undefined {
  const isOther = currency !== boot().siteCurrency;
  const query = useMemo(
    () => ({ ...filterQuery(state), currency, facets: 'true' as const, limit: '1' }),
    [state, currency],
  );
  const { data } = useRead('searchProperties', {
    query,
    isEnabled: isOther,
    swr: { keepPreviousData: true },
  });
  return isOther ? data?.facets : facets;
}

interface PriceFilterProps {
  target: FilterTarget;
  facets: Facets | undefined;
}

/** Histogram, two inputs and presets, in the currency of the search, otherwise in the primary one. */
export function PriceFilter({ target, facets }: PriceFilterProps) {
  const { state, change } = target;
  const currency = shownCurrency(state, useCurrency());
  const counts = countsOf(useFacetsIn(currency, state, facets), 'price');
  return (
    <FilterGroup legend={filterTexts.price}>
      {counts && (
        <PriceHistogram counts={counts} currency={currency} from={state.priceMin} to={state.priceMax} />
      )}
      <BoundFields
        target={target}
        least="priceMin"
        most="priceMax"
        unit={currencies[currency]}
        digits={6}
        sumsIn={currency}
        changeOf={(priceMin, priceMax) => boundsIn(currency, { priceMin, priceMax })}
      />
      <Cluster $gap={2} role="group" aria-label={filterTexts.pricePresets}>
        {presetsIn(currency).map(({ text, range }) => (
          <Chip
            key={text}
            pressed={state.priceMin === range.priceMin && state.priceMax === range.priceMax}
            onToggle={(isOn) => change(boundsIn(currency, isOn ? range : {}))}
          >
            {text}
          </Chip>
        ))}
      </Cluster>
    </FilterGroup>
  );
}

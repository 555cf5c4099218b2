import type { Facets } from '@pokriv/contracts/search/search';
import { useCurrency } from '@pokriv/web-kit/price';

import { shownCurrency } from '../search-address/price-bounds.ts';
import { useSearchField } from '../search-field/use-search-field.ts';
import type { FilterTarget } from './filter-target.ts';

/** Search field of these filters; parsed filters add to those already set. */
export function useQueryField({ state, change }: FilterTarget, facets: Facets | undefined) {
  const where = { location: state.location, currency: shownCurrency(state, useCurrency()) };
  const field = useSearchField({
    ...{ value: state.query, state, where, counts: facets?.location },
    onSearch: (part, { understood }) => change(part, { understood }),
  });
  return { field, where };
}

export type QueryFieldState = ReturnType<typeof useQueryField>;

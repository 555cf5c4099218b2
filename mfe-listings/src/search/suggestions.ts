import { formatSum } from '@pokriv/contracts/money';
import type { Relaxation } from '@pokriv/contracts/search/search';

import { activeFilters } from '../search-address/active-filters.ts';
import { soughtCurrency } from '../search-address/sought-currency.ts';
import { searchParameters } from '../search-address/search-parameters.ts';
import { searchRanges } from '../search-address/search-ranges.ts';
import { nothingSought, type ParameterName, type SearchState } from '../search-address/search-state.ts';
import { emptyTexts } from './empty-texts.ts';
import { countText } from './use-results.ts';

export interface Suggestion {
  text: string;
  count: string;
  change: Partial<SearchState>;
}

const isParameter = (name: string): name is ParameterName => Object.hasOwn(searchParameters, name);

/** Both bounds belong to the lower parameter. */
const ownerOf = (name: ParameterName): ParameterName =>
  searchRanges.find(({ most }) => most === name)?.least ?? name;

/** Its only chip, or the parameter's label for several. */
function filterName(state: SearchState, name: ParameterName): string {
  const own = activeFilters(state).filter((filter) => filter.name === name);
  return own.length === 1 && own[0] ? own[0].text.replaceAll(/[„“]/gu, '') : searchParameters[name].label;
}

function textOf(state: SearchState, names: ParameterName[], set: Relaxation['set']): string {
  const currency = soughtCurrency(state);
  if (set?.priceMax !== undefined) return emptyTexts.withPriceMax(formatSum(set.priceMax, currency));
  if (set?.priceMin !== undefined) return emptyTexts.withPriceMin(formatSum(set.priceMin, currency));
  const filters = [...new Set(names.map(ownerOf))].map((name) => filterName(state, name));
  const [only = '', ...more] = filters;
  if (names.length === 1 && names[0] === 'bbox') return emptyTexts.wholeMap;
  if (more.length === 0) return emptyTexts.withoutOne(only);
  return emptyTexts.withoutSeveral(filters.map((name) => `„${name}“`).join(emptyTexts.and));
}

/** API suggestions for an empty result; unknown parameter names are skipped. */
export function suggestionsOf(state: SearchState, relaxed: readonly Relaxation[]): Suggestion[] {
  return relaxed.flatMap(({ without, set, total }) => {
    const names = without.filter(isParameter);
    if (names.length < without.length || (names.length === 0 && !set)) return [];
    const dropped = Object.fromEntries(names.map((name) => [name, nothingSought[name]]));
    return [
      {
        text: textOf(state, names, set),
        count: countText({ total }),
        change: { ...dropped, ...set },
      },
    ];
  });
}

import { currencies } from '@pokriv/contracts/money';
import { useCurrency } from '@pokriv/web-kit/price';
import { space } from '@pokriv/web-kit/ui';
import { Field } from '@pokriv/web-kit/ui/forms';
import { styled } from 'styled-components';

import { shownCurrency, sumsIn } from '../search-address/price-bounds.ts';
import { useDebouncedValue } from '@pokriv/web-kit/debounced-value';
import { FilterGroup } from './filter-group.tsx';
import type { FiltersProps, FilterTarget } from './filter-target.ts';
import { FlagChips } from './flag-chips.tsx';
import { filterTexts } from './messages.ts';
import { digitsIn, typedFigures } from './sum-digits.ts';

const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(200px, 1fr));
  gap: ${space(3)};
`;

const DIGITS = 6;

interface HighestSumProps {
  target: FilterTarget;
  name: 'monthlyTotalMax' | 'moveInMax';
  label: string;
  hint: string;
}

/** In the currency of the search, otherwise in the primary one. */
function HighestSum({ target: { state, change }, name, label, hint }: HighestSumProps) {
  const currency = shownCurrency(state, useCurrency());
  const typed = useDebouncedValue(
    String(state[name] ?? ''),
    (text) => change(sumsIn(currency, { [name]: text === '' ? undefined : Number(text) }), { typing: name }),
    (text) => digitsIn(currency, text, 'most').slice(0, DIGITS),
  );
  return (
    <Field
      label={label}
      hint={hint}
      type="text"
      inputMode="numeric"
      autoComplete="off"
      suffix={currencies[currency]}
      value={typed.text}
      onChange={({ target: { value } }) => typed.type(typedFigures(currency, value, 'most'))}
      onBlur={typed.flush}
    />
  );
}

/** Monthly total with fees and bills, and total on moving in. */
export function CostFilter({ target, facets }: FiltersProps) {
  return (
    <FilterGroup legend={filterTexts.cost}>
      <Pair>
        <HighestSum
          target={target}
          name="monthlyTotalMax"
          label={filterTexts.monthlyTotal}
          hint={filterTexts.monthlyTotalHint}
        />
        <HighestSum
          target={target}
          name="moveInMax"
          label={filterTexts.moveIn}
          hint={filterTexts.moveInHint}
        />
      </Pair>
      <FlagChips names={['noCommission']} target={target} facets={facets} />
    </FilterGroup>
  );
}

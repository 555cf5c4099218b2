import { currencies } from '@pokriv/contracts/money';
import { useCurrency } from '@pokriv/web-kit/price';
import { space } from '@pokriv/web-kit/ui';
import { Field } from '@pokriv/web-kit/ui/forms';
import { styled } from 'styled-components';

import { shownCurrency, sumsIn } from '../search-address/price-bounds.ts';
import { useDebouncedValue } from '@pokriv/web-kit/debounced-value';
import { countsOf } from './counts.ts';
import { FilterGroup } from './filter-group.tsx';
import type { FiltersProps, FilterTarget } from './filter-target.ts';
import { filterTexts } from './messages.ts';
import { OptionChips } from './option-chips.tsx';
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

/** Sums a month and on moving in, the deposit and the commission. */
export function CostFilter({ target, facets }: FiltersProps) {
  return (
    <>
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
      </FilterGroup>
      <DepositFilter target={target} facets={facets} />
      <CommissionFilter target={target} facets={facets} />
    </>
  );
}

function DepositFilter({ target: { state, change }, facets }: FiltersProps) {
  return (
    <FilterGroup legend={filterTexts.deposit} hint={filterTexts.depositHint}>
      <OptionChips
        isSingle
        options={filterTexts.depositLimits}
        chosen={state.depositMax ? [state.depositMax] : []}
        onChange={([limit]) => change({ depositMax: limit ?? '' })}
        counts={countsOf(facets, 'depositMax')}
      />
    </FilterGroup>
  );
}

const NONE = '0';

/** „Без комисиона“ is a parameter of its own. */
function CommissionFilter({ target: { state, change }, facets }: FiltersProps) {
  const limits = countsOf(facets, 'commissionMax');
  const none = countsOf(facets, 'noCommission');
  return (
    <FilterGroup legend={filterTexts.commission} hint={filterTexts.commissionHint}>
      <OptionChips
        isSingle
        options={filterTexts.commissionLimits}
        chosen={[
          ...(state.noCommission ? ([NONE] as const) : []),
          ...(state.commissionMax ? [state.commissionMax] : []),
        ]}
        onChange={([limit]) =>
          change({ noCommission: limit === NONE, commissionMax: limit === NONE ? '' : (limit ?? '') })
        }
        counts={limits && none && ((limit) => (limit === NONE ? none('true') : limits(limit)))}
      />
    </FilterGroup>
  );
}

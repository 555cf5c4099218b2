import * as pages from '@pokriv/contracts/pages';
import { boot } from '@pokriv/web-kit/boot';
import { useCurrency } from '@pokriv/web-kit/price';
import { useEntryState, useNavigate } from '@pokriv/web-kit/router';
import { breakpoint, Button, color, radius, Select, shadow, space } from '@pokriv/web-kit/ui';
import { Search } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { styled } from 'styled-components';

import { nothingSought } from '../search-address/search-state.ts';
import { SearchField } from '../search-field/search-field.tsx';
import { UnreadInputs } from '../search-field/unread-inputs.tsx';
import { useSearchField } from '../search-field/use-search-field.ts';
import { homeTexts } from './messages.ts';
import { heroHref, priceOptions } from './price-options.ts';

const Form = styled.form`
  display: grid;
  gap: ${space(4)};
  padding: ${space(4)};
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.surface};
  box-shadow: ${shadow.lifted};

  ${breakpoint.tablet} {
    grid-template-columns: minmax(0, 1.2fr) minmax(0, 1fr) auto;
    align-items: end;
    /* Final height of the form, so that loading fields shift nothing. */
    min-height: 118px;
    padding: ${space(5)};
  }
`;

/** History state, for Back. */
interface Kept {
  text: string;
  position: number;
}

export interface HeroSearchProps {
  /** Listings by city id. */
  counts: Readonly<Record<string, number>> | undefined;
}

/** A plain form, so that it works before hydration. */
export function HeroSearch({ counts }: HeroSearchProps) {
  const navigate = useNavigate();
  const kept = useEntryState<{ sought: Kept }>()?.sought;
  const currency = useCurrency();
  const options = priceOptions(currency);
  // An index, so that a change of currency preserves the choice.
  const [chosen, setChosen] = useState<number>();
  const position = chosen ?? kept?.position ?? -1;
  const price = options[position]?.value ?? '';
  const where = { location: '', currency };
  const field = useSearchField({
    ...{ value: kept?.text ?? '', where, counts, fillsCity: true },
    state: nothingSought,
    onSearch: (part, { text, understood }) => {
      void navigate(pages.home.path, { replace: true, state: { sought: { text, position } satisfies Kept } });
      void navigate(heroHref(part, price, currency), { state: { understood } });
    },
  });
  const search = (event: FormEvent) => {
    event.preventDefault();
    field.search();
  };
  return (
    <Form role="search" aria-label={homeTexts.searchLabel} action={pages.search.path} onSubmit={search}>
      {currency !== boot().siteCurrency && <input type="hidden" name="currency" value={currency} />}
      <UnreadInputs />
      <SearchField field={field} where={where} />
      <Select
        label={homeTexts.maxPrice}
        name="priceMax"
        placeholder={homeTexts.anyPrice}
        options={options}
        value={price}
        onChange={(event) => setChosen(options.findIndex(({ value }) => value === event.target.value))}
      />
      <Button busy={field.isReading}>
        {!field.isReading && <Search />}
        {homeTexts.search}
      </Button>
    </Form>
  );
}

import * as pages from '@pokriv/contracts/pages';
import { boot } from '@pokriv/web-kit/boot';
import { useCurrency } from '@pokriv/web-kit/price';
import { useNavigate } from '@pokriv/web-kit/router';
import { breakpoint, Button, color, radius, shadow, space } from '@pokriv/web-kit/ui';
import { Select } from '@pokriv/web-kit/ui/forms';
import { Search } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { styled } from 'styled-components';

import { CityPicker } from '../place/city-picker.tsx';
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

/** Search by city and maximum rent; a plain form, so it works before hydration. */
export function HeroSearch() {
  const navigate = useNavigate();
  const [city, setCity] = useState('');
  const currency = useCurrency();
  const options = priceOptions(currency);
  // A position, so that a switch of currency keeps the choice.
  const [position, setPosition] = useState(-1);
  const price = options[position]?.value ?? '';
  const search = (event: FormEvent) => {
    event.preventDefault();
    void navigate(heroHref(city, price, currency));
  };
  return (
    <Form role="search" aria-label={homeTexts.searchLabel} action={pages.search.path} onSubmit={search}>
      <input type="hidden" name="location" value={city} />
      {currency !== boot().siteCurrency && <input type="hidden" name="currency" value={currency} />}
      <CityPicker value={city} onChange={setCity} />
      <Select
        label={homeTexts.maxPrice}
        name="priceMax"
        placeholder={homeTexts.anyPrice}
        options={options}
        value={price}
        onChange={(event) => setPosition(options.findIndex(({ value }) => value === event.target.value))}
      />
      <Button>
        <Search />
        {homeTexts.search}
      </Button>
    </Form>
  );
}

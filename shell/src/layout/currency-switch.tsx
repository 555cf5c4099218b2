import { currencies, type Currency } from '@pokriv/contracts/money';
import { useCurrency } from '@pokriv/web-kit/price';
import { color, font, radius, size, space } from '@pokriv/web-kit/ui';
import { styled } from 'styled-components';

import { texts } from '../messages.ts';
import { chooseCurrency } from '../session/account-currency.ts';

const Group = styled.div`
  display: inline-flex;
  flex: none;
  border: 1px solid ${color.line};
  border-radius: ${radius.control};
  background: ${color.sunken};
`;

const Choice = styled.button`
  min-width: ${size.target};
  min-height: ${size.target};
  padding-inline: ${space(2)};
  border: 0;
  border-radius: ${radius.control};
  font-size: ${font.size.small};
  font-weight: ${font.weight.strong};
  color: ${color.muted};
  background: none;
  cursor: pointer;

  &:hover {
    color: ${color.text};
  }

  &[aria-pressed='true'] {
    color: ${color.text};
    background: ${color.lifted};
    box-shadow: inset 0 0 0 1px ${color.control};
  }
`;

/** Primary currency of every page. Buttons, because early presses of buttons are replayed after hydration. */
export function CurrencySwitch() {
  const shown = useCurrency();
  return (
    <Group role="group" aria-label={texts.currency}>
      {(Object.keys(currencies) as Currency[]).map((currency) => (
        <Choice
          key={currency}
          type="button"
          aria-label={texts.currencyNames[currency]}
          aria-pressed={currency === shown}
          onClick={() => void chooseCurrency(currency)}
        >
          {currencies[currency]}
        </Choice>
      ))}
    </Group>
  );
}

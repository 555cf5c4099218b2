import { sumLimits } from '@pokriv/contracts/listing/sum-limits';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';

import { show, switchCurrency } from '../../page.testing.tsx';
import { euro, leva } from '../../sums.testing.ts';
import { withValue, type DraftFields } from '../draft-fields.ts';
import { wrongFields } from '../field-rules.ts';
import { PublishContext } from '../publish-form.ts';
import { SumInput } from './sum-input.tsx';

const changed = jest.fn<undefined, [DraftFields]>();
const kept = () => changed.mock.lastCall?.[0].price;

function Form({ start }: { start: DraftFields }) {
  const [fields, setFields] = useState(start);
  const form = {
    fields,
    set: (path: string, value: unknown) => {
      const next = withValue(fields, path, value);
      setFields(next);
      changed(next);
    },
    touch: () => undefined,
    errorOf: (path: string) => wrongFields(fields).get(path),
    isRequired: () => false,
  };
  return (
    <PublishContext value={form}>
      <SumInput path="price" limits={sumLimits.price} />
    </PublishContext>
  );
}

const open = (start: DraftFields = {}) => {
  show(<Form start={start} />);
  return screen.getByRole<HTMLInputElement>('textbox', { name: /^Месечен наем/u });
};
const type = async (field: HTMLElement, text: string): Promise<void> => {
  await userEvent.clear(field);
  await userEvent.type(field, text);
};
const description = (field: HTMLElement) =>
  (field.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ')
    .replaceAll('\u00a0', ' ');
const unit = () => screen.getByText(/^(?:лв\.|€)$/u).textContent;

afterEach(() => switchCurrency('BGN'));

describe('SumInput', () => {
  it.each([
    ['500 €', euro(500), '500 € = 977,92 лв.'],
    ['500 евро', euro(500), '500 € = 977,92 лв.'],
    ['€500', euro(500), '500 € = 977,92 лв.'],
    ['800лв', leva(800), '800 лв. = 409,03 €'],
    ['500,5', leva(500.5), '500,50 лв. = 255,90 €'],
    ['1 200', leva(1200), '1 200 лв. = 613,55 €'],
    ['1.200', leva(1200), '1 200 лв. = 613,55 €'],
  ])('understands „%s“ and says so', async (text, sum, understood) => {
    const field = open();
    await type(field, text);
    expect(kept()).toEqual(sum);
    expect(description(field)).toContain(understood);
    expect(field).toHaveValue(text);
    expect(field).toBeValid();
  });

  it('reads a number in the person’s currency', async () => {
    switchCurrency('EUR');
    const field = open();
    expect(unit()).toBe('€');
    expect(description(field)).toContain('От 25 до 25 000 €.');
    await type(field, '500');
    expect(kept()).toEqual(euro(500));
  });

  it('follows a switch of currency while empty, and keeps what was typed', async () => {
    const field = open();
    expect(unit()).toBe('лв.');
    expect(description(field)).toContain('От 50 до 50 000 лв. ');
    expect(field).toHaveAttribute('placeholder', 'напр. 900');
    switchCurrency('EUR');
    expect(unit()).toBe('€');
    expect(field).toHaveAttribute('placeholder', 'напр. 450');
    await type(field, '450');
    switchCurrency('BGN');
    expect(kept()).toEqual(euro(450));
    expect(unit()).toBe('€');
  });

  it('keeps a named currency, also while it is cleared and typed again', async () => {
    const field = open({ price: euro(500) });
    expect(field).toHaveValue('500');
    expect(unit()).toBe('€');
    await type(field, '600');
    expect(kept()).toEqual(euro(600));
    await userEvent.clear(field);
    await userEvent.tab();
    expect(unit()).toBe('лв.');
  });

  it('shows the sum as a number once the field is left', async () => {
    const field = open();
    await type(field, '1200,5 евро');
    await userEvent.tab();
    expect(field).toHaveValue('1\u00a0200,50');
    expect(unit()).toBe('€');
  });

  it.each(['по договаряне', '-5', '12,345,6', '99999999999999999999'])(
    'keeps „%s“, which is no sum, and says so',
    async (text) => {
      const field = open({ price: euro(500) });
      await type(field, text);
      await userEvent.tab();
      expect(field).toHaveValue(text);
      expect(field).toBeInvalid();
      expect(description(field)).toContain(`„${text}“ не се разбира като сума.`);
      expect(unit()).toBe('€');
    },
  );
});

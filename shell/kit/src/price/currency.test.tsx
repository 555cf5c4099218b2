import type { Currency } from '@pokriv/contracts/money';
import { act, render, screen } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';

import { giveBoot } from '../boot.ts';
import { saveCookieChoice } from '../cookie-choice.ts';
import { currencyAtom, RenderedCurrency, useCurrency } from './currency.ts';

const forget = () => void (document.cookie = 'currency=; Path=/; Max-Age=0');
const Shown = () => <output>{useCurrency()}</output>;

beforeEach(() => {
  localStorage.clear();
  forget();
  giveBoot({});
});

describe('the currency that comes first', () => {
  it('is the one of the page until a choice is made', () => {
    giveBoot({ primaryCurrency: 'EUR' });
    expect(createStore().get(currencyAtom)).toBe('EUR');
  });

  it.each(['EUR', 'BGN'] as const)(
    'is the one of the cookie, %s, also on a page kept for offline',
    (currency) => {
      document.cookie = `currency=${currency}; Path=/`;
      expect(createStore().get(currencyAtom)).toBe(currency);
    },
  );

  it('is stored in a cookie', () => {
    const store = createStore();
    store.set(currencyAtom, 'EUR');
    expect(document.cookie).toBe('currency=EUR');
    expect(createStore().get(currencyAtom)).toBe('EUR');
  });

  it('lasts for the visit when functional storage is refused', async () => {
    document.cookie = 'currency=BGN; Path=/';
    await saveCookieChoice({ functional: false, analytics: false, marketing: false });
    expect(document.cookie).toBe('');
    const store = createStore();
    store.set(currencyAtom, 'EUR');
    expect([store.get(currencyAtom), document.cookie]).toEqual(['EUR', '']);
  });

  it('follows other tabs, and no cookie that is gone', () => {
    const cookieStore = new EventTarget();
    Object.assign(globalThis, { cookieStore });
    const changed = () => act(() => void cookieStore.dispatchEvent(new Event('change')));
    const { unmount } = render(
      <Provider store={createStore()}>
        <Shown />
      </Provider>,
    );
    const shown = () => screen.getByRole('status').textContent;
    expect(shown()).toBe('BGN');
    document.cookie = 'currency=EUR; Path=/';
    changed();
    expect(shown()).toBe('EUR');
    forget();
    changed();
    expect(shown()).toBe('EUR');
    unmount();
    Reflect.deleteProperty(globalThis, 'cookieStore');
  });
});

describe('the currency of a page that the server renders', () => {
  const page = (currency?: Currency) => (
    <RenderedCurrency value={currency}>
      <Shown />
    </RenderedCurrency>
  );

  it('is that of the page, whatever was rendered before', () => {
    const rendered = (['BGN', 'EUR', 'BGN'] as const).map((currency) => renderToString(page(currency)));
    expect(rendered).toEqual(['BGN', 'EUR', 'BGN'].map((currency) => `<output>${currency}</output>`));
  });

  it('gives way to the choice after hydration, without a mismatch', async () => {
    const box = document.createElement('div');
    box.innerHTML = renderToString(page('BGN'));
    document.cookie = 'currency=EUR; Path=/';
    const differences = jest.fn();
    const tree = <Provider store={createStore()}>{page()}</Provider>;
    await act(async () => void hydrateRoot(box, tree, { onRecoverableError: differences }));
    expect([box.textContent, differences.mock.calls]).toEqual(['EUR', []]);
  });
});

import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { useKeysSetting } from '../deciding/use-keys-setting.ts';
import { arriveAt, renderAt } from '../page.testing.tsx';
import { SearchEntry } from './search-entry.tsx';

const person = userEvent.setup();

function Keys() {
  const [isOn, set] = useKeysSetting();
  return (
    <button type="button" onClick={() => set(!isOn)}>
      Клавиши
    </button>
  );
}
const entry = (
  <>
    <SearchEntry />
    <Keys />
  </>
);
const open = (address: string) =>
  renderAt(
    address,
    ['/admin', '/admin/search'].map((path) => ({ path, element: entry })),
  );
const field = () => screen.queryByRole('searchbox', { name: 'Търсене във всичко', hidden: true });

beforeEach(() => localStorage.clear());

describe('SearchEntry', () => {
  it('gets the focus by „/“ and opens the search for what was typed by Enter', async () => {
    open('/admin');
    await person.keyboard('/');
    expect(field()).toHaveFocus();
    await person.keyboard('Иван 0888{Enter}');
    await arriveAt('/admin/search?q=%D0%98%D0%B2%D0%B0%D0%BD+0888');
    expect(field()).toBeNull();
  });

  it('opens the empty search by Enter without a text, and by its link', async () => {
    open('/admin');
    await person.keyboard('/{Enter}');
    await arriveAt('/admin/search');
    expect(screen.getByRole('link', { name: 'Търсене' })).toHaveAttribute('aria-current', 'page');
  });

  it('leaves „/“ alone once the keys are switched off, in any part of the administration', async () => {
    open('/admin');
    await person.click(screen.getByRole('button', { name: 'Клавиши' }));
    await person.keyboard('/');
    expect(field()).not.toHaveFocus();
    await person.click(screen.getByRole('button', { name: 'Клавиши' }));
    await person.keyboard('/');
    expect(field()).toHaveFocus();
  });
});

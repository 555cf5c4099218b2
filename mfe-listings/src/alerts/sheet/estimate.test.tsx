import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { fakeApi, show } from '../../page.testing.tsx';
import { readSearch } from '../../search-address/search-state.ts';
import { Estimate, estimateText } from './estimate.tsx';

const { state } = readSearch(new URLSearchParams('location=sofia'));
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

describe('estimateText', () => {
  it.each([
    [0, 0, 'За последните 14 дни няма нови обяви по това търсене.'],
    [1, 0.1, 'Обикновено по-малко от една на ден: 1 нова обява за последните 14 дни.'],
    [13, 0.9, 'Обикновено по-малко от една на ден: 13 нови обяви за последните 14 дни.'],
    [15, 1.1, 'Обикновено около 1 обява на ден.'],
    [42, 3, 'Обикновено около 3 обяви на ден.'],
    [17_500, 1250, 'Обикновено около 1 250 обяви на ден.'],
  ])('of %i in two weeks', (found, aDay, text) => {
    expect(plain(estimateText({ found, days: 14, aDay }))).toBe(text);
  });
});

describe('Estimate', () => {
  it('says that it is computed meanwhile', () => {
    fakeApi(() => new Promise(() => undefined));
    show(<Estimate state={state} />);
    expect(screen.getByText('Пресмятаме колко са обикновено...')).toBeInTheDocument();
  });

  it('offers a retry after a failure', async () => {
    let isDown = true;
    fakeApi(() =>
      isDown
        ? { status: 400, body: { success: false, code: 'BAD_REQUEST', message: 'x' } }
        : { body: { success: true, data: { found: 0, days: 14, aDay: 0 } } },
    );
    show(<Estimate state={state} />);
    const retry = await screen.findByRole('button', { name: 'Опитай пак' });
    isDown = false;
    await userEvent.click(retry);
    expect(await screen.findByText(/няма нови обяви/u)).toBeInTheDocument();
  });

  it('shows why the server refuses the filter', async () => {
    const errors = [{ param: 'filter', msg: 'Стеснете търсенето.' }];
    fakeApi(() => ({
      status: 422,
      body: { success: false, code: 'UNPROCESSABLE', message: 'Невалидни данни.', errors },
    }));
    show(<Estimate state={state} />);
    expect(await screen.findByText('Стеснете търсенето.')).toBeInTheDocument();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});

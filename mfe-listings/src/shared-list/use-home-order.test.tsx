import type { SharedHome } from '@pokriv/contracts/shared-list/shared-list';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';

import { show } from '../page.testing.tsx';
import { useHomeOrder } from './use-home-order.ts';

const aHome = (id: string, votes: SharedHome['votes'] = []): SharedHome => ({
  ...{ id, card: null, title: null, notes: [] },
  votes,
});
const liked: SharedHome['votes'] = [{ by: 'own', vote: 'for' }];

function Sample() {
  const [homes, setHomes] = useState([aHome('a'), aHome('b'), aHome('c', liked)]);
  const { ordered, order, choose } = useHomeOrder(homes);
  return (
    <>
      <p data-testid="homes">{ordered.map(({ id }) => id).join()}</p>
      <p data-testid="order">{order}</p>
      <button onClick={() => choose('votes')}>votes</button>
      <button onClick={() => choose('added')}>added</button>
      <button onClick={() => setHomes([aHome('a'), aHome('b', liked), aHome('c')])}>b is liked</button>
      <button onClick={() => setHomes([aHome('a'), aHome('b', liked)])}>c is taken out</button>
    </>
  );
}

const shown = () => screen.getByTestId('homes').textContent;
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('useHomeOrder', () => {
  it('sorts by votes, as the address says', async () => {
    show(<Sample />, '/shared-lists/tok');
    expect(shown()).toBe('a,b,c');
    await press('votes');
    expect(shown()).toBe('c,a,b');
    expect(screen.getByTestId('address')).toHaveTextContent('/shared-lists/tok?sort=votes');
    await press('added');
    expect(shown()).toBe('a,b,c');
    expect(screen.getByTestId('address')).toHaveTextContent(/tok$/u);
  });

  it('moves no home while votes come in, and sorts again once there are other homes', async () => {
    show(<Sample />, '/shared-lists/tok?sort=votes');
    expect(shown()).toBe('c,a,b');
    await press('b is liked');
    expect(shown()).toBe('c,a,b');
    await press('c is taken out');
    expect(shown()).toBe('b,a');
  });

  it('ignores an unknown order', () => {
    show(<Sample />, '/shared-lists/tok?sort=price');
    expect([screen.getByTestId('order').textContent, shown()]).toEqual(['added', 'a,b,c']);
  });
});

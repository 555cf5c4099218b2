import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';

import { show } from '../page.testing.tsx';
import { inLeva } from '../sums.testing.ts';
import { readRecent, rememberListing } from './recent-store.ts';
import { RecentlyViewed } from './recently-viewed.tsx';
import { readViewed, rememberViewed } from './viewed-store.ts';

beforeEach(() => {
  localStorage.clear();
  for (const id of ['a', 'b'])
    rememberListing({ id, title: `Обява ${id}`, price: inLeva(900), city: 'varna' });
});

const titles = () => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

describe('RecentlyViewed', () => {
  it('has links, newest first, without the listing of the current page', () => {
    rememberListing({ id: 'c', title: 'Обява c', price: inLeva(900), city: 'varna' });
    show(<RecentlyViewed exceptId="c" />);
    expect(titles()).toEqual(['Обява b', 'Обява a']);
    expect(screen.getByRole('link', { name: 'Обява b' })).toHaveAttribute('href', '/properties/b');
    expect(screen.getByRole('region', { name: 'Последно разгледани' })).toHaveTextContent('Варна');
  });

  it('shows district and area where stored', () => {
    rememberListing({
      id: 'c',
      title: 'Обява c',
      price: inLeva(900),
      city: 'varna',
      neighborhood: 'Чайка',
      area: 60,
    });
    show(<RecentlyViewed />);
    const [newest, older] = screen.getAllByRole('article');
    expect(newest).toHaveTextContent('Варна, Чайка · 60 м²');
    expect(older).toHaveTextContent(/Варна$/u);
  });

  it('renders nothing without viewed listings, nor on the server', () => {
    expect(renderToString(<RecentlyViewed />)).toBe('');
    localStorage.clear();
    show(<RecentlyViewed />);
    expect(screen.queryByRole('region')).toBeNull();
  });

  it('is cleared by a button with an undo; the focus follows', async () => {
    show(<RecentlyViewed />);
    await userEvent.click(screen.getByRole('button', { name: 'Изчисти последно разгледаните' }));
    expect(readRecent()).toEqual([]);
    expect(screen.getByText('Списъкът е изчистен.')).toHaveAttribute('role', 'status');
    expect(screen.getByRole('button', { name: 'Върни го' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(titles()).toEqual(['Обява b', 'Обява a']);
    expect(screen.getByRole('button', { name: 'Изчисти последно разгледаните' })).toHaveFocus();
  });

  it('clears the marks of viewed listings on the map too, and the undo returns them', async () => {
    for (const id of ['a', 'b']) rememberViewed(id);
    show(<RecentlyViewed />);
    await userEvent.click(screen.getByRole('button', { name: 'Изчисти последно разгледаните' }));
    expect(readViewed()).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Върни го' }));
    expect(readViewed()).toEqual(['b', 'a']);
  });
});

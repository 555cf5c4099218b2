import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';

import { show } from '../page.testing.tsx';
import { readRecent, rememberListing } from './recent-store.ts';
import { RecentlyViewed } from './recently-viewed.tsx';

beforeEach(() => {
  localStorage.clear();
  for (const id of ['a', 'b']) rememberListing({ id, title: `Обява ${id}`, price: 900, city: 'varna' });
});

const titles = () => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

describe('the recently viewed', () => {
  it('are links, the newest first, without the listing on whose page they stand', () => {
    rememberListing({ id: 'c', title: 'Обява c', price: 900, city: 'varna' });
    show(<RecentlyViewed exceptId="c" />);
    expect(titles()).toEqual(['Обява b', 'Обява a']);
    expect(screen.getByRole('link', { name: 'Обява b' })).toHaveAttribute('href', '/properties/b');
    expect(screen.getByRole('region', { name: 'Последно разгледани' })).toHaveTextContent('Варна');
  });

  it('say district and area as far as they were kept', () => {
    rememberListing({
      id: 'c',
      title: 'Обява c',
      price: 900,
      city: 'varna',
      neighborhood: 'Чайка',
      area: 60,
    });
    show(<RecentlyViewed />);
    const [newest, older] = screen.getAllByRole('article');
    expect(newest).toHaveTextContent('Варна, Чайка · 60 м²');
    expect(older).toHaveTextContent(/Варна$/u);
  });

  it('are nothing when nothing was looked at, nor on the server', () => {
    expect(renderToString(<RecentlyViewed />)).toBe('');
    localStorage.clear();
    show(<RecentlyViewed />);
    expect(screen.queryByRole('region')).toBeNull();
  });

  it('are cleared by a press, which can be taken back; the focus follows', async () => {
    show(<RecentlyViewed />);
    await userEvent.click(screen.getByRole('button', { name: 'Изчисти последно разгледаните' }));
    expect(readRecent()).toEqual([]);
    expect(screen.getByText('Списъкът е изчистен.')).toHaveAttribute('role', 'status');
    expect(screen.getByRole('button', { name: 'Върни го' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(titles()).toEqual(['Обява b', 'Обява a']);
    expect(screen.getByRole('button', { name: 'Изчисти последно разгледаните' })).toHaveFocus();
  });
});

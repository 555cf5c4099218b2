import { act, screen } from '@testing-library/react';

import { fakeApi, show, signInAs, signOut } from '../page.testing.tsx';
import { NewsLine } from './news-line.tsx';

const plain = (text: string | null) => text?.replaceAll('\u00a0', ' ');
const newsOf = (searches: number, listings: number) =>
  fakeApi(() => ({ body: { success: true, data: { searches, listings } } }));

afterEach(() => act(() => signOut()));

describe('NewsLine', () => {
  it.each([
    [1, 1, '1 нова, откакто бяхте тук (по 1 запазено търсене)'],
    [3, 12, '12 нови, откакто бяхте тук (по 3 запазени търсения)'],
  ])('counts the news of %i searches: %i', async (searches, listings, text) => {
    signInAs('tenant');
    newsOf(searches, listings);
    const { container } = show(<NewsLine />);
    const link = await screen.findByRole('link', { name: 'Виж ги' });
    expect(link).toHaveAttribute('href', '/saved-searches');
    expect(plain(container.textContent)).toContain(text);
  });

  it('is absent without news', async () => {
    signInAs('tenant');
    const sent = newsOf(2, 0);
    show(<NewsLine />);
    await act(async () => undefined);
    expect(sent).toHaveLength(1);
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });

  it('reads nothing for a visitor', async () => {
    signOut();
    const sent = newsOf(2, 5);
    show(<NewsLine />);
    await act(async () => undefined);
    expect(sent).toEqual([]);
  });
});

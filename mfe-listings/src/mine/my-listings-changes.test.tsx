import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { anOwnListing } from '../a-listing.testing.ts';
import { show } from '../page.testing.tsx';
import { MyListingsPage } from './my-listings-page.tsx';
import { active, have, withLandlord } from './my-listings.testing.ts';

withLandlord();

describe('changes of a listing on MyListingsPage', () => {
  it('shows the changes of a pending revision', async () => {
    const revised = anOwnListing({
      id: 'v',
      title: 'Новото',
      revision: { status: 'pending', at: '2026-11-20T10:00:00.000Z', changed: ['title'] },
    });
    have([revised], ({ path }) =>
      path.endsWith('/revision')
        ? { body: { success: true, data: [{ field: 'title', before: 'Старото', after: 'Новото' }] } }
        : undefined,
    );
    show(<MyListingsPage />);
    await userEvent.click(await screen.findByRole('button', { name: 'Виж разликата' }));
    expect(await screen.findByText('Старото', { selector: 'del' })).toBeInTheDocument();
    expect(screen.getByText('Новото', { selector: 'ins' })).toBeInTheDocument();
  });

  it('offers to read the changes again when they did not load', async () => {
    let refuse: (() => void) | undefined;
    const refusal = { status: 400, body: { success: false, code: 'BAD_REQUEST', message: 'Не.' } };
    const revised = anOwnListing({
      revision: { status: 'pending', at: '2026-11-20T10:00:00.000Z', changed: ['title'] },
    });
    have([revised], ({ path }) => {
      if (!path.endsWith('/revision')) return undefined;
      return refuse
        ? { body: { success: true, data: [{ field: 'title', before: 'Старото', after: 'Новото' }] } }
        : new Promise((done) => (refuse = () => done(refusal)));
    });
    show(<MyListingsPage />);
    await userEvent.click(await screen.findByRole('button', { name: 'Виж разликата' }));
    expect(screen.queryByRole('button', { name: 'Опитай пак' })).toBeNull();
    act(() => refuse?.());
    await userEvent.click(await screen.findByRole('button', { name: 'Опитай пак' }));
    expect(await screen.findByText('Старото', { selector: 'del' })).toBeInTheDocument();
  });

  it('shows the changed pictures of a revision, those of both versions once each', async () => {
    const picture = (id: string, alt = '') => ({ id, alt, width: 4, height: 3, placeholder: '' });
    const revised = anOwnListing({
      id: 'v',
      title: 'Новото',
      revision: { status: 'pending', at: '2026-11-20T10:00:00.000Z', changed: ['images'] },
    });
    have([revised], ({ path }) =>
      path.endsWith('/revision')
        ? {
            body: {
              success: true,
              data: [
                {
                  field: 'images',
                  before: [picture('a', 'Хол')],
                  after: [picture('a', 'Хол'), picture('b')],
                },
              ],
            },
          }
        : undefined,
    );
    show(<MyListingsPage />);
    await userEvent.click(await screen.findByRole('button', { name: 'Виж разликата' }));
    const dialog = screen.getByRole('dialog');
    expect(await within(dialog).findByText(/: 1 снимка$/u)).toBeInTheDocument();
    expect(within(dialog).getByText(/: 2 снимки$/u)).toBeInTheDocument();
    const names = within(dialog)
      .getAllByRole('img')
      .map((image) => image.getAttribute('alt'));
    expect(names).toEqual(['Хол', 'Хол', 'Снимка 2']);
    expect(within(dialog).queryByRole('table')).toBeNull();
    expect(within(dialog).queryByText('няма')).toBeNull();
  });

  it('shows that a revision equals the public version', async () => {
    const revised = anOwnListing({
      id: 'v',
      revision: { status: 'pending', at: '2026-11-20T10:00:00.000Z', changed: [] },
    });
    have([revised], ({ path }) =>
      path.endsWith('/revision') ? { body: { success: true, data: [] } } : undefined,
    );
    show(<MyListingsPage />);
    await userEvent.click(await screen.findByRole('button', { name: 'Виж разликата' }));
    expect(await screen.findByText('Няма разлика: промените вече са публикувани.')).toBeInTheDocument();
  });

  it('shows the history of a listing', async () => {
    have([active], ({ path }) =>
      path.endsWith('/history')
        ? {
            body: {
              success: true,
              data: [
                {
                  id: 'h1',
                  at: '2026-11-20T10:00:00.000Z',
                  action: 'reject',
                  from: 'pending',
                  to: 'rejected',
                  actorId: 'admin',
                  reason: 'Тъмни снимки.',
                  changed: ['location', 'price'],
                },
              ],
            },
          }
        : undefined,
    );
    show(<MyListingsPage />);
    await userEvent.click(await screen.findByRole('button', { name: 'Още действия: Активната' }));
    await userEvent.click(screen.getByRole('button', { name: 'История' }));
    const entry = (await screen.findByText('Върната за корекции', { selector: 'li strong' })).closest('li');
    expect(entry).toHaveTextContent('от модератор');
    expect(entry).toHaveTextContent('Чака одобрение → Върната за корекции');
    expect(entry).toHaveTextContent('Полета: Място, Месечен наем');
    expect(entry).toHaveTextContent('Причина: Тъмни снимки.');
  });
});

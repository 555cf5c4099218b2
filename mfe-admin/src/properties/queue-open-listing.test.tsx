import { fillIn } from '@pokriv/web-kit/fill-in.testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { answer, fakeBackend, signedInAsAdmin } from '../backend.testing.ts';
import { readyButton } from '../deciding/ready-button.testing.ts';
import { fakeDialogs } from '../dialog.testing.ts';
import { aListing, leva } from '../listing.testing.ts';
import { renderAt } from '../page.testing.tsx';
import { undoBar } from '../undo/undo.testing.ts';
import {
  aFile,
  aQueue,
  decisionsIn,
  listingAnswers,
  queueAnswers as standard,
  queueRoutes as routes,
} from './queue.testing.tsx';

const person = userEvent.setup();
const theirs = {
  holder: { id: 'a2', name: 'Анна Колева' },
  until: '2096-01-01T00:00:00.000Z',
  isMine: false,
};

beforeAll(fakeDialogs);
beforeEach(async () => {
  localStorage.removeItem('admin-keys');
  await signedInAsAdmin();
});

describe('QueuePage with an open listing', () => {
  it('shows a not-found state for a deleted listing and links to the list', async () => {
    fakeBackend({
      ...standard,
      'GET /properties/p9': answer.refused(404, 'NOT_FOUND', 'Обявата не е намерена.'),
    });
    renderAt('/admin/properties/p9?status=active', routes);
    expect(await screen.findByText('Няма такава обява')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Към обявите' })).toHaveAttribute(
      'href',
      '/admin/properties?status=active',
    );
    expect(screen.queryByRole('button', { name: 'Опитай пак' })).not.toBeInTheDocument();
  });

  it('shows the public page in a dialog', async () => {
    fakeBackend(standard);
    renderAt('/admin/properties/p1', routes);
    await person.click(await screen.findByRole('button', { name: 'Преглед като посетител' }));
    const dialog = screen.getByRole('dialog', { name: 'Така ще изглежда обявата' });
    expect(within(dialog).getByTitle('Така ще изглежда обявата')).toHaveAttribute(
      'src',
      '/properties/p1?adminPreview=true',
    );
    await person.click(within(dialog).getByRole('button', { name: 'Затвори' }));
    expect(screen.queryByRole('dialog', { name: 'Така ще изглежда обявата' })).not.toBeInTheDocument();
  });

  it('says why pending changes could not be read', async () => {
    const revision = { status: 'pending' as const, at: '2026-01-06T10:00:00.000Z', changed: ['title'] };
    const changed = aListing('p1', { status: 'active', revision });
    fakeBackend({
      ...listingAnswers([changed]),
      'GET /admin/properties': aQueue([changed], 1, 1),
      'GET /properties/p1/revision': answer.refused(503, 'UNAVAILABLE', 'Промените са недостъпни.'),
    });
    renderAt('/admin/properties/p1?kind=revision', routes);
    expect(await screen.findByText('Промените са недостъпни.')).toBeInTheDocument();
  });

  it('shows pending changes first', async () => {
    const revision = { status: 'pending' as const, at: '2026-01-06T10:00:00.000Z', changed: ['title'] };
    const changed = aListing('p1', { status: 'active', revision });
    fakeBackend({
      ...listingAnswers([changed]),
      'GET /admin/properties': aQueue([changed], 1, 1),
      'GET /properties/p1/revision': answer.one([{ field: 'title', before: 'Старо', after: 'Обява p1' }]),
    });
    renderAt('/admin/properties/p1?kind=revision', routes);
    await screen.findByText('Старо');
    const headings = within(screen.getByRole('article')).getAllByRole('heading');
    expect(headings.slice(0, 2).map(({ textContent }) => textContent)).toEqual([
      'Обява p1',
      'Промени по публикувана обява',
    ]);
  });

  it('highlights contact data in a description and flags it as a risk', async () => {
    const listing = aListing('p1', { title: 'Двустаен 0888 445 512', description: 'Пишете на ivan@abv.bg.' });
    const found = [
      { field: 'title', kind: 'phone', text: '0888 445 512' },
      { field: 'description', kind: 'email', text: 'ivan@abv.bg' },
    ];
    fakeBackend({
      ...listingAnswers([listing]),
      'GET /admin/properties': aQueue([listing]),
      'GET /admin/properties/p1/file': aFile({ risks: [{ kind: 'contact_data', found }] }),
    });
    renderAt('/admin/properties/p1', routes);
    const panel = within(await screen.findByRole('region', { name: 'Рискове' }));
    await person.click(panel.getByRole('button', { name: 'Контакти в текста' }));
    expect(panel.getByText('телефон в заглавието')).toBeInTheDocument();
    const marks = [...document.querySelectorAll('article mark')];
    expect(marks.map(({ textContent }) => textContent)).toEqual(['0888 445 512', 'ivan@abv.bg']);
    expect(screen.getByRole('heading', { name: 'Двустаен 0888 445 512' })).toBeInTheDocument();
  });

  it('compares the rent with the area and shows what changed since the return', async () => {
    const listing = aListing('p1', {
      title: 'Ново заглавие',
      images: [{ id: 'a1', alt: '', width: 9, height: 6, placeholder: '' }],
      moderation: {
        reason: 'Снимките са тъмни.',
        code: 'poor_photos',
        decidedAt: '2026-01-05T10:00:00.000Z',
      },
    });
    const rent = {
      perM2: leva(20),
      scope: 'district',
      lowPerM2: leva(14),
      medianPerM2: leva(16),
      highPerM2: leva(18),
      count: 32,
    };
    const sinceReturn = {
      at: '2026-01-05T10:00:00.000Z',
      changes: [{ field: 'title', before: 'Старо заглавие', after: 'Ново заглавие' }],
      newPictures: ['a1'],
      gonePictures: 2,
    };
    fakeBackend({
      ...listingAnswers([listing]),
      'GET /admin/properties': aQueue([listing]),
      'GET /admin/properties/p1/file': aFile({ rent, sinceReturn }),
    });
    renderAt('/admin/properties/p1', routes);
    const gauge = within(await screen.findByRole('region', { name: 'Наем спрямо района' }));
    expect(await gauge.findByText('25 % над медианата')).toBeInTheDocument();
    expect(gauge.getByText(/медиана 16.лв\. \/ 8,18.€ \(32 обяви, Лозенец\)/u)).toBeInTheDocument();
    const differences = within(screen.getByRole('region', { name: 'Разлика' }));
    expect(differences.getByText('1 нова снимка · 2 махнати снимки')).toBeInTheDocument();
    expect(differences.getByText(/Снимките са тъмни/u)).toBeInTheDocument();
    expect(
      [...document.querySelectorAll('del mark, ins mark')].map(({ textContent }) => textContent),
    ).toEqual(['Старо', 'Ново']);
  });

  it('requires a reason of ten characters', async () => {
    const calls = fakeBackend(standard);
    renderAt('/admin/properties/p1', routes);
    await person.click(await readyButton('Премахни'));
    await person.type(screen.getByRole('textbox', { name: /Текст до собственика/u }), 'Кратко');
    await person.click(screen.getByRole('button', { name: 'Премахни обявата' }));
    expect(await screen.findByText('Въведете поне 10 символа.')).toBeInTheDocument();
    expect(decisionsIn(calls)).toEqual([]);
  });

  it('removes a public listing with the written reason', async () => {
    const listing = aListing('p1', { status: 'active' });
    const calls = fakeBackend({ ...listingAnswers([listing]), 'GET /admin/properties': aQueue([listing]) });
    const { unmount } = renderAt('/admin/properties/p1?status=all', routes);
    await person.click(await readyButton('Премахни'));
    const reason = 'Получихме сигнал, че жилището е заето.';
    await fillIn(screen.getByRole('textbox', { name: /Текст до собственика/u }), reason);
    await person.click(screen.getByRole('button', { name: 'Премахни обявата' }));
    await waitFor(() => expect(undoBar().getByText('Премахната')).toBeInTheDocument());
    unmount();
    await waitFor(() =>
      expect(decisionsIn(calls)).toMatchObject([
        { call: 'PUT /admin/properties/p1/remove', body: { reason, version: 1 } },
      ]),
    );
  });

  it('brings a removed listing back', async () => {
    const listing = aListing('p1', { status: 'removed' });
    const calls = fakeBackend({
      ...listingAnswers([listing]),
      'GET /admin/properties': aQueue([listing]),
      'PUT /admin/properties/p1/reinstate': answer.one(listing),
    });
    const { unmount } = renderAt('/admin/properties/p1?status=all', routes);
    await person.click(await readyButton('Възстанови'));
    await waitFor(() => expect(undoBar().getByText('„Обява p1“')).toBeInTheDocument());
    unmount();
    await waitFor(() =>
      expect(decisionsIn(calls).map(({ call }) => call)).toEqual(['PUT /admin/properties/p1/reinstate']),
    );
  });

  it('disables decisions on a listing that another moderator has open', async () => {
    fakeBackend({
      ...standard,
      'PUT /admin/properties/p1/lease': answer.refused(409, 'CONFLICT', 'Заета.'),
      'GET /admin/properties/p1/presence': answer.one({ lease: theirs, decision: null }),
    });
    renderAt('/admin/properties/p1', routes);
    expect(await screen.findByText('Анна Колева я гледа')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Одобри' })).not.toBeInTheDocument();
  });

  it('drops the lease when the listing is closed', async () => {
    const calls = fakeBackend(standard);
    const { unmount } = renderAt('/admin/properties/p1', routes);
    await screen.findByRole('button', { name: 'Одобри' });
    unmount();
    await waitFor(() => expect(calls.at(-1)?.call).toBe('DELETE /admin/properties/p1/lease'));
  });

  it('shows risks with their evidence and the record of the owner', async () => {
    const other = { id: 'p9', title: 'Чужда обява', status: 'active', ownerName: 'Мария Илиева' };
    const risks = [
      { kind: 'similar_picture', distance: 3, picture: 'a1', otherPicture: 'b2', other },
      {
        kind: 'similar_picture',
        distance: 0,
        picture: 'a1',
        otherPicture: 'b3',
        other: { ...other, id: 'p8', ownerName: 'Петър Илиев' },
      },
      {
        kind: 'scam_phrase',
        phrases: ['ключ по куриер'],
        found: [
          { field: 'description', text: 'Ключове по куриер' },
          { field: 'contactName', text: 'без оглед' },
        ],
      },
    ];
    const listing = aListing('p1', {
      description: 'Ключове по куриер, оглед след превод.',
      contactName: 'Иван, без оглед',
      agencyName: 'Агенция 0888 445 512',
    });
    fakeBackend({
      ...standard,
      ...listingAnswers([listing]),
      'GET /admin/properties/p1/file': aFile({ risks }),
    });
    renderAt('/admin/properties/p1', routes);
    const panel = within(await screen.findByRole('region', { name: 'Рискове' }));
    await person.click(panel.getByRole('button', { name: 'Същата снимка в 2 обяви' }));
    expect(panel.getByRole('img', { name: 'Обява на Мария Илиева' })).toHaveAttribute(
      'src',
      '/media/b2-320.webp',
    );
    expect(panel.getByText('Почти еднакви: разлика 3 от 64')).toBeInTheDocument();
    expect(panel.getByText('Еднакви')).toBeInTheDocument();
    await person.click(panel.getByRole('button', { name: 'Изрази, познати от измами' }));
    expect(panel.getByText('Ключове по куриер')).toBeInTheDocument();
    const marks = [...document.querySelectorAll('article mark')];
    const names = ['0888 445 512', 'без оглед'];
    expect(marks.map(({ textContent }) => textContent)).toEqual(['Ключове по куриер', ...names, ...names]);
    const record = screen.getByRole('region', { name: 'Собственик' });
    expect(within(record).getByText('5 одобрени')).toBeInTheDocument();
    expect(within(record).getByText('Активна: 2 · Върната за корекции: 1')).toBeInTheDocument();
  });
});

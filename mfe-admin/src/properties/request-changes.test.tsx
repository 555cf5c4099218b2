import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { answer, fakeBackend, signedInAsAdmin } from '../backend.testing.ts';
import { fakeDialogs } from '../dialog.testing.ts';
import { aListing } from '../listing.testing.ts';
import { cannedReasons } from '../messages.ts';
import { renderAt } from '../page.testing.tsx';
import { QueuePage } from './queue-page.tsx';

const person = userEvent.setup();
const CALL = 'PUT /admin/properties/p1/request-changes';
const standard = (listing: ReturnType<typeof aListing>) => ({
  'GET /properties/admin/all': answer.list([listing]),
  'GET /properties/p1': answer.one(listing),
  'GET /properties/p1/history': answer.one([]),
  'GET /admin/properties/p1/file': answer.refused(503, 'UNAVAILABLE', 'Няма досие.'),
});
const open = (status: string) =>
  renderAt(`/admin/properties/p1?status=${status}`, [
    { path: '/admin/properties', element: <QueuePage /> },
    { path: '/admin/properties/:id', element: <QueuePage /> },
  ]);

beforeAll(fakeDialogs);
beforeEach(async () => {
  localStorage.removeItem('admin-keys');
  await signedInAsAdmin();
});

describe('a public listing', () => {
  it('is sent back for changes by a key, with a reason and the version that was read', async () => {
    const asked = fakeBackend({
      ...standard(aListing('p1', { status: 'active', version: 4 })),
      [CALL]: answer.one(aListing('p1')),
    });
    open('active');
    await screen.findByRole('button', { name: 'Поискай промени' });
    await person.keyboard('c');
    const dialog = within(screen.getByRole('dialog', { name: 'Какво да се промени в обявата?' }));
    await person.selectOptions(dialog.getByRole('combobox'), 'wrong_price');
    await person.click(dialog.getByRole('button', { name: 'Поискай промените' }));
    expect(await screen.findByText('Обявата е върната на собственика за корекции.')).toBeInTheDocument();
    expect(asked.find(({ call }) => call === CALL)?.body).toEqual({
      code: 'wrong_price',
      reason: cannedReasons.wrong_price,
      version: 4,
    });
  });

  it('is not sent back as it is now, when it changed behind the dialog', async () => {
    const answers = {
      ...standard(aListing('p1', { status: 'active', version: 4 })),
      [CALL]: answer.refused(409, 'CONFLICT', 'Обявата е променена междувременно.'),
    };
    const asked = fakeBackend(answers);
    open('active');
    await screen.findByRole('button', { name: 'Поискай промени' });
    await person.keyboard('c');
    const dialog = within(screen.getByRole('dialog', { name: 'Какво да се промени в обявата?' }));
    await person.selectOptions(dialog.getByRole('combobox'), 'wrong_price');
    Object.assign(answers, standard(aListing('p1', { status: 'active', version: 5, title: 'Друга обява' })));
    const send = dialog.getByRole('button', { name: 'Поискай промените' });
    await person.click(send);
    expect(await screen.findByText('Друга обява', { selector: 'h2' })).toBeInTheDocument();
    await person.click(send);
    const sent = asked.filter(({ call }) => call === CALL);
    expect(sent).toMatchObject([{ body: { version: 4 } }, { body: { version: 4 } }]);
  });

  it('alone is: the key does nothing for one in another state', async () => {
    fakeBackend(standard(aListing('p1', { status: 'rented' })));
    open('rented');
    await screen.findByRole('button', { name: 'Премахни' });
    await person.keyboard('c');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

describe('the legend of keys', () => {
  it('names every key that there is', async () => {
    fakeBackend(standard(aListing('p1', { status: 'active' })));
    open('active');
    const legend = await screen.findByLabelText('Клавиши');
    expect([...legend.querySelectorAll('kbd')].map(({ textContent }) => textContent)).toEqual([...'ARCJKXZ']);
  });
});

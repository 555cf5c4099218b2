import { refresh } from '@pokriv/web-kit/api';
import { act, screen, waitFor, within } from '@testing-library/react';

import { answer, fakeBackend } from '../backend.testing.ts';
import { aListing } from '../listing.testing.ts';
import { cannedReasons } from '../messages.ts';
import { renderAt } from '../page.testing.tsx';
import { person, withFakeClock, wait } from '../deciding/fake-clock.testing.ts';
import { readyButton } from '../deciding/ready-button.testing.ts';
import { queryUndoBar } from '../undo/undo.testing.ts';
import { aQueue, listingAnswers, queueRoutes } from './queue.testing.tsx';

const CALL = 'PUT /admin/properties/p1/request-changes';
const standard = (listing: ReturnType<typeof aListing>) => ({
  ...listingAnswers([listing]),
  'GET /admin/properties': aQueue([listing]),
});
const open = (status: string) => renderAt(`/admin/properties/p1?status=${status}`, queueRoutes);

withFakeClock();

describe('requesting changes of a public listing', () => {
  it('sends a reason and the version on screen after the shortcut', async () => {
    const calls = fakeBackend({
      ...standard(aListing('p1', { status: 'active', version: 4 })),
      [CALL]: answer.one(aListing('p1')),
    });
    open('active');
    await readyButton('Поискай промени');
    await person.keyboard('c');
    const dialog = within(screen.getByRole('dialog', { name: 'Какво да се промени в обявата?' }));
    await person.selectOptions(dialog.getByRole('combobox', { name: /^Причина/u }), 'wrong_price');
    await person.click(dialog.getByRole('button', { name: 'Поискай промените' }));
    await wait(7_000);
    expect(await screen.findByText('Обявата е върната на собственика за корекции.')).toBeInTheDocument();
    expect(calls.find(({ call }) => call === CALL)?.body).toEqual({
      code: 'wrong_price',
      reason: cannedReasons.wrong_price,
      version: 4,
    });
  });

  it('sends the version that was read even when a newer one arrives behind the dialog', async () => {
    const late = answer.refused(409, 'CONFLICT', 'Обявата е променена междувременно.');
    const answers = standard(aListing('p1', { status: 'active', version: 4 }));
    const calls = fakeBackend(answers);
    open('active');
    await readyButton('Поискай промени');
    await person.keyboard('c');
    const dialog = within(screen.getByRole('dialog', { name: 'Какво да се промени в обявата?' }));
    await person.selectOptions(dialog.getByRole('combobox', { name: /^Причина/u }), 'wrong_price');
    const changed = aListing('p1', { status: 'active', version: 5, title: 'Друга обява' });
    Object.assign(answers, standard(changed), { [CALL]: late });
    await act(() => refresh('getProperty'));
    await person.click(dialog.getByRole('button', { name: 'Поискай промените' }));
    await wait(7_000);
    expect(calls.filter(({ call }) => call === CALL)).toMatchObject([{ body: { version: 4 } }]);
    const refusal = within(await screen.findByRole('dialog', { name: '1 обява без решение' }));
    expect(refusal.getByText(/Обявата е променена междувременно/u)).toBeInTheDocument();
  });

  it('keeps the reason and the remarks when it is undone, and sends them then', async () => {
    const calls = fakeBackend({
      ...standard(aListing('p1', { status: 'active', version: 4 })),
      [CALL]: answer.one(aListing('p1')),
    });
    open('active');
    await readyButton('Поискай промени');
    await person.keyboard('c');
    const dialog = () => within(screen.getByRole('dialog', { name: 'Какво да се промени в обявата?' }));
    await person.selectOptions(dialog().getByRole('combobox', { name: /^Причина/u }), 'wrong_price');
    await person.selectOptions(dialog().getByRole('combobox', { name: 'Бележка към поле' }), 'Заглавие');
    await person.type(dialog().getByRole('textbox', { name: /^Заглавие/u }), 'Без телефон.');
    await person.click(dialog().getByRole('button', { name: 'Поискай промените' }));
    await waitFor(() => expect(queryUndoBar()).toBeInTheDocument());
    await person.keyboard('z');
    await readyButton('Поискай промени');
    await person.keyboard('c');
    expect(dialog().getByRole('combobox', { name: /^Причина/u })).toHaveValue('wrong_price');
    expect(dialog().getByRole('textbox', { name: /^Текст до собственика/u })).toHaveValue(
      cannedReasons.wrong_price,
    );
    expect(dialog().getByRole('textbox', { name: /^Заглавие/u })).toHaveValue('Без телефон.');
    await person.click(dialog().getByRole('button', { name: 'Поискай промените' }));
    await wait(7_000);
    expect(calls.filter(({ call }) => call === CALL)).toMatchObject([
      {
        body: {
          code: 'wrong_price',
          reason: cannedReasons.wrong_price,
          remarks: [{ place: 'title', text: 'Без телефон.' }],
          version: 4,
        },
      },
    ]);
  });

  it('starts empty again once it is sent', async () => {
    fakeBackend(standard(aListing('p1', { status: 'active' })));
    open('active');
    await readyButton('Поискай промени');
    await person.keyboard('c');
    const dialog = () => within(screen.getByRole('dialog', { name: 'Какво да се промени в обявата?' }));
    await person.selectOptions(dialog().getByRole('combobox', { name: /^Причина/u }), 'wrong_price');
    await person.click(dialog().getByRole('button', { name: 'Поискай промените' }));
    await wait(7_000);
    await person.click(screen.getByRole('link', { name: /Обява p1/u, hidden: true }));
    await readyButton('Поискай промени');
    await person.keyboard('c');
    expect(dialog().getByRole('textbox', { name: /^Текст до собственика/u })).toHaveValue('');
  });

  it('ignores the shortcut for a listing in another state', async () => {
    fakeBackend(standard(aListing('p1', { status: 'rented' })));
    open('rented');
    await readyButton('Премахни');
    await person.keyboard('c');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

describe('KeysHelp', () => {
  it('names the decisions that the open listing allows', async () => {
    fakeBackend(standard(aListing('p1', { status: 'active' })));
    open('active');
    await readyButton('Поискай промени');
    await person.click(await screen.findByRole('button', { name: 'Клавиши', hidden: true }));
    const keys = [...document.querySelectorAll('dt kbd')].map(({ textContent }) => textContent);
    expect(keys.filter((key) => ['A', 'R', 'C', 'Z'].includes(key))).toEqual(['C']);
  });
});

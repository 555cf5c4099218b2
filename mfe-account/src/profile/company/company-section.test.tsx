import { fakeDialogs } from '@pokriv/web-kit/dialog.testing';
import { fillIn } from '@pokriv/web-kit/fill-in.testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { answer, aUser, fakeBackend, signedIn } from '../../backend.testing.ts';
import { renderPage } from '../../page.testing.tsx';
import { CompanySection } from './company-section.tsx';

const person = userEvent.setup();
const take = jest.fn();
const company = { agencyName: 'Дом АД', eik: '831641791', commissionPercent: 50, depositMonths: 1.5 };

beforeAll(fakeDialogs);
beforeEach(() => signedIn(aUser()));
beforeEach(() => take.mockReset());

const show = (known: typeof company | null = null) =>
  renderPage(<CompanySection user={aUser({ company: known })} take={take} />, '/profile');
const box = (name: string) => screen.getByRole('textbox', { name });
const save = () => person.click(screen.getByRole('button', { name: 'Запази' }));

describe('CompanySection', () => {
  it('saves the company and says that existing listings stay', async () => {
    const changed = aUser({ company });
    const calls = fakeBackend({ 'PUT /auth/profile': answer.done(changed) });
    show();
    expect(screen.getByText(/Обявите, които вече имате, не се променят/u)).toBeInTheDocument();
    await person.type(box('Агенция'), 'Дом АД');
    await fillIn(box('ЕИК'), '831641791');
    await person.type(box('Комисиона, % от един наем'), '50');
    await person.type(box('Депозит, брой наеми'), '1,5');
    await save();
    expect(await screen.findByText('Данните на агенцията са запазени.')).toBeInTheDocument();
    expect(calls).toEqual([{ call: 'PUT /auth/profile', body: { company } }]);
    expect(take).toHaveBeenCalledWith(changed);
  });

  it('removes the company when everything is emptied', async () => {
    const calls = fakeBackend({ 'PUT /auth/profile': answer.done(aUser({ company: null })) });
    show(company);
    expect(box('Депозит, брой наеми')).toHaveValue('1,5');
    for (const name of ['Агенция', 'ЕИК', 'Комисиона, % от един наем', 'Депозит, брой наеми'])
      await person.clear(box(name));
    await save();
    expect(await screen.findByText('Данните на агенцията са махнати.')).toBeInTheDocument();
    expect(calls).toEqual([{ call: 'PUT /auth/profile', body: { company: null } }]);
  });

  it('names the wrong field and sends nothing', async () => {
    const calls = fakeBackend({});
    show();
    await person.type(box('ЕИК'), '123');
    await person.type(box('Комисиона, % от един наем'), 'много');
    await save();
    expect(await screen.findByText('Въведете валиден ЕИК (9 или 13 цифри).')).toBeInTheDocument();
    expect(screen.getByText('Въведете цяло число от 0 до 200.')).toBeInTheDocument();
    expect(box('Агенция')).toHaveAttribute('aria-invalid', 'true');
    expect(calls).toEqual([]);
  });
});

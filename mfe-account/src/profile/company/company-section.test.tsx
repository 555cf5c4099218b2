import type { Company } from '@pokriv/contracts/account/company';
import { sumOf } from '@pokriv/contracts/money';
import { fakeDialogs } from '@pokriv/web-kit/dialog.testing';
import { fillIn } from '@pokriv/web-kit/fill-in.testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';

import { answer, aUser, fakeBackend, signedIn } from '../../backend.testing.ts';
import { renderPage } from '../../page.testing.tsx';
import { CompanySection } from './company-section.tsx';

const person = userEvent.setup();
const take = jest.fn();
const company = { agencyName: 'Дом АД', eik: '831641791', commissionPercent: 50, depositMonths: 1.5 };
const withSums = {
  agencyName: 'Дом АД',
  commissionAmount: sumOf(400, 'EUR'),
  depositAmount: sumOf(800, 'BGN'),
};

beforeAll(fakeDialogs);
beforeEach(() => signedIn(aUser()));
beforeEach(() => take.mockReset());

const show = (known: Company | null = null) =>
  renderPage(<CompanySection user={aUser({ company: known })} take={take} />, '/profile');
const box = (name: string) => screen.getByRole('textbox', { name });
const choose = (name: string, choice: string) =>
  person.selectOptions(screen.getByRole('combobox', { name }), choice);
const save = () => person.click(screen.getByRole('button', { name: 'Запази' }));
const COMMISSION = 'Комисиона за наемателя';

describe('CompanySection', () => {
  it('saves the company and says that existing listings stay', async () => {
    const changed = aUser({ company });
    const calls = fakeBackend({ 'PUT /auth/profile': answer.done(changed) });
    show();
    expect(screen.getByText(/Обявите, които вече имате, не се променят/u)).toBeInTheDocument();
    expect(screen.queryByRole('textbox', { name: /^Комисиона/u })).toBeNull();
    await fillIn(box('Агенция'), 'Дом АД');
    await fillIn(box('ЕИК'), '831641791');
    await choose(COMMISSION, 'Процент от един наем');
    await fillIn(box('Комисиона, % от един наем'), '50');
    await choose('Депозит', 'Брой наеми');
    await fillIn(box('Депозит, брой наеми'), '1,5');
    await save();
    expect(await screen.findByText('Данните на агенцията са запазени.')).toBeInTheDocument();
    expect(calls).toEqual([{ call: 'PUT /auth/profile', body: { company } }]);
    expect(take).toHaveBeenCalledWith(changed);
  });

  it('saves fixed sums in the currency that they name, and says how they were understood', async () => {
    const calls = fakeBackend({ 'PUT /auth/profile': answer.done(aUser({ company: withSums })) });
    show();
    await fillIn(box('Агенция'), 'Дом АД');
    await choose(COMMISSION, 'Сума');
    await fillIn(box('Комисиона, сума'), '400 евро');
    expect(box('Комисиона, сума')).toHaveAccessibleDescription(/^400.€ = 782,33.лв\.$/u);
    await choose('Депозит', 'Сума');
    expect(box('Депозит, сума')).toHaveAccessibleDescription(/^Например 400\s€ или 800\sлв/u);
    await fillIn(box('Депозит, сума'), '800');
    await save();
    expect(await screen.findByText('Данните на агенцията са запазени.')).toBeInTheDocument();
    expect(calls).toEqual([{ call: 'PUT /auth/profile', body: { company: withSums } }]);
    expect(box('Депозит, сума')).toHaveValue('800\u00a0лв.');
  });

  it('reads stored sums back as they were typed', async () => {
    const calls = fakeBackend({ 'PUT /auth/profile': answer.done(aUser({ company: withSums })) });
    show(withSums);
    expect(box('Комисиона, сума')).toHaveValue('400\u00a0€');
    await save();
    await screen.findByText('Данните на агенцията са запазени.');
    expect(calls).toEqual([{ call: 'PUT /auth/profile', body: { company: withSums } }]);
  });

  it('stores „without“ as zero, and drops what was typed for another choice', async () => {
    const free = { agencyName: 'Дом АД', eik: '831641791', commissionPercent: 0 };
    const calls = fakeBackend({ 'PUT /auth/profile': answer.done(aUser({ company: free })) });
    show(company);
    await choose(COMMISSION, 'Без комисиона');
    await choose('Депозит', 'Различно за всяка обява');
    await save();
    await screen.findByText('Данните на агенцията са запазени.');
    expect(calls).toEqual([{ call: 'PUT /auth/profile', body: { company: free } }]);
    expect(screen.getByRole('combobox', { name: COMMISSION })).toHaveDisplayValue('Без комисиона');
  });

  it('removes the company when everything is emptied', async () => {
    const calls = fakeBackend({ 'PUT /auth/profile': answer.done(aUser({ company: null })) });
    show(company);
    expect(box('Депозит, брой наеми')).toHaveValue('1,5');
    for (const name of ['Агенция', 'ЕИК']) await person.clear(box(name));
    for (const name of [COMMISSION, 'Депозит']) await choose(name, 'Различно за всяка обява');
    await save();
    expect(await screen.findByText('Данните на агенцията са махнати.')).toBeInTheDocument();
    expect(calls).toEqual([{ call: 'PUT /auth/profile', body: { company: null } }]);
  });

  it('names the wrong fields and sends nothing', async () => {
    const calls = fakeBackend({});
    show();
    await fillIn(box('ЕИК'), '123');
    await choose(COMMISSION, 'Процент от един наем');
    await fillIn(box('Комисиона, % от един наем'), 'много');
    await choose('Депозит', 'Сума');
    await fillIn(box('Депозит, сума'), 'два наема');
    await save();
    expect(await screen.findByText('Въведете валиден ЕИК (9 или 13 цифри).')).toBeInTheDocument();
    expect(screen.getByText('Въведете цяло число от 0 до 200.')).toBeInTheDocument();
    expect(screen.getByText('Въведете сума.')).toBeInTheDocument();
    expect(box('Агенция')).toHaveAttribute('aria-invalid', 'true');
    expect(calls).toEqual([]);
  });

  it('follows a company changed elsewhere in the fields that are not changed here', async () => {
    const Section = () => {
      const [known, setKnown] = useState<Company>(company);
      return (
        <>
          <button onClick={() => setKnown({ ...company, commissionPercent: 25 })}>Друго устройство</button>
          <CompanySection user={aUser({ company: known })} take={take} />
        </>
      );
    };
    const calls = fakeBackend({ 'PUT /auth/profile': answer.done(aUser({ company })) });
    renderPage(<Section />, '/profile');
    await person.clear(box('Агенция'));
    await fillIn(box('Агенция'), 'Нов дом АД');
    await person.click(screen.getByRole('button', { name: 'Друго устройство' }));
    expect(box('Агенция')).toHaveValue('Нов дом АД');
    await save();
    await screen.findByText('Данните на агенцията са запазени.');
    expect(calls[0]?.body).toEqual({
      company: { ...company, agencyName: 'Нов дом АД', commissionPercent: 25 },
    });
  });

  it('asks for the value of a choice', async () => {
    const calls = fakeBackend({});
    show({ agencyName: 'Дом АД' });
    await choose(COMMISSION, 'Сума');
    await choose('Депозит', 'Брой наеми');
    await save();
    expect(await screen.findByText('Въведете сума.')).toBeInTheDocument();
    expect(screen.getByText('Въведете от 0 до 3 наема през половин.')).toBeInTheDocument();
    expect(calls).toEqual([]);
  });
});

/** @jest-environment-options {"styles": true} */
import { fakeDialogs } from '@pokriv/web-kit/dialog.testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { aCard } from '../a-card.testing.ts';
import { signInAs, switchCurrency, toastTexts } from '../page.testing.tsx';
import { readRecent } from '../recent/recent-store.ts';
import { readViewed } from '../recent/viewed-store.ts';
import { inLeva } from '../sums.testing.ts';
import { aListing } from '../a-listing.testing.ts';
import { ok, openPage, shownText as text, withDetailPage } from './detail-page.testing.tsx';

withDetailPage();
beforeAll(fakeDialogs);

const headings = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

describe('DetailPage', () => {
  it('shows its sections in the order of decisions §4', async () => {
    openPage('p1', {
      'properties/p1': ok(aListing()),
      'properties/p1/similar': ok([aCard({ id: 'p2', title: 'Друга' })]),
      'properties/price-stats': ok([
        { scope: 'city', medianPerM2: inLeva(22), medianPrice: inLeva(1400), count: 500 },
        { scope: 'district', medianPerM2: inLeva(25), medianPrice: inLeva(1600), count: 12 },
      ]),
    });
    await screen.findByText('Подобни обяви');
    await screen.findByText('Цени в района');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Светъл двустаен до метрото');
    expect(headings()).toEqual([
      'Колко струва нанасянето',
      'Описание',
      'Характеристики',
      'Удобства',
      'Условия и правила',
      'Мария Петрова',
      'История на цената',
      'Цени в района',
      'Подобни обяви',
    ]);
    expect(text()).toContain('1 200 лв. / 613,55 €');
    expect(text()).toMatch(/20 лв\. \/ 10,23 €.* на м²/u);
    expect(text()).toContain('Намалена');
    const prices = within(screen.getByRole('region', { name: 'История на цената' })).getAllByRole('listitem');
    expect(prices.map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '))).toEqual([
      expect.stringMatching(/1 200 лв\. \/ 613,55 €.*−100 лв\. \/ 51,13 €/u),
      expect.stringContaining('1 300 лв.'),
    ]);
    expect(text()).toContain('Цената на квадратен метър е с 20% под обичайната (Лозенец).');
    expect(text()).toContain('Обява № 104 233 517');
    expect(screen.getByRole('link', { name: 'Лозенец' })).toHaveAttribute(
      'href',
      expect.stringContaining('neighborhood='),
    );
    expect(document.title).toContain('Светъл двустаен до метрото');
  });

  it('follows a switch of currency in each of its sums and in the title', async () => {
    openPage('p1', {
      'properties/p1': ok(aListing()),
      'properties/price-stats': ok([
        { scope: 'district', medianPerM2: inLeva(25), medianPrice: inLeva(1600), count: 12 },
      ]),
    });
    await screen.findByText('Цени в района');
    const sums = ['1 200 лв. / 613,55 €', '2 400 лв. / 1 227,10 €'];
    const shown = [...sums, '20 лв. / 10,23 € на м²', '25 лв. / 12,78 € на м²'];
    for (const sum of shown) expect(text()).toContain(sum);
    expect(document.title).toContain('– 1\u00a0200\u00a0лв.');
    switchCurrency('EUR');
    const turned = ['613,55 € / 1 200 лв.', '1 227,10 € / 2 400 лв.', '10,23 € / 20 лв. на м²'];
    for (const sum of [...turned, '12,78 € / 25 лв. на м²']) expect(text()).toContain(sum);
    for (const sum of shown) expect(text()).not.toContain(sum);
    expect(document.title).toContain('– 613,55\u00a0€');
    switchCurrency('BGN');
    for (const sum of shown) expect(text()).toContain(sum);
  });

  it('shows an offline copy of before the change to euro cents', async () => {
    const { depositCost: _sum, ...earlier } = aListing();
    openPage('p1', {
      'properties/p1': ok({
        ...earlier,
        price: 1200,
        pricePerM2: 20,
        deposit: { type: 'amount', value: 500 },
        moveInCost: 1700,
        monthlyTotal: 1200,
        priceHistory: [
          { price: 1300, at: '2026-09-01T10:00:00.000Z' },
          { price: 1200, at: '2026-10-01T10:00:00.000Z' },
        ],
      }),
    });
    await screen.findByText('История на цената');
    for (const sum of ['1 200 лв. / 613,55 €', '500 лв. / 255,65 €', '1 700 лв. / 869,20 €', '−100 лв.'])
      expect(text()).toContain(sum);
  });

  it('copies its number and confirms it, or shows what to do instead', async () => {
    openPage('p1', { 'properties/p1': ok(aListing()) });
    const person = userEvent.setup();
    const copy = await screen.findByRole('button', { name: 'Копирай номера на обявата' });
    await person.click(copy);
    expect(await navigator.clipboard.readText()).toBe('104\u00a0233\u00a0517');
    await waitFor(() => expect(toastTexts()).toEqual(['Номерът на обявата е копиран.']));
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('denied'));
    await person.click(copy);
    await waitFor(() =>
      expect(toastTexts()).toContain('Номерът не се копира. Маркирайте го и го копирайте.'),
    );
  });

  it.each(['Подай сигнал', 'Подай сигнал за съмнителна обява'])('opens the report by „%s“', async (name) => {
    signInAs('tenant');
    openPage('p1', { 'properties/p1': ok(aListing()) });
    await userEvent.click(await screen.findByRole('button', { name }));
    expect(await screen.findByRole('dialog', { name: 'Подай сигнал за обявата' })).toBeInTheDocument();
  });

  it('links to all listings of its landlord', async () => {
    openPage('p1', { 'properties/p1': ok(aListing()) });
    const [link] = await screen.findAllByRole('link', { name: 'Всички обяви на наемодателя' });
    expect(link).toHaveAttribute('href', `/landlords/${aListing().landlord.id}`);
  });

  it('unfolds a long description, and folds it again', async () => {
    const description = `${'Тих и слънчев апартамент до парка. '.repeat(20)}Краят.`;
    openPage('p1', { 'properties/p1': ok(aListing({ description })) });
    const fold = await screen.findByRole('button', { name: 'Покажи цялото описание' });
    expect(fold).toHaveAttribute('aria-expanded', 'false');
    expect(screen.getByText(/Краят\.$/u)).not.toBeVisible();
    await userEvent.click(fold);
    expect(fold).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByText(/Краят\.$/u)).toBeVisible();
    await userEvent.click(fold);
    expect(screen.getByText(/Краят\.$/u)).not.toBeVisible();
  });

  it('copies its address to share it, or shows what to do instead', async () => {
    openPage('p1', { 'properties/p1': ok(aListing()) });
    const person = userEvent.setup();
    const share = await screen.findByRole('button', { name: 'Сподели' });
    await person.click(share);
    await waitFor(() => expect(toastTexts()).toEqual(['Връзката е копирана.']));
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('denied'));
    await person.click(share);
    await waitFor(() =>
      expect(toastTexts()).toContain('Връзката не се копира. Копирайте я от адресната лента.'),
    );
  });

  it('has its key facts in one strip, without those that are missing', async () => {
    openPage('p1', {
      'properties/p1': ok(
        aListing({ furnishing: undefined, minLeaseMonths: undefined, area: 60, rooms: 2, floor: 8 }),
      ),
    });
    const strip = await screen.findByLabelText('Накратко');
    const facts = within(strip)
      .getAllByRole('term')
      .map((term) =>
        `${term.textContent}: ${term.nextElementSibling?.textContent}`.replaceAll('\u00a0', ' '),
      );
    expect(facts).toEqual(['Площ: 60 м²', 'Стаи: 2', 'Етаж: 8-ми от 8 (последен)', 'Свободен: веднага']);
  });

  it('counts one view a page load and joins the recently viewed', async () => {
    const sent = openPage('p7', { 'properties/p7': ok(aListing({ id: 'p7' })) });
    await waitFor(() => expect(sent.filter(({ path }) => path.endsWith('/p7/view'))).toHaveLength(1));
    const kept = { id: 'p7', price: inLeva(1200), city: 'sofia', cover: { id: 'i1' } };
    expect(readRecent()[0]).toMatchObject(kept);
    expect(readViewed()).toEqual(['p7']);
  });

  it('hides rows without a value', async () => {
    openPage('p1', {
      'properties/p1': ok(aListing({ amenities: [], description: undefined, priceHistory: [] })),
    });
    await screen.findByRole('heading', { level: 1 });
    await waitFor(() => expect(headings()).not.toContain('Подобни обяви'));
    for (const title of ['Удобства', 'Описание', 'История на цената', 'Цени в района'])
      expect(headings()).not.toContain(title);
  });

  it('says what the landlord did not tell of what tenants choose by', async () => {
    const unknown = {
      ...{ furnishing: undefined, heating: undefined, pets: undefined, smoking: undefined },
      ...{ minLeaseMonths: undefined, advertiserType: undefined, deposit: undefined, moveInCost: undefined },
    };
    openPage('p1', { 'properties/p1': ok(aListing(unknown)) });
    await screen.findByRole('heading', { level: 1 });
    for (const name of ['Отопление', 'Обзавеждане', 'Домашни любимци', 'Пушене', 'Най-кратък срок'])
      expect(screen.getAllByText(name).at(-1)?.parentElement).toHaveTextContent(`${name}не е посочено`);
    for (const text of ['Не е посочено дали е собственик или агенция', 'Попитайте наемодателя'])
      expect(screen.getAllByText(text)[0]).toBeInTheDocument();
  });
});

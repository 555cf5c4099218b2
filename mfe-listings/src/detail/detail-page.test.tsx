/** @jest-environment-options {"styles": true} */
import { act, configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRoutes } from '@pokriv/web-kit/router';

import { aCard } from '../a-card.testing.ts';
import {
  fakeApi,
  forgetToasts,
  show,
  signInAs,
  signOut,
  switchCurrency,
  toastTexts,
  type Sent,
} from '../page.testing.tsx';
import { readRecent, rememberListing } from '../recent/recent-store.ts';
import { readViewed } from '../recent/viewed-store.ts';
import { inLeva } from '../sums.testing.ts';
import { aListing, anOwnListing } from '../a-listing.testing.ts';
import { DetailPage } from './detail-page.tsx';
import { everythingIsNear } from './near.testing.ts';

// Rendering a whole page is slow beside other test files.
configure({ asyncUtilTimeout: 8000 });
jest.setTimeout(20_000);
beforeAll(everythingIsNear);
beforeEach(() => {
  signOut();
  localStorage.clear();
});
afterEach(() => {
  jest.restoreAllMocks();
  act(forgetToasts);
});

const Page = () => useRoutes([{ path: '/properties/:id', element: <DetailPage /> }]);
const failure = (status: number, code: string, message = 'Не стана.', more = {}) => ({
  status,
  body: { success: false, code, message, ...more },
});
const ok = (data: unknown) => ({ body: { success: true, data } });

/** Replies by path, optionally with a method in front. */
type Answers = Record<string, { status?: number; body: unknown }>;

/** Opens a listing on a mock API; 404 for other paths. @returns the sent requests */
function openPage(id: string, answers: Answers): Sent[] {
  const sent = fakeApi(({ method, path }) => {
    const address = (path.split('?')[0] ?? '').replace('/api/', '');
    return answers[`${method} ${address}`] ?? answers[address] ?? failure(404, 'NOT_FOUND');
  });
  show(<Page />, `/properties/${id}`);
  return sent;
}

const headings = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
const text = () => (document.body.textContent ?? '').replaceAll('\u00a0', ' ');

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

  describe('the phone on DetailPage', () => {
    const allowance = (left: number, more = {}) => ok({ left, wasShown: false, message: null, ...more });
    const usedUp = 'Днес видяхте 8 телефона – без вход не се показват повече.';
    const open = (before: object, press: Answers[string], after = before) => {
      const answers: Answers = { 'properties/p1': ok(aListing()), 'POST properties/p1/phone': press };
      let reads = 0;
      Object.defineProperty(answers, 'GET properties/p1/phone', {
        get: () => ((reads += 1) === 1 ? before : after),
      });
      return openPage('p1', answers);
    };
    const shown = ok({ phone: '0888123456', name: 'Мария', left: 5 });
    const press = async () =>
      userEvent.click((await screen.findAllByText('Покажи телефон'))[0] as HTMLElement);

    it('is revealed on demand, then has links to call and write', async () => {
      open(allowance(6), shown, allowance(5, { wasShown: true }));
      await press();
      const [call] = await screen.findAllByRole('link', { name: 'Обади се на 088 812 3456' });
      expect(call).toHaveAttribute('href', 'tel:0888123456');
      expect(call).toHaveFocus();
      const [write] = screen.getAllByRole('link', { name: 'Пиши във Viber' });
      expect(write).toHaveAttribute('href', 'viber://chat?number=%2B359888123456');
      expect(text()).not.toMatch(/Оста(?:ва|ват) ви още/u);
    });

    it('warns before the press that few reveals are left, and after it that it was the last', async () => {
      open(allowance(1), shown, allowance(0, { wasShown: true }));
      await waitFor(() => expect(text()).toContain('Остава ви още 1 телефон днес.'));
      await press();
      await waitFor(() => expect(text()).toContain('Това беше последният телефон за днес.'));
      expect(screen.getAllByRole('link', { name: 'Обади се на 088 812 3456' })).not.toEqual([]);
    });

    it('asks a visitor without reveals left to sign in, without a reveal button', async () => {
      open(allowance(0, { message: usedUp }), failure(429, 'RATE_LIMITED', usedUp));
      await waitFor(() => expect(text()).toContain(usedUp));
      const logins = screen.getAllByRole<HTMLAnchorElement>('link', { name: 'Влез' });
      expect(logins[0]?.getAttribute('href')).toBe('/login?redirect=%2Fproperties%2Fp1');
      expect(screen.getByRole('link', { name: 'Влез за телефон' })).toBeInTheDocument();
      expect(screen.queryByText('Покажи телефон')).toBeNull();
    });

    it('says nothing of reveals while more than three are left', async () => {
      const sent = open(allowance(4), shown);
      await waitFor(() => expect(sent.some(({ path }) => path.endsWith('/phone'))).toBe(true));
      await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
      expect(text()).not.toContain('ви още');
    });

    it('says that three reveals are left', async () => {
      open(allowance(3), shown);
      await waitFor(() => expect(text()).toContain('Остават ви още 3 телефона днес.'));
    });

    it('tells a signed-in user why no reveals are left, without a link to sign in', async () => {
      signInAs('tenant');
      open(allowance(0, { message: usedUp }), failure(429, 'RATE_LIMITED', usedUp));
      await waitFor(() => expect(text()).toContain(usedUp));
      expect(screen.queryByRole('link', { name: /Влез/u })).toBeNull();
    });

    it('shows a number already revealed today without reveals left', async () => {
      open(allowance(0, { wasShown: true }), shown);
      await press();
      expect(await screen.findAllByRole('link', { name: 'Обади се на 088 812 3456' })).not.toEqual([]);
    });

    it('shows the reason of a failed reveal inline, without a toast', async () => {
      const unknown = failure(503, 'UNAVAILABLE');
      open(unknown, failure(429, 'RATE_LIMITED', usedUp, { retryAfter: 7000 }), unknown);
      await press();
      await waitFor(() => expect(screen.getAllByText(usedUp)).toHaveLength(3));
      expect(screen.getAllByRole('link', { name: 'Влез' })).toHaveLength(2);
      expect(toastTexts()).toEqual([]);
    });

    it('says in each of three places once that a failed reveal reached the limit', async () => {
      open(allowance(1), failure(429, 'RATE_LIMITED', usedUp), allowance(0, { message: usedUp }));
      await press();
      await waitFor(() => expect(screen.queryByText('Покажи телефон')).toBeNull());
      expect(screen.getAllByText(usedUp)).toHaveLength(3);
    });

    it('does not read the quota on one’s own listing', async () => {
      signInAs('landlord');
      const sent = openPage('p1', { 'properties/p1': ok(anOwnListing({ status: 'active' })) });
      await waitFor(() => expect(sent.some(({ path }) => path.includes('price-stats'))).toBe(true));
      expect(sent.filter(({ path }) => path.endsWith('/phone'))).toEqual([]);
    });
  });

  it('is absent when the owner wants messages only', async () => {
    openPage('p1', { 'properties/p1': ok(aListing({ contactMethods: ['message'] })) });
    await screen.findByRole('heading', { level: 1 });
    expect(text()).toContain('не показва телефона си');
    expect(screen.queryByRole('button', { name: /Покажи телефон|Обади се/ })).toBeNull();
    expect(screen.getAllByRole('button', { name: 'Пиши' })).not.toEqual([]);
  });
});

describe('DetailPage of a closed listing', () => {
  it.each(['rented', 'expired'] as const)('shows that it is %s, without contacts', async (status) => {
    openPage('p1', { 'properties/p1': ok(aListing({ status, contactMethods: undefined })) });
    expect(await screen.findByText('Обявата вече не е активна')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Покажи телефон|Обади се|Пиши/ })).toBeNull();
    expect(readRecent()).toEqual([]);
  });

  it('shows similar listings when it is gone, and leaves the recently viewed', async () => {
    rememberListing({ id: 'p1', title: 'Стая', price: inLeva(300), city: 'ruse' });
    openPage('p1', {
      'properties/p1': failure(410, 'GONE'),
      'properties/p1/similar': ok([aCard({ id: 'p2', title: 'Друга' })]),
    });
    expect(await screen.findByText('Обявата вече я няма')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Търси обяви' })).toHaveAttribute('href', '/properties');
    expect(await screen.findByRole('heading', { name: 'Подобни обяви' })).toBeInTheDocument();
    expect(readRecent()).toEqual([]);
  });

  it('shows the newest listings for an unknown id', async () => {
    const sent = openPage('p1', {
      'properties/p1': failure(404, 'NOT_FOUND'),
      properties: { body: { success: true, data: [aCard({ id: 'p2' })] } },
    });
    expect(await screen.findByText('Обявата не е намерена')).toBeInTheDocument();
    expect(await screen.findByRole('heading', { name: 'Най-нови обяви' })).toBeInTheDocument();
    expect(sent.some(({ path }) => path.endsWith('/similar'))).toBe(false);
  });

  it('offers a retry when the read fails', async () => {
    openPage('p1', { 'properties/p1': failure(400, 'FORBIDDEN', 'Не може сега.') });
    expect(await screen.findByText('Не може сега.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Опитай пак' })).toBeInTheDocument();
  });
});

describe('DetailPage for an administrator', () => {
  const own = anOwnListing({ landlord: { ...aListing().landlord, id: 'u9' } });
  const note = 'Само собственикът и администраторите виждат тази страница.';

  it.each([
    ['paused', 'Състояние: Спряна', true],
    ['expired', 'Обявата вече не е активна', false],
  ] as const)('shows the state of a %s listing', async (status, title, isPrivate) => {
    signInAs('admin');
    openPage('p1', { 'properties/p1': ok({ ...own, status }) });
    expect(await screen.findByText(title)).toBeInTheDocument();
    expect(text().includes(note)).toBe(isPrivate);
    expect(screen.queryByText('Това е ваша обява')).toBeNull();
  });

  it('has no banner for a public listing', async () => {
    signInAs('admin');
    openPage('p1', { 'properties/p1': ok({ ...own, status: 'active' }) });
    await screen.findByRole('heading', { level: 1 });
    expect(text()).not.toContain('Състояние');
    expect(screen.queryByText('Това е ваша обява')).toBeNull();
  });
});

describe('DetailPage of one’s own listing', () => {
  const own = anOwnListing({ landlord: { ...aListing().landlord, id: 'u1' } });

  it('shows the owner’s banner with a link to edit, and counts no view', async () => {
    signInAs('landlord');
    const sent = openPage('p8', { 'properties/p8': ok({ ...own, id: 'p8' }) });
    expect(await screen.findByText('Това е ваша обява')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Редактирай' })).toHaveAttribute('href', '/edit-property/p8');
    expect(screen.queryByRole('button', { name: 'Подай сигнал' })).toBeNull();
    expect(sent.some(({ path }) => path.endsWith('/view'))).toBe(false);
    expect(readRecent()).toEqual([]);
  });

  it.each([
    ['draft', 'Довършете черновата'],
    ['pending', 'Администратор ще прегледа'],
    ['rejected', 'Поправете посоченото'],
    ['paused', 'Пуснете я отново'],
    ['rented', 'подновете обявата'],
    ['deleted', 'До 30 дни след изтриването'],
  ] as const)('shows the next step when it is %s', async (status, advice) => {
    signInAs('landlord');
    openPage('p1', { 'properties/p1': ok({ ...own, status }) });
    await waitFor(() => expect(text()).toContain(advice));
  });

  it('shows why it was rejected', async () => {
    signInAs('landlord');
    const moderation = { reason: 'Сменете корицата', code: 'poor_photos' as const, decidedAt: null };
    openPage('p1', { 'properties/p1': ok({ ...own, status: 'rejected', moderation }) });
    await waitFor(() => expect(text()).toContain('Причина: Слаби снимки. Сменете корицата'));
  });

  it('shows that changes are pending while the approved version is public', async () => {
    signInAs('landlord');
    const revision = { status: 'pending' as const, at: '2026-10-01T10:00:00.000Z', changed: ['title'] };
    openPage('p1', { 'properties/p1': ok({ ...own, revision }) });
    await waitFor(() => expect(text()).toContain('Промените ви чакат одобрение'));
  });

  it('refetches when the server rendered the public view', async () => {
    signInAs('landlord');
    let reads = 0;
    fakeApi(({ path }) => {
      if (path !== '/api/properties/p1') return failure(404, 'NOT_FOUND');
      reads += 1;
      return ok(reads === 1 ? aListing({ landlord: own.landlord }) : own);
    });
    show(<Page />, '/properties/p1');
    expect(await screen.findByText('Това е ваша обява')).toBeInTheDocument();
    expect(reads).toBe(2);
  });
});

import type { Locator, Page } from '@playwright/test';

import { ask } from '../../support/api.ts';
import { expectContrast } from '../../support/audit.ts';
import { expectNothingCovered } from '../../support/covering.ts';
import { findCards, listingThat } from '../../support/listings.ts';
import { box } from '../../support/one-field.ts';
import { newPerson } from '../../support/people.ts';
import { expectNoSidewaysScroll, openPage, PHONE, untilLoaded } from '../../support/screens.ts';
import { expect, test } from '../../support/test.ts';

/** From the widest: a list beside a map gives way to the list alone. */
const SIZES = [
  { width: 1920, height: 1080 },
  { width: 1280, height: 800 },
  { width: 768, height: 1024 },
  PHONE,
];

const SENTENCE = 'двустаен в София до 1 500 лв., до 10 мин от метро, с куче, без комисиона';

const searchForm = (page: Page): Locator => page.getByRole('search').first();
const title = (page: Page): Locator => page.getByRole('heading', { level: 1 });

async function anyListing(): Promise<string> {
  const { id } = await listingThat(({ images, landlord }) => images.length > 2 && Boolean(landlord));
  return `/properties/${id}`;
}

async function aLandlord(): Promise<string> {
  const { landlord } = await listingThat(({ status }) => status === 'active');
  return `/landlords/${landlord.id}`;
}

type Address = string | (() => Promise<string>);
const screens: readonly (readonly [name: string, address: Address, part: (page: Page) => Locator])[] = [
  ['the home page', '/', searchForm],
  ['a list', '/properties?location=sofia', searchForm],
  ['a list beside a map', '/properties?location=sofia&view=split', searchForm],
  ['a map', '/properties?location=sofia&view=map', searchForm],
  ['a listing', anyListing, title],
  [
    'a sentence that was understood',
    `/properties?query=${encodeURIComponent(SENTENCE)}&unread=true`,
    searchForm,
  ],
  ['a page of a landlord', aLandlord, title],
  ['a missing page', '/няма-такава-страница', title],
];

const button = (name: RegExp) => (page: Page) =>
  page.getByRole('button', { name }).filter({ visible: true }).first();
const dialog = (page: Page): Locator => page.getByRole('dialog');

/** Parts that a press opens. */
const opened: readonly (readonly [
  name: string,
  address: Address,
  opener: (page: Page) => Locator,
  part: (page: Page) => Locator,
])[] = [
  ['the gallery', anyListing, button(/^Всички снимки/u), dialog],
  ['the filter sheet', '/properties?location=sofia', button(/^(?:Още филтри|Филтри)/u), dialog],
  ['suggestions', '/', box, (page) => page.getByRole('listbox', { name: 'Предложени места' })],
  [
    'the form of „Моето място“',
    anyListing,
    button(/^Добави място/u),
    (page) => page.getByRole('combobox', { name: /^Къде е/u }),
  ],
];

/** Calls a check at every width in both themes. */
async function atEveryWidth(page: Page, name: string, check: () => Promise<void>): Promise<void> {
  for (const viewport of SIZES) {
    await page.setViewportSize(viewport);
    for (const colorScheme of ['light', 'dark'] as const)
      await test.step(`${viewport.width} px, ${colorScheme}`, async () => {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await check();
        await expectNoSidewaysScroll(page);
        await expectContrast(page, `${name}, ${viewport.width} px, ${colorScheme}`);
      });
  }
}

async function openWide(page: Page, address: Address): Promise<void> {
  await page.setViewportSize(SIZES[0] ?? PHONE);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openPage(page, typeof address === 'string' ? address : await address());
  await untilLoaded(page);
}

const expectUncovered = (page: Page, part: Locator) =>
  expectNothingCovered({ header: page.getByRole('banner'), part });

for (const [name, address, part] of screens)
  test(`${name} fits every width in both themes: nothing is cut, covered or hard to read`, async ({
    page,
  }) => {
    test.setTimeout(240_000);
    await openWide(page, address);
    await atEveryWidth(page, name, () => expectUncovered(page, part(page)));
  });

test('pages of favourites fit every width in both themes: nothing is cut, covered or hard to read', async ({
  signedInAs,
}) => {
  test.setTimeout(480_000);
  const { email, token } = await newPerson();
  const homes = (await findCards({ priceMax: '800' })).slice(0, 3).map(({ id }) => id);
  for (const id of homes) await ask('toggleFavorite', { params: { id }, token });
  const { data } = await ask('shareHomes', { token, body: { name: 'Ивайло', homes } });
  const page = await signedInAs(email);
  for (const [name, address] of [
    ['favourites', '/favorites'],
    ['a comparison', `/favorites/compare?ids=${homes.join()}`],
    ['a shared list', `/shared-lists/${data.token}`],
  ] as const)
    await test.step(name, async () => {
      await openWide(page, address);
      await atEveryWidth(page, name, () => expectUncovered(page, title(page)));
    });
});

for (const [name, address, opener, part] of opened)
  test(`${name}, opened, fits every width in both themes: nothing is cut or hard to read`, async ({
    page,
  }) => {
    test.setTimeout(240_000);
    await openWide(page, address);
    await atEveryWidth(page, name, async () => {
      if (!(await part(page).isVisible())) await opener(page).click();
      await expect(part(page)).toBeVisible();
    });
  });

test('search between phone and desktop shows the filter bar and the list and map switch', async ({
  page,
}) => {
  const views = page.getByRole('navigation', { name: 'Изглед' });
  for (const viewport of [
    { width: 768, height: 1024 },
    { width: 1024, height: 768 },
  ])
    await test.step(`at ${viewport.width} px`, async () => {
      await page.setViewportSize(viewport);
      await openPage(page, '/properties');
      for (const name of ['Разпределение', 'Цена', 'Метро', 'Вид', 'Още филтри'])
        await expect(page.getByRole('button', { name, exact: true })).toBeInViewport({ ratio: 1 });
      await expect(page.getByRole('combobox', { name: 'Град' })).toBeInViewport({ ratio: 1 });
      await expect(page.getByRole('button', { name: 'Филтри', exact: true })).toBeHidden();
      await expectNoSidewaysScroll(page);
      await expect(views.getByRole('link', { name: 'Двете' })).toBeHidden();
      await views.getByRole('link', { name: 'Карта' }).click();
      await expect(page).toHaveURL('/properties?view=map');
      await views.getByRole('link', { name: 'Списък' }).click();
      await expect(page).toHaveURL('/properties');
    });
});

test('split view falls back to the list on narrow screens and updates the URL', async ({ page }) => {
  await openPage(page, '/properties?location=sofia&view=split');
  await expect(page.getByLabel(/^Карта с обявите/u)).toBeVisible({ timeout: 40_000 });
  await page.setViewportSize({ width: 900, height: 700 });
  await expect(page).toHaveURL('/properties?location=sofia');
  await expect(page.getByRole('article').first()).toBeVisible();

  await openPage(page, '/properties?location=sofia&sort=newest&view=split');
  await expect(page).toHaveURL('/properties?location=sofia&sort=newest');
  await page.goBack();
  await expect(page).toHaveURL('/properties?location=sofia');
});

test('search header, content and footer share their edges in every view', async ({ page }) => {
  const edges = new Map<number, Set<number>>();
  for (const view of ['', '?view=split', '?view=map']) {
    await openPage(page, `/properties${view}`);
    const lefts = [
      page.getByRole('banner').getByRole('link', { name: 'Покрив, начало' }),
      page.getByRole('search', { name: 'Търсене на обяви' }),
      page.getByRole('heading', { level: 1 }),
      page.getByRole('contentinfo').locator('svg').first(),
    ];
    for (const width of [1280, 1366, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      await page.waitForFunction((expected) => innerWidth === expected, width);
      const found = edges.get(width) ?? new Set();
      for (const part of lefts) found.add(Math.round((await part.boundingBox())?.x ?? -1));
      edges.set(width, found);
    }
  }
  for (const [width, found] of edges) expect({ width, edges: found.size }).toEqual({ width, edges: 1 });
});

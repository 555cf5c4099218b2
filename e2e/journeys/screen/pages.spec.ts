import type { Locator, Page } from '@playwright/test';

import { ask } from '../../support/api.ts';
import { auditPage } from '../../support/audit.ts';
import { expectNothingCovered } from '../../support/covering.ts';
import { openStep } from '../../support/fill-listing.ts';
import { newLandlord, tokenOf } from '../../support/landlords.ts';
import { findCards, listingThat } from '../../support/listings.ts';
import { box, SENTENCE } from '../../support/one-field.ts';
import { newPerson } from '../../support/people.ts';
import { expectPopoversInside } from '../../support/popovers.ts';
import { DESKTOP, openPage, untilLoaded } from '../../support/screens.ts';
import { expect, test } from '../../support/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

type Part = (page: Page) => Locator;

/** A part that a press opens. */
interface Opened {
  name: string;
  opener: Part;
  part: Part;
  /** What axe reads: the page was audited before. */
  selector?: string;
  hasPopovers?: boolean;
}

interface Visit {
  name: string;
  address: string;
  /** The header must not cover it; by default the title. */
  uncovered?: Part;
  prepare?: (page: Page) => Promise<void>;
  hasPopovers?: boolean;
  opened?: readonly Opened[];
}

const button =
  (name: RegExp): Part =>
  (page) =>
    page.getByRole('button', { name }).filter({ visible: true }).first();
const dialog: Part = (page) => page.getByRole('dialog');
const title: Part = (page) => page.getByRole('heading', { level: 1 });
const searchForm: Part = (page) => page.getByRole('search').first();

const SMALLEST = { width: 320, height: 568 };

/** On a desktop last: a walk scrolls the page, and its tables. The design system is walked in more windows. */
async function walkPopovers(page: Page, name: string): Promise<void> {
  for (const size of [SMALLEST, DESKTOP]) {
    await page.setViewportSize(size);
    await expectPopoversInside(page, `${name}, ${size.width} px`);
  }
}

async function visit(
  page: Page,
  { name, address, uncovered = title, prepare, ...has }: Visit,
): Promise<void> {
  await openPage(page, address);
  await expect(title(page)).toBeVisible();
  await prepare?.(page);
  await untilLoaded(page);
  await auditPage(page, name, 'html', () =>
    expectNothingCovered({ header: page.getByRole('banner'), part: uncovered(page) }),
  );
  for (const { name: opens, opener, part, selector = 'dialog[open]', hasPopovers } of has.opened ?? []) {
    const what = `${name}, ${opens}`;
    await auditPage(page, what, selector, async () => {
      if (!(await part(page).isVisible())) await opener(page).click();
      await expect(part(page)).toBeVisible();
    });
    if (hasPopovers) await walkPopovers(page, what);
    await page.keyboard.press('Escape');
  }
  if (has.hasPopovers) await walkPopovers(page, name);
}

async function visitAll(page: Page, visits: readonly Visit[]): Promise<void> {
  for (const each of visits) await test.step(each.name, () => visit(page, each));
}

const SOFIA = '/properties?location=sofia';

test.describe('pages pass axe and fit every width; nothing is cut or covered', () => {
  test.describe.configure({ timeout: 300_000 });

  test('search', async ({ page }) => {
    await visitAll(page, [
      {
        name: 'home',
        address: '/',
        uncovered: searchForm,
        hasPopovers: true,
        opened: [
          {
            name: 'suggestions',
            opener: box,
            part: (on) => on.getByRole('listbox', { name: 'Предложени места' }),
            selector: '[role="listbox"]',
          },
        ],
      },
      {
        name: 'a list',
        address: `${SOFIA}&priceMin=300&priceMax=2500`,
        uncovered: searchForm,
        hasPopovers: true,
        opened: [
          { name: 'filters', opener: button(/^(?:Още филтри|Филтри)/u), part: dialog, hasPopovers: true },
        ],
      },
      { name: 'list and map', address: `${SOFIA}&view=split`, uncovered: searchForm },
      {
        name: 'a map',
        address: '/properties?location=bansko&view=map',
        uncovered: searchForm,
        prepare: (on) => expect(on.locator('.map-pin').first()).toBeVisible({ timeout: 40_000 }),
        hasPopovers: true,
      },
      {
        name: 'a sentence that was understood',
        address: `/properties?query=${encodeURIComponent(SENTENCE)}&unread=true`,
        uncovered: searchForm,
      },
      {
        name: 'a search that finds nothing',
        address: '/properties?query=нищо-такова-няма',
        uncovered: searchForm,
      },
      { name: 'a missing page', address: '/няма-такава-страница' },
    ]);
  });

  test('texts and forms for visitors', async ({ page }) => {
    const send = (name: string) => (on: Page) => on.getByRole('main').getByRole('button', { name }).click();
    await visitAll(page, [
      { name: 'help', address: '/help#delete-account' },
      { name: 'privacy', address: '/privacy' },
      { name: 'terms', address: '/terms' },
      { name: 'cookies', address: '/cookies' },
      {
        name: 'a contact form with errors',
        address: '/contact',
        prepare: send('Изпрати съобщението'),
      },
      {
        name: 'a guide, whose pictures load',
        address: '/guides/publishing',
        prepare: async (on) => {
          const pictures = on.locator('article figure img');
          await expect(pictures).not.toHaveCount(0);
          for (const picture of await pictures.all()) {
            await picture.scrollIntoViewIfNeeded();
            await expect
              .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
              .toBeGreaterThan(1000);
          }
          await on.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
        },
      },
    ]);
  });

  test('a listing and the pages of a tenant', async ({ signedInAs }) => {
    const [{ email, token }, cards] = [await newPerson(), await findCards({ priceMax: '800' })];
    const homes = cards.slice(0, 3).map(({ id }) => id);
    for (const id of homes) await ask('toggleFavorite', { params: { id }, token });
    const { data: shared } = await ask('shareHomes', { token, body: { name: 'Ивайло', homes } });
    // a long description is collapsed: every width has a trigger
    const listing = await listingThat(
      ({ images, landlord, description = '' }) =>
        images.length > 2 && Boolean(landlord) && description.length > 600,
    );
    await visitAll(await signedInAs(email), [
      {
        name: 'a listing',
        address: `/properties/${listing.id}`,
        hasPopovers: true,
        opened: [
          { name: 'gallery', opener: button(/^Всички снимки/u), part: dialog },
          { name: 'report', opener: button(/^Подай сигнал$/u), part: dialog },
          {
            name: 'form of „Моето място“',
            opener: button(/^Добави място/u),
            part: (on) => on.getByRole('combobox', { name: /^Къде е/u }),
            selector: 'form:has([maxlength="30"])',
          },
        ],
      },
      { name: 'favourites', address: '/favorites', hasPopovers: true },
      { name: 'a comparison', address: `/favorites/compare?ids=${homes.join()}` },
      { name: 'a shared list', address: `/shared-lists/${shared.token}` },
      { name: 'a landlord', address: `/landlords/${cards[0]?.landlord.id}` },
      {
        name: 'the profile',
        address: '/profile',
        opened: [{ name: 'deletion', opener: button(/^Изтрий профила$/u), part: dialog }],
      },
      { name: 'becoming a landlord', address: '/become-landlord' },
      { name: 'a listing that is not there', address: '/properties/000000000000000000000000' },
    ]);
  });

  test('pages of a landlord', async ({ signedInAs }) => {
    const query = { status: 'active', sort: 'views' } as const;
    const { data: own } = await ask('listMyProperties', { token: await tokenOf('agency@demo.bg'), query });
    await visitAll(await signedInAs('agency@demo.bg'), [
      { name: 'own listings', address: '/my-properties', hasPopovers: true },
      {
        name: 'statistics',
        address: `/my-properties/${own[0]?.id}/stats`,
        prepare: (on) => expect(on.getByRole('figure').locator('svg').first()).toBeVisible(),
      },
      { name: 'today', address: '/today' },
    ]);
  });

  test('steps of a new listing', async ({ signedInAs }) => {
    const page = await signedInAs((await newLandlord()).email);
    await visitAll(page, [
      {
        name: 'Основното',
        address: '/create-property?step=place',
        prepare: async (on) => {
          await on.getByRole('combobox', { name: 'Град' }).fill('София');
          await on.getByRole('option', { name: /^София/u }).click();
          await expect(on.getByRole('combobox', { name: /Квартал/u })).toBeVisible();
        },
        hasPopovers: true,
      },
    ]);
    for (const step of ['Снимки', 'Домът', 'Пари', 'Правила', 'Контакт', 'Преглед'])
      await test.step(step, async () => {
        await openStep(page, step);
        await auditPage(page, step, 'main');
      });
  });

  test('pages of an administrator', async ({ signedInAs }) => {
    const token = await tokenOf('admin@demo.bg');
    const { data } = await ask('listAllProperties', { query: { status: 'pending', limit: '50' }, token });
    // listings of other journeys are newer, and their moderators decide them
    const oldest = data.toSorted((one, other) => one.createdAt.localeCompare(other.createdAt))[0];
    const withPopovers = ['/admin/listings', '/admin/users', '/admin/payments'];
    const page = await signedInAs('admin@demo.bg');
    await visitAll(
      page,
      [
        '/admin',
        '/admin/properties',
        `/admin/properties/${oldest?.id}`,
        '/admin/reports',
        '/admin/contacts',
        '/admin/appeals',
        '/admin/listings',
        '/admin/users',
        '/admin/search?q=demo',
        '/admin/payments',
        '/admin/role-requests',
        '/admin/stats',
        '/admin/audit',
        '/admin/reports?view=all',
      ].map((address) => ({ name: address, address, hasPopovers: withPopovers.includes(address) })),
    );
  });
});

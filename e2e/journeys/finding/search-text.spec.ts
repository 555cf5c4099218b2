import { findCards, listingThat, type Listing } from '../../support/listings.ts';
import { cardOf, idsIn, openPage } from '../../support/screens.ts';
import { expect, test } from '../../support/test.ts';

const official: Readonly<Record<string, string>> = {
  ...{ а: 'a', б: 'b', в: 'v', г: 'g', д: 'd', е: 'e', ж: 'zh', з: 'z', и: 'i', й: 'y' },
  ...{ к: 'k', л: 'l', м: 'm', н: 'n', о: 'o', п: 'p', р: 'r', с: 's', т: 't', у: 'u' },
  ...{ ф: 'f', х: 'h', ц: 'ts', ч: 'ch', ш: 'sh', щ: 'sht', ъ: 'a', ь: 'y', ю: 'yu', я: 'ya' },
};
const common: Readonly<Record<string, string>> = { ...official, ц: 'c', ъ: 'u', й: 'i', в: 'w' };

const inLetters = (table: Readonly<Record<string, string>>, text: string) =>
  [...text.toLowerCase()].map((sign) => table[sign] ?? sign).join('');

const withoutLetter = (word: string) => word.slice(0, 3) + word.slice(4);

test.describe('search text finds a district', () => {
  let listing: Listing;
  let district: string;
  test.beforeAll(async () => {
    listing = await listingThat(({ location }) => /^[А-Я][а-я]{7,}$/u.test(location.neighborhood ?? ''));
    district = listing.location.neighborhood ?? '';
  });

  for (const [how, write] of [
    ['in Cyrillic', (name: string) => name],
    ['in capitals', (name: string) => name.toUpperCase()],
    ['in the official transliteration', (name: string) => inLetters(official, name)],
    ['in a common transliteration', (name: string) => inLetters(common, name)],
    ['with a letter left out', withoutLetter],
    ['with a letter left out, in Latin', (name: string) => withoutLetter(inLetters(official, name))],
  ] as const) {
    test(how, async ({ page }) => {
      await openPage(page, `/properties?query=${encodeURIComponent(write(district))}&sort=newest`);
      await expect(cardOf(page, listing.id), write(district)).toBeVisible();
      expect((await idsIn(page)).length).toBeLessThan(24);
    });
  }

  test('with a debounce, and is stored in the URL', async ({ page }) => {
    await openPage(page, '/properties');
    await page
      .getByRole('search')
      .getByLabel('Дума, квартал или улица')
      .pressSequentially(district, { delay: 20 });
    await expect(page).toHaveURL(`/properties?query=${encodeURIComponent(district)}`);
    await expect(page.getByRole('button', { name: `Премахни „${district}“` })).toBeVisible();
    await expect(cardOf(page, listing.id)).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL('/properties');
    await expect(page.getByRole('search').getByLabel('Дума, квартал или улица')).toHaveValue('');
  });
});

test('search text finds a street', async ({ page }) => {
  const listing = await listingThat(({ location }) => Boolean(location.street));
  const street = (listing.location.street ?? '').replace(/^(?:ул|бул)\.\s*/u, '');
  await openPage(page, `/properties?query=${encodeURIComponent(street)}`);
  await expect(cardOf(page, listing.id)).toBeVisible();
});

test('inflected search words find the same listings', async ({ page }) => {
  const shownFor = async (query: string) => {
    await openPage(page, `/properties?query=${encodeURIComponent(query)}&sort=price_asc`);
    await expect(page.getByRole('article').first()).toBeVisible();
    return idsIn(page);
  };
  const one = await shownFor('апартамент');
  expect(await shownFor('апартаменти')).toEqual(one);
  expect(await shownFor('апартамента')).toEqual(one);
});

test('title matches rank before text matches', async ({ page }) => {
  const stem = 'терас';
  await openPage(page, `/properties?query=${stem}а`);
  const found = await findCards({ query: `${stem}а` });
  await expect.poll(() => idsIn(page)).toEqual(found.slice(0, 24).map(({ id }) => id));
  const areTitled = found
    .filter(({ isPromoted }) => !isPromoted)
    .map(({ title }) => title.toLowerCase().includes(stem));
  expect(new Set(areTitled).size, 'both kinds are among the demo data').toBe(2);
  expect(areTitled).toEqual(areTitled.toSorted((one, other) => Number(other) - Number(one)));
});

test('misspelt search word shows the correction', async ({ page }) => {
  await openPage(page, '/properties?query=апартамнт');
  await expect(page.getByText(/Показваме резултати за „.+“ вместо „апартамнт“/u)).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();
});

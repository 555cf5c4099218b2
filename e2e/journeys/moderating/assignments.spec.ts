import type { Page } from '@playwright/test';

import { ask } from '../../support/api.ts';
import { tokenOf } from '../../support/landlords.ts';
import { approve } from '../../support/moderation.ts';
import { newAdmin } from '../../support/second-admin.ts';
import { DESKTOP, expectFits, expectNoSidewaysScroll, openPage, PHONE } from '../../support/screens.ts';
import { expect, test, toastOn } from '../../support/test.ts';
import { waitingListings } from '../../support/waiting-listings.ts';

const row = (page: Page, title: string) =>
  page.getByRole('region', { name: 'Обяви в опашката' }).getByRole('link', { name: new RegExp(title, 'u') });
const menu = (page: Page) => page.getByRole('button', { name: /^Кой работи по обявата:/u });
const order = (page: Page) => page.getByRole('button', { name: /^Подредба: / });

async function filterBy(page: Page, holder: string): Promise<void> {
  await order(page).click();
  await page
    .getByRole('navigation', { name: 'Кой работи по обявите' })
    .getByRole('link', { name: holder })
    .click();
}

async function choose(page: Page, act: string): Promise<void> {
  await menu(page).click();
  await page.getByRole('button', { name: act, exact: true }).click();
}

/** An administrator with a name of their own, once the queue knows it. */
async function namedAdmin(stamp: string): Promise<{ email: string; name: string }> {
  const { id, email } = await newAdmin();
  const token = await tokenOf(email);
  await ask('updateProfile', { token, body: { firstName: 'Ана', lastName: stamp } });
  const name = `Ана ${stamp}`;
  const known = async () => (await ask('listModerators', { token })).data.find((one) => one.id === id)?.name;
  await expect.poll(known).toBe(name);
  return { email, name };
}

test('moderators take a listing, give it to a colleague and see who works on it', async ({ signedInAs }) => {
  const stamp = `дял${Date.now()}`;
  const [first, second] = [`Първи дом ${stamp}`, `Втори дом ${stamp}`];
  const waiting = await waitingListings([first, second]);
  const colleague = await namedAdmin(stamp);
  const [one, other] = [await signedInAs('admin@demo.bg'), await signedInAs(colleague.email)];
  const list = `/admin/properties?query=${stamp}`;
  const itemOf = (at: number) => `/admin/properties/${waiting[at]?.id ?? ''}?query=${stamp}`;

  await test.step('take, undo, take', async () => {
    await openPage(other, itemOf(0));
    await choose(other, 'Поеми');
    await expect(menu(other)).toContainText(/^Моя до \d\d:\d\d$/u);
    await other.getByRole('button', { name: 'Върни', exact: true }).last().click();
    await expect(menu(other)).toHaveText('Ничия');
    await choose(other, 'Поеми');
    await expect(menu(other)).toContainText('Моя');
    await expectFits(other);
  });

  await test.step('a colleague sees the name in the list, and filters', async () => {
    await openPage(one, list);
    await expect(row(one, first)).toContainText(colleague.name);
    await expect(row(one, second)).not.toContainText(colleague.name);
    await filterBy(one, 'Ничии');
    await expect(row(one, first)).toHaveCount(0);
    await expect(row(one, second)).toBeVisible();
    await expectFits(one);
    await openPage(other, `${list}&assigned=mine`);
    await expect(row(other, first)).toContainText('Моя');
    await expect(row(other, second)).toHaveCount(0);
  });

  await test.step('a phone folds the tools of the list, and shows the first listing above them', async () => {
    await other.setViewportSize(PHONE);
    const tools = other.getByRole('button', { name: /^Филтри и подредба/u });
    await expect(tools).toHaveText('Филтри и подредба (2)');
    await expect(order(other)).toBeHidden();
    expect((await row(other, first).boundingBox())?.y).toBeLessThan(360);
    await expectNoSidewaysScroll(other);
    await tools.click();
    await expect(other.getByRole('search')).toBeVisible();
    await filterBy(other, 'Всички');
    await expect(tools).toHaveText('Филтри и подредба (1)');
    await expect(row(other, second)).toBeVisible();
    await expectNoSidewaysScroll(other);
    await other.setViewportSize(DESKTOP);
    await expect(tools).toBeHidden();
    await expect(order(other)).toBeVisible();
  });

  await test.step('give to the colleague', async () => {
    await openPage(one, itemOf(1));
    await choose(one, 'Дай на колега…');
    const choice = one.getByRole('dialog').getByRole('button', { name: new RegExp(colleague.name, 'u') });
    await expect(choice).toContainText('държи 1 обява');
    await choice.click();
    await expect(toastOn(one, `Дадохте обявата на ${colleague.name}.`)).toBeVisible();
    await expect(menu(one)).toContainText(colleague.name);
    await expect(row(other, second)).toContainText('Моя');
  });

  await test.step('a decision of another moderator releases it', async () => {
    await one.clock.install();
    await approve(one, waiting[1]?.id ?? '');
    const { data } = await ask('listModerationQueue', {
      token: await tokenOf(colleague.email),
      query: { query: stamp, assigned: 'mine' },
    });
    expect(data.map(({ id }) => id)).not.toContain(waiting[1]?.id);
  });
});

test('two moderators who take the next ten at once get different listings', async ({ signedInAs }) => {
  const stamp = `поред${Date.now()}`;
  await waitingListings([`Трети дом ${stamp}`, `Четвърти дом ${stamp}`]);
  const [left, right] = [await newAdmin(), await newAdmin()];
  const pages = [await signedInAs(left.email), await signedInAs(right.email)];
  await Promise.all(pages.map((page) => openPage(page, '/admin/properties')));
  await Promise.all(pages.map((page) => page.getByRole('button', { name: 'Вземи следващите 10' }).click()));
  for (const page of pages) {
    const told = page.getByRole('region', { name: 'Съобщения' }).getByText(/^(?:Поехте|Няма свободни)/u);
    await expect(told).toBeVisible();
  }
  const mineOf = async ({ email }: { email: string }) =>
    (
      await ask('listModerationQueue', {
        token: await tokenOf(email),
        query: { assigned: 'mine', limit: '100' },
      })
    ).data.map(({ id }) => id);
  const [ofLeft, ofRight] = [await mineOf(left), await mineOf(right)];
  expect(ofLeft.length + ofRight.length).toBeGreaterThan(0);
  expect(ofLeft.filter((id) => ofRight.includes(id))).toEqual([]);
});

import { readFile } from 'node:fs/promises';

import { ask } from '../../support/api.ts';
import { auditPage } from '../../support/audit.ts';
import { tokenOf } from '../../support/landlords.ts';
import { linkIn, mailTo } from '../../support/mails.ts';
import { newPerson } from '../../support/people.ts';
import { openProfile, sectionOf } from '../../support/profile.ts';
import { openPage, untilLoaded } from '../../support/screens.ts';
import { signedInPage } from '../../support/signed-in.ts';
import { expect, test } from '../../support/test.ts';

const reason = 'Наследих апартамент в Пловдив и искам да го давам под наем.';

/** A person with a chosen role: another one needs a role request. */
async function newTenant() {
  const person = await newPerson();
  await ask('updateProfile', { token: person.token, body: { role: 'tenant' } });
  return person;
}

async function decide(email: string, action: 'approve' | 'reject', notes?: string): Promise<void> {
  const token = await tokenOf('admin@demo.bg');
  const { data } = await ask('listRoleChangeRequests', { token, query: { status: 'pending', limit: '100' } });
  const request = data.find(({ user }) => user.email === email);
  expect(request).toMatchObject({ requestedRole: 'landlord', reason });
  await ask('decideRoleChangeRequest', {
    token,
    params: { id: request?.id ?? '' },
    body: { action, ...(notes && { notes }) },
  });
}

test('role request is rejected with notes, repeated, and takes effect on approval, without a reload', async ({
  context,
}) => {
  const { email } = await newTenant();
  const page = await signedInPage(context, email);
  await page.clock.install();
  await page.goto('/profile#role');
  const section = sectionOf(page, 'Роля');
  const send = async () => {
    await section.getByLabel('Защо искате смяната?').fill(reason);
    await section.getByRole('button', { name: 'Изпрати заявка' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Изпрати' }).click();
    await expect(section.getByText('Заявката за „Наемодател“ чака отговор')).toBeVisible();
  };
  /** Passes the time until the page asks for the decision. */
  const poll = () => page.clock.fastForward(11_000);

  await section.getByRole('button', { name: 'Искам да съм наемодател' }).click();
  await send();
  await decide(email, 'reject', 'Моля, потвърдете първо имейла си.');
  await poll();
  await expect(section.getByText('Моля, потвърдете първо имейла си.')).toBeVisible();
  await section.getByRole('button', { name: 'Нова заявка' }).click();
  await send();

  await decide(email, 'approve');
  await poll();
  await expect(section.getByText(/заявката ви е одобрена/u)).toBeVisible();
  await expect(section.getByText('Свободни места за обяви: 1')).toBeVisible();
  await expect(
    page
      .getByRole('banner')
      .getByRole('link', { name: /Моите обяви/u })
      .first(),
  ).toBeVisible();
});

test('data export arrives by mail and downloads once; the profile passes axe', async ({ context }) => {
  test.setTimeout(180_000);
  const { email } = await newTenant();
  const page = await openProfile(context, email, '#my-data');
  const section = sectionOf(page, 'Моите данни');
  await section.getByRole('button', { name: 'Поискай архив' }).click();
  const link = linkIn(await mailTo(email, /Архивът с вашите данни е готов/u), '/data-archive');

  const download = page.getByRole('button', { name: 'Изтегли архива' });
  await openPage(page, link);
  // opening the link alone, as mail scanners do, does not use it up
  await page.reload();
  const [file] = await Promise.all([page.waitForEvent('download'), download.click()]);
  expect(file.suggestedFilename()).toMatch(/^pokriv-danni-.+\.zip$/u);
  expect((await readFile(await file.path())).subarray(0, 4).toString('latin1')).toBe('PK\u0003\u0004');
  await expect(page.getByRole('heading', { name: 'Изтеглянето започна' })).toBeVisible();

  await openPage(page, link);
  await download.click();
  await expect(page.getByRole('heading', { name: 'Архивът вече е изтеглен' })).toBeVisible();
  await page.getByRole('link', { name: 'Поискай нов архив' }).click();
  await expect(section.getByText('Архивът е изтеглен')).toBeVisible();

  await untilLoaded(page);
  await auditPage(page, 'the profile');
  await sectionOf(page, 'Изтриване').getByRole('button', { name: 'Изтрий профила' }).click();
  await expect(page.getByRole('dialog', { name: 'Изтриване на профила' })).toBeVisible();
  await auditPage(page, 'deletion dialog');
});

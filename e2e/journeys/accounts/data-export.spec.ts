import { readFile } from 'node:fs/promises';

import { linkIn, mailTo } from '../../support/mails.ts';
import { newPerson } from '../../support/people.ts';
import { openProfile, sectionOf } from '../../support/profile.ts';
import { openPage } from '../../support/screens.ts';
import { expect, test } from '../../support/test.ts';

test('data export is asked for in the profile, arrives by mail and is downloaded', async ({ context }) => {
  const { email } = await newPerson();
  const page = await openProfile(context, email, '#my-data');
  await sectionOf(page, 'Моите данни').getByRole('button', { name: 'Поискай архив' }).click();
  await openPage(page, linkIn(await mailTo(email, /Архивът с вашите данни е готов/u), '/data-archive'));
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Изтегли архива' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^pokriv-danni-.+\.zip$/u);
  expect((await readFile(await file.path())).subarray(0, 4).toString('latin1')).toBe('PK\u0003\u0004');
  await expect(page.getByRole('heading', { name: 'Изтеглянето започна' })).toBeVisible();
});

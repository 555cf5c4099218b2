import { formatPhone } from '@pokriv/contracts/phone';

import { auditPage } from '../../support/audit.ts';
import { newLandlord } from '../../support/landlords.ts';
import { readListing } from '../../support/listings.ts';
import { freshPhone } from '../../support/newcomers.ts';
import { publishedListing } from '../../support/own-listings.ts';
import { providersOf, signInByPhone, smsCodeTo } from '../../support/phone-codes.ts';
import { openProfile, sectionOf } from '../../support/profile.ts';
import { expect, test, toastOn } from '../../support/test.ts';

test('a saved phone is verified by SMS and marks the listing that shows it, and never signs in', async ({
  context,
}) => {
  const { email, token } = await newLandlord();
  const phone = freshPhone();
  const page = await openProfile(context, email, '#data');
  const section = sectionOf(page, 'Лични данни');
  const verification = section.getByRole('group', { name: 'Потвърждаване на телефона' });

  await test.step('the number is saved and verified', async () => {
    await section.getByRole('textbox', { name: /^Телефон/u }).fill(phone);
    await section.getByRole('button', { name: 'Запази' }).click();
    await expect(verification.getByText(formatPhone(phone))).toBeVisible();
    await verification.getByRole('button', { name: 'Изпрати код' }).click();
    await expect(verification.getByText(/^Нов код можете да поискате след 0:[45]\d\.$/u)).toBeVisible();
    await auditPage(page, 'a code by SMS', '#data');
    await verification.getByLabel('Код от SMS').fill(await smsCodeTo(phone));
    await verification.getByRole('button', { name: 'Потвърди телефона' }).click();
    await expect(toastOn(page, 'Телефонът е потвърден.')).toBeVisible();
    await expect(verification.getByText('Потвърден', { exact: true })).toBeVisible();
    expect(await providersOf(phone)).toEqual([]);
  });

  await test.step('the listing with that number has the mark', async () => {
    const id = await publishedListing(token, 'Двустаен с потвърден телефон', { contactPhone: phone });
    await expect.poll(async () => (await readListing(id)).landlord.isPhoneVerified).toBe(true);
  });

  await test.step('a sign-in with the number at the provider opens nothing', async () => {
    const byPhone = await signInByPhone(phone);
    expect(await providersOf(phone)).toHaveLength(1);
    const reply = await fetch(`http://localhost:${process.env.E2E_PORT}/api/auth/profile`, {
      headers: { authorization: `Bearer ${byPhone}` },
    });
    expect(reply.status).toBe(401);
  });
});

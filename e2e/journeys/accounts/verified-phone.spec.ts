import { formatPhone } from '@pokriv/contracts/phone';

import { ask } from '../../support/api.ts';
import { auditPage } from '../../support/audit.ts';
import { newLandlord } from '../../support/landlords.ts';
import { freshPhone } from '../../support/newcomers.ts';
import { completeDraft, publish } from '../../support/own-listings.ts';
import { providersOf, signInByPhone, smsCodeTo } from '../../support/phone-codes.ts';
import { openProfile, sectionOf } from '../../support/profile.ts';
import { openPage } from '../../support/screens.ts';
import { expect, test, toastOn } from '../../support/test.ts';

const MARK = 'Потвърден телефон';

test('a saved phone is verified by SMS and marks the listing that shows it, and never signs in', async ({
  context,
  browser,
  baseURL,
}) => {
  const { email, token } = await newLandlord();
  const phone = freshPhone();
  const page = await openProfile(context, email, '#data');
  const section = sectionOf(page, 'Лични данни');
  const verification = section.getByRole('group', { name: 'Потвърждаване на телефона' });

  await test.step('the number is saved, and unverified', async () => {
    await section.getByRole('textbox', { name: /^Телефон/u }).fill(phone);
    await section.getByRole('button', { name: 'Запази' }).click();
    await expect(verification.getByText(formatPhone(phone))).toBeVisible();
    await expect(verification.getByText('Непотвърден')).toBeVisible();
  });

  await test.step('a wrong code is refused beside its field, the right one verifies', async () => {
    await verification.getByRole('button', { name: 'Изпрати код' }).click();
    const code = verification.getByLabel('Код от SMS');
    await expect(verification.getByText(/^Нов код можете да поискате след 0:[45]\d\.$/u)).toBeVisible();
    const right = await smsCodeTo(phone);
    await code.fill(right === '000000' ? '000001' : '000000');
    await verification.getByRole('button', { name: 'Потвърди телефона' }).click();
    await expect(verification.getByText('Кодът не е верен. Проверете последния SMS.')).toBeVisible();
    await auditPage(page, 'the profile with a code by SMS');
    await code.fill(right);
    await verification.getByRole('button', { name: 'Потвърди телефона' }).click();
    await expect(toastOn(page, 'Телефонът е потвърден.')).toBeVisible();
    await expect(verification.getByText('Потвърден', { exact: true })).toBeVisible();
    await auditPage(page, 'the profile with a verified phone');
    expect(await providersOf(phone)).toEqual([]);
  });

  await test.step('only the listing with that number has the mark', async () => {
    const shown = await completeDraft(token, 'Двустаен с потвърден телефон до парка', {
      contactPhone: phone,
    });
    await publish(token, shown);
    const visitor = await browser.newPage({ baseURL });
    await openPage(visitor, `/properties/${shown}`);
    await expect(visitor.getByText(MARK).first()).toBeVisible();
    await auditPage(visitor, 'the listing of a verified phone');
    await visitor.close();
  });

  await test.step('a sign-in with the number at the provider opens nothing', async () => {
    const byPhone = await signInByPhone(phone);
    expect(await providersOf(phone)).toHaveLength(1);
    const reply = await fetch(`http://localhost:${process.env.E2E_PORT}/api/auth/profile`, {
      headers: { authorization: `Bearer ${byPhone}` },
    });
    expect(reply.status).toBe(401);
  });

  await test.step('another number takes the mark away', async () => {
    await ask('updateProfile', { token, body: { phone: freshPhone() } });
    await page.reload();
    await expect(verification.getByText('Непотвърден')).toBeVisible();
  });
});

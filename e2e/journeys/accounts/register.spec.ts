import {
  emailField,
  fillRegistration,
  repeatedField,
  sendRegistration,
} from '../../support/account-forms.ts';
import { auditPage } from '../../support/audit.ts';
import { linkIn, mailTo } from '../../support/mails.ts';
import { freshEmail, freshPhone } from '../../support/newcomers.ts';
import { expect, test, toastOn } from '../../support/test.ts';

const DONE = 'Успешна регистрация! Моля, проверете вашата поща за имейл за потвърждение.';
const BANNER = 'Потвърдете имейла си: така знаем, че профилът е ваш.';

test('registration, role and e-mail verification lead back to the guarded page and remove the banner in every tab', async ({
  page,
  context,
}) => {
  test.setTimeout(180_000);
  const email = freshEmail();
  await page.goto('/favorites');
  await page.getByRole('main').getByRole('link', { name: 'Регистрирайте се' }).click();

  await test.step('registration with errors passes axe', async () => {
    await fillRegistration(page, { email: 'maria@', phone: '12', password: 'demo', confirmPassword: 'x' });
    await sendRegistration(page);
    await expect(emailField(page)).toHaveAccessibleDescription('Невалиден имейл адрес');
    await auditPage(page, 'registration with errors');
  });

  await fillRegistration(page, { firstName: 'Стефка', email, phone: freshPhone() });
  await repeatedField(page).press('Enter');
  await expect(toastOn(page, DONE)).toBeVisible();
  await expect(page).toHaveURL(/\/select-role$/u);
  await expect(page.getByText(/^Добре дошли, Стефка!/u)).toBeVisible();
  await expect(page.getByText(BANNER)).toBeVisible();

  await auditPage(page, 'the role');
  await page.getByText('Търся жилище').click();
  await page.getByRole('button', { name: 'Продължи' }).click();
  await expect(page).toHaveURL(/\/favorites$/u);

  const mail = await context.newPage();
  await mail.goto(linkIn(await mailTo(email, /Потвърдете имейла си/u), '/email-verified'));
  await expect(mail.getByRole('heading', { name: 'Имейлът е потвърден' })).toBeVisible();
  await expect(toastOn(mail, 'Имейлът е потвърден.')).toBeVisible();
  await expect(mail.getByText(BANNER)).toBeHidden();
  await auditPage(mail, 'verified e-mail');
  await expect(page.getByText(BANNER)).toBeHidden();
});

import { auditPage } from '../../support/audit.ts';
import { mailTo } from '../../support/mails.ts';
import { freshEmail } from '../../support/newcomers.ts';
import { openPage } from '../../support/screens.ts';
import { expect, test } from '../../support/test.ts';

const SUPPORT = 'support@pokriv.bg';

test('help centre opens one answer at a time and links to a section of the privacy page; legal pages pass axe', async ({
  page,
}) => {
  test.setTimeout(180_000);
  await openPage(page, '/help#delete-account');
  const answer = page.locator('#delete-account');
  const open = page.locator('details[name="faq"][open]');
  await expect(answer).toHaveAttribute('open', '');
  await expect(answer).toBeInViewport();
  await auditPage(page, 'help');
  await page.getByText('Забравих паролата си').click();
  await expect(open).toHaveCount(1);
  await expect(open).toContainText('Забравена парола');
  await expect(page).toHaveURL(/\/help#forgot-password$/u);

  await answer.locator('summary').click();
  await expect(open).toHaveAttribute('id', 'delete-account');
  await answer.getByRole('link', { name: 'Вашите права' }).click();
  await expect(page.getByRole('heading', { name: /Вашите права/u })).toBeInViewport();
  await expect(page.locator('#rights')).toBeFocused();
  await auditPage(page, 'privacy');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Общи условия' }).click();
  await expect(page).toHaveURL('/terms');
  await expect(page.getByText(/^Последна актуализация:/u)).toBeVisible();
  await auditPage(page, 'terms');
});

test('contact form mails support and the sender and clears the fields', async ({ page }) => {
  const [email, message] = [freshEmail('writer'), `Къде е фактурата ми за ${Date.now()}?`];
  await openPage(page, '/contact');
  await page.getByRole('button', { name: 'Изпрати съобщението' }).click();
  await expect(page.getByText('Изберете тема.')).toBeVisible();
  await auditPage(page, 'contact form with errors');
  await page.getByLabel(/^Име\*/u).fill('Мария Писмова');
  await page.getByLabel(/^Имейл\*/u).fill(email);
  await page.getByLabel(/^Тема\*/u).selectOption({ label: 'Плащания' });
  await page.getByLabel(/^Съобщение/u).fill(message);
  await page.getByRole('button', { name: 'Изпрати съобщението' }).click();
  await expect(page.getByText('Съобщението е изпратено успешно!')).toBeVisible();
  await expect(page.getByLabel(/^Съобщение/u)).toHaveValue('');

  const receipt = await mailTo(email, /^Получихме съобщението ви$/u);
  // the form accepts any address, so the receipt must not quote the message
  expect(receipt.text).not.toContain(message);
  await expect
    .poll(async () => (await mailTo(SUPPORT, /^Съобщение: Плащания \(Мария Писмова\)$/u)).text)
    .toContain(email);
});

test('cookies page switches functional storage off, now and for later visits', async ({ page }) => {
  await openPage(page, '/cookies#choice');
  await page.getByRole('button', { name: 'Тема: по системата' }).click();
  const keptTheme = () => page.evaluate(() => localStorage.getItem('theme'));
  await expect.poll(keptTheme).toBe('light');
  await page.getByRole('button', { name: 'Само необходимите' }).click();
  await expect(page.getByText('Изборът е запазен в този браузър.')).toBeVisible();
  await expect.poll(keptTheme).toBeNull();
  await page.getByRole('button', { name: 'Тема: светла' }).click();
  await page.reload();
  await expect(page.getByRole('checkbox', { name: 'Функционални' })).not.toBeChecked();
  await page.getByRole('button', { name: 'Тема: по системата' }).waitFor();
  await auditPage(page, 'cookies');
});

test('guides link to each other and their pictures load', async ({ page }) => {
  await openPage(page, '/guides/profile-settings');
  await auditPage(page, 'a guide');
  for (const [guide, title] of [
    ['profile-settings', 'Настройки на профила'],
    ['getting-started', 'Първи стъпки'],
    ['publishing', 'Публикуване на обява'],
    ['favorites', 'Любими обяви'],
  ] as const)
    await test.step(guide, async () => {
      if (guide !== 'profile-settings')
        await page
          .getByRole('complementary')
          .getByRole('link', { name: new RegExp(title, 'u') })
          .click();
      await expect(page).toHaveURL(`/guides/${guide}`);
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      const pictures = page.locator('article figure img');
      await expect(pictures).not.toHaveCount(0);
      for (const picture of await pictures.all()) {
        await picture.scrollIntoViewIfNeeded();
        await expect
          .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
          .toBeGreaterThan(1000);
        expect((await picture.getAttribute('alt'))?.length).toBeGreaterThan(20);
      }
    });
});

test('pages after a payment pass axe', async ({ page }) => {
  for (const [address, title] of [
    ['/payment/success?session_id=cs_test_a1b2', 'Влезте, за да видите плащането'],
    ['/payment/cancel', 'Прекъснахте плащането, нищо не е таксувано'],
  ] as const) {
    await openPage(page, address);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await auditPage(page, address);
  }
});

test('not-found page offers a search, links and the six newest listings', async ({ page }) => {
  await openPage(page, '/guides/no-such-guide');
  await expect(page.getByRole('heading', { level: 1, name: 'Страницата не е намерена' })).toBeVisible();
  const main = page.getByRole('main');
  for (const name of ['Начало', 'Обяви', 'Помощ'])
    await expect(main.getByRole('link', { name, exact: true })).toBeVisible();
  await expect(main.locator('a[href^="/properties/"]')).toHaveCount(6);
  await auditPage(page, 'not found');
  await main.getByRole('search').getByRole('combobox').fill('Лозенец');
  await main.getByRole('button', { name: 'Търси' }).click();
  await expect(page).toHaveURL((url) => url.searchParams.get('neighborhood') === 'Лозенец');
});

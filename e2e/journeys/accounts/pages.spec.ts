import type { Page } from '@playwright/test';

import { auditPage } from '../../support/audit.ts';
import { mailTo } from '../../support/mails.ts';
import { headOf } from '../../support/page-head.ts';
import { openPage } from '../../support/screens.ts';
import { expect, test } from '../../support/test.ts';

const SUPPORT = 'support@pokriv.bg';
const NOTICE = 'Съобщението е изпратено успешно!';

test.describe('help centre', () => {
  const open = (page: Page) => page.locator('details[name="faq"][open]');

  test('filters answers while typing and keeps one open at a time', async ({ page }) => {
    await openPage(page, '/help');
    await expect(page.getByRole('list', { name: 'Бърза връзка с нас' }).getByRole('link')).toHaveCount(4);
    await page.getByText('Безплатно ли е?').click();
    await expect(open(page)).toHaveCount(1);
    await page.getByText('Забравих паролата си').click();
    await expect(open(page)).toHaveCount(1);
    await expect(open(page)).toContainText('Забравена парола');
    await expect(page).toHaveURL(/\/help#forgot-password$/u);

    await page.getByRole('searchbox', { name: 'Търсене в отговорите' }).fill('архив данни');
    await expect(page.getByText('Намерихме 1 отговор.')).toBeVisible();
    await expect(page.locator('details')).toHaveCount(1);
    await page.getByRole('button', { name: 'Покажи всички' }).click();
    await expect.poll(() => page.locator('details').count()).toBeGreaterThan(20);
  });

  test('opens the answer in the URL fragment and links to a section of another page', async ({ page }) => {
    await openPage(page, '/help#delete-account');
    const answer = page.locator('#delete-account');
    await expect(answer).toHaveAttribute('open', '');
    await expect(answer).toBeInViewport();
    await answer.getByRole('link', { name: 'Вашите права' }).click();
    await expect(page.getByRole('heading', { name: /Вашите права/u })).toBeInViewport();
    await expect(page.locator('#rights')).toBeFocused();
  });
});

test.describe('contact form', () => {
  async function fill(page: Page, email: string, message: string): Promise<void> {
    await openPage(page, '/contact');
    await page.getByLabel(/^Име\*/u).fill('Мария Петрова');
    await page.getByLabel(/^Имейл\*/u).fill(email);
    await page.getByLabel(/^Тема\*/u).selectOption({ label: 'Плащания' });
    await page.getByLabel(/^Съобщение/u).fill(message);
  }
  const send = (page: Page) => page.getByRole('button', { name: 'Изпрати съобщението' }).click();
  const someone = (name: string) => `${name}.${process.pid}.${Date.now()}@example.bg`;

  test('mails support and the sender, shows success for five seconds and clears the fields', async ({
    page,
  }) => {
    const [email, message] = [someone('writer'), `Къде е фактурата ми за ${Date.now()}?`];
    await fill(page, email, message);
    await send(page);
    await expect(page.getByText(NOTICE)).toBeVisible();
    await expect(page.getByLabel(/^Съобщение/u)).toHaveValue('');
    await expect(page.getByText(NOTICE)).toBeHidden();

    const receipt = await mailTo(email, /^Получихме съобщението ви$/u);
    // the form accepts any address, so the receipt must not quote the message
    expect(receipt.text).not.toContain(message);
    // Other journeys write to support, too: the newest mail may be theirs.
    await expect
      .poll(async () => (await mailTo(SUPPORT, /^Съобщение: Плащания \(Мария Петрова\)$/u)).text, {
        timeout: 30_000,
      })
      .toContain(email);
  });

  test('drops a bot submission and shows the bot success', async ({ page }) => {
    const [robot, person] = [someone('robot'), someone('person')];
    await fill(page, robot, 'Купете евтини часовници!');
    await page.locator('input[name="website"]').evaluate((input: HTMLInputElement) => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, 'spam.example');
      input.dispatchEvent(new Event('input', { bubbles: true }));
    });
    await send(page);
    await expect(page.getByText(NOTICE)).toBeVisible();

    // A later real message has arrived, so the bot's would have, too.
    await fill(page, person, 'Това вече пише човек.');
    await send(page);
    await mailTo(person, /^Получихме съобщението ви$/u);
    await expect(mailTo(robot, /./u, 1000)).rejects.toThrow();
  });

  test('shows the error and keeps the input', async ({ page }) => {
    for (const [status, body, text] of [
      [
        429,
        { code: 'RATE_LIMITED', message: 'x', retryAfter: 600 },
        'Изпратихте много съобщения. Опитайте отново след 10 минути.',
      ],
      [
        500,
        { code: 'INTERNAL', message: 'x' },
        'Грешка при изпращане на съобщението. Моля, опитайте отново.',
      ],
    ] as const)
      await test.step(body.code, async () => {
        await page.route('**/api/contacts/submit', (route) =>
          route.fulfill({ status, json: { success: false, ...body } }),
        );
        await fill(page, someone('late'), 'Още едно съобщение от мен.');
        await send(page);
        await expect(page.getByRole('main').getByRole('alert')).toContainText(text);
        await expect(page.getByLabel(/^Съобщение/u)).toHaveValue('Още едно съобщение от мен.');
        await page.unroute('**/api/contacts/submit');
      });
  });
});

test.describe('legal page', () => {
  const sections = (page: Page) => page.locator('article > section');
  const hrefs = (page: Page) =>
    page.locator('main a').evaluateAll((links) => links.map((link) => link.getAttribute('href')));

  test('of terms shows the date of today and links home, to privacy and to contact', async ({ page }) => {
    const format = new Intl.DateTimeFormat('bg-BG', { dateStyle: 'long', timeZone: 'Europe/Sofia' });
    const today = () => format.format(new Date()).replaceAll(/\s/gu, String.raw`\s`);
    // the test may run across midnight
    const days = [today()];
    await openPage(page, '/terms');
    days.push(today());
    await expect(page.getByText(/^Последна актуализация:/u)).toContainText(new RegExp(days.join('|'), 'u'));
    expect(await hrefs(page)).toEqual(expect.arrayContaining(['/', '/privacy', '/contact']));
  });

  test('has its sections and links to contact', async ({ page }) => {
    for (const [address, count] of [
      ['/privacy', 11],
      ['/cookies', 7],
    ] as const)
      await test.step(address, async () => {
        await openPage(page, address);
        await expect(sections(page)).toHaveCount(count);
        expect(await hrefs(page)).toContain('/contact');
      });
  });

  test('of cookies switches functional storage off, now and for later visits', async ({ page }) => {
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
    await expect(page.getByRole('button', { name: 'Тема: по системата' })).toBeVisible();
  });
});

test('guide pictures load', async ({ page }) => {
  for (const guide of ['getting-started', 'publishing', 'favorites', 'profile-settings'])
    await test.step(guide, async () => {
      await openPage(page, `/guides/${guide}`);
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

test.describe('return from payment', () => {
  test('success page asks a visitor to sign in and returns to the same payment', async ({ page }) => {
    const address = '/payment/success?session_id=cs_test_a1b2';
    await openPage(page, address);
    await expect(
      page.getByRole('heading', { level: 1, name: 'Влезте, за да видите плащането' }),
    ).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: 'Вход' })).toHaveAttribute(
      'href',
      `/login?redirect=${encodeURIComponent(address)}`,
    );
  });

  test('cancel page says that nothing was charged and offers next steps', async ({ page }) => {
    await openPage(page, '/payment/cancel');
    await expect(
      page.getByRole('heading', { level: 1, name: 'Прекъснахте плащането, нищо не е таксувано' }),
    ).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Пишете ни' }).click();
    await expect(page.getByLabel(/^Тема\*/u)).toHaveValue('billing');
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('known and unknown addresses answer with their own HTTP status', async ({ page }) => {
    for (const [address, status, robots] of [
      ['/payment/success?session_id=x', 200, /noindex/u],
      ['/payment/cancel', 200, /noindex/u],
      ['/help', 200, null],
      ['/no/such/page', 404, /noindex/u],
      ['/guides/no-such-guide', 404, /noindex/u],
    ] as const)
      await test.step(address, async () => {
        const head = await headOf(page, address);
        expect(head.status).toBe(status);
        if (robots) expect(head.robots).toMatch(robots);
        else expect(head.robots ?? '').not.toContain('noindex');
      });
  });
});

test('not-found page offers a search, links and the six newest listings', async ({ page }) => {
  await openPage(page, '/guides/no-such-guide');
  await expect(page.getByRole('heading', { level: 1, name: 'Страницата не е намерена' })).toBeVisible();
  const main = page.getByRole('main');
  for (const name of ['Начало', 'Обяви', 'Помощ'])
    await expect(main.getByRole('link', { name, exact: true })).toBeVisible();
  await expect(main.locator('a[href^="/properties/"]')).toHaveCount(6);
  await main.getByRole('search').getByRole('textbox').fill('Лозенец');
  await main.getByRole('button', { name: 'Търси' }).click();
  await expect(page).toHaveURL((url) => url.searchParams.get('query') === 'Лозенец');
});

test('content pages pass axe in both themes and do not scroll sideways at 320 px', async ({ page }) => {
  test.setTimeout(240_000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const address of [
    '/help#pictures',
    '/contact',
    '/terms',
    '/privacy',
    '/cookies',
    '/guides/profile-settings',
    '/payment/success?session_id=cs_test_a1b2',
    '/payment/cancel',
    '/no/such/page',
  ]) {
    await openPage(page, address);
    await auditPage(page, address);
  }
});

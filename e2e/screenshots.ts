/**
 * Takes screenshots from a running stack with demo data: `node e2e/screenshots.ts guides http://localhost:3000` for the
 * guides of the site, `readme` for the README. Light theme, a small window, WebP of a few dozen KB each.
 */
import { writeFile } from 'node:fs/promises';
import path from 'node:path';

import { chromium, type Page } from '@playwright/test';
import sharp from 'sharp';

import { untilLoaded } from './support/screens.ts';

const [set, origin = 'http://localhost:3000'] = process.argv.slice(2);
const folders = { guides: 'mfe-account/src/guides/pictures', readme: 'docs/pictures' } as const;
if (set !== 'guides' && set !== 'readme') throw new Error(`name a set: ${Object.keys(folders).join(' or ')}`);
const folder = path.resolve(folders[set]);
const PASSWORD = 'Demo1234';
const WINDOW = { width: 1060, height: 680 };
const QUALITY = 62;

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});

async function newPage(): Promise<Page> {
  const context = await browser.newContext({
    viewport: WINDOW,
    locale: 'bg-BG',
    colorScheme: 'light',
    reducedMotion: 'reduce',
  });
  return context.newPage();
}

async function goTo(page: Page, address: string): Promise<void> {
  await page.goto(origin + address);
  await untilLoaded(page);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
}

async function signIn(page: Page, email: string): Promise<void> {
  await goTo(page, '/login');
  await page.getByLabel('Имейл', { exact: false }).first().fill(email);
  await page.locator('input[type=password]').fill(PASSWORD);
  await page.getByRole('button', { name: 'Влез', exact: true }).click();
  await page.waitForURL((url) => url.pathname !== '/login');
}

async function take(page: Page, name: string): Promise<void> {
  await untilLoaded(page);
  const shot = await page.screenshot({ type: 'png' });
  const small = await sharp(shot).webp({ quality: QUALITY, effort: 6 }).toBuffer();
  await writeFile(path.join(folder, `${name}.webp`), small);
  console.log(name, Math.round(small.length / 1024), 'KB');
}

async function takeGuides(): Promise<void> {
  const visitor = await newPage();
  await goTo(visitor, '/properties?location=sofia');
  await take(visitor, 'search');
  await goTo(visitor, '/properties?location=sofia');
  await visitor
    .getByRole('button', { name: /филтри/iu })
    .first()
    .click();
  await take(visitor, 'filters');
  await visitor.keyboard.press('Escape');
  const listing = await visitor.locator('a[href^="/properties/"]').first().getAttribute('href');
  await goTo(visitor, listing ?? '/properties');
  await visitor.evaluate(() => scrollTo({ top: 480, behavior: 'instant' }));
  await take(visitor, 'cost');
  await goTo(visitor, '/forgot-password');
  await take(visitor, 'password');

  const tenant = await newPage();
  await signIn(tenant, 'tenant@demo.bg');
  await goTo(tenant, '/favorites');
  await take(tenant, 'favorites');
  await goTo(tenant, '/profile');
  await take(tenant, 'profile');

  const landlord = await newPage();
  await signIn(landlord, 'agency@demo.bg');
  await goTo(landlord, '/create-property?step=place');
  const startNew = landlord.getByRole('button', { name: 'Започни нова' });
  if (await startNew.isVisible()) await startNew.click();
  await take(landlord, 'wizard');
  await goTo(landlord, '/my-properties');
  await landlord.getByText('Активни', { exact: false }).first().click();
  await take(landlord, 'mine');
}

async function takeReadme(): Promise<void> {
  const visitor = await newPage();
  await goTo(visitor, '/');
  await take(visitor, 'home');
  await goTo(visitor, '/properties?location=sofia');
  await take(visitor, 'listings');

  const landlord = await newPage();
  await signIn(landlord, 'agency@demo.bg');
  await goTo(landlord, '/profile');
  await take(landlord, 'account');

  const admin = await newPage();
  await signIn(admin, 'admin@demo.bg');
  await goTo(admin, '/admin/properties');
  await take(admin, 'admin');
}

await (set === 'guides' ? takeGuides() : takeReadme());
await browser.close();

import { expect, type Page } from '@playwright/test';

import { readStackRecord } from './local-stack.ts';

/** Pays on the checkout page, by default with a card that is charged at once. */
export async function payByCard(page: Page, number = '4242 4242 4242 4242'): Promise<void> {
  await page.waitForURL(/\/c\/pay\/cs_/u);
  await page.getByLabel('Номер на картата').fill(number);
  await page.getByLabel(/^Валидна до/u).fill('12 / 34');
  await page.getByLabel(/CVC/u).fill('123');
  await page.getByLabel('Име върху картата').fill('Мария Иванова');
  await page.getByRole('button', { name: /^Плати/u }).click();
}

export async function payCheckout(checkoutUrl: string | null): Promise<void> {
  const session = /cs_\w+/u.exec(checkoutUrl ?? '')?.[0];
  const reply = await fetch(`${readStackRecord().env.STRIPE_API_URL}/_test/sessions/${session}/pay`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  });
  expect(reply.ok, `${checkoutUrl} was paid`).toBe(true);
}

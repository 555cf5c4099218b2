import { expect, type Page } from '@playwright/test';

import { toastOn } from './test.ts';

const decide = (page: Page, label: string) => page.getByRole('button', { name: label, exact: true }).click();

export const openForReview = (admin: Page, id: string) => admin.goto(`/admin/properties/${id}`);

export async function approve(admin: Page, id: string): Promise<void> {
  await openForReview(admin, id);
  await decide(admin, 'Одобри');
  await expect(toastOn(admin, 'Обявата е одобрена.').last()).toBeVisible();
}

/** Rejects the listing with a listed reason and its prefilled text. */
export async function reject(admin: Page, id: string, code: string): Promise<void> {
  await openForReview(admin, id);
  await decide(admin, 'Върни');
  await admin.getByRole('dialog').getByLabel('Причина').selectOption({ label: code });
  await decide(admin, 'Върни обявата');
  await expect(toastOn(admin, 'Обявата е върната за корекции.').last()).toBeVisible();
}

export async function remove(admin: Page, id: string, reason: string): Promise<void> {
  await openForReview(admin, id);
  await decide(admin, 'Премахни');
  await admin.getByRole('dialog').getByLabel('Текст до собственика').fill(reason);
  await decide(admin, 'Премахни обявата');
  await expect(toastOn(admin, 'Обявата е премахната.').last()).toBeVisible();
}

export async function reinstate(admin: Page, id: string): Promise<void> {
  await openForReview(admin, id);
  await decide(admin, 'Възстанови');
  await expect(toastOn(admin, 'Обявата отново е активна.').last()).toBeVisible();
}

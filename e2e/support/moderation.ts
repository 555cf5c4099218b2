import { expect, type Page } from '@playwright/test';

import { toastOn } from './test.ts';
import { endUndoWindow, unsentDecision } from './undo-window.ts';

const press = (page: Page, label: string) => page.getByRole('button', { name: label, exact: true }).click();

/** Sends the decision just made, on a page with `clock.install()`. */
export async function expectSent(admin: Page, told: string): Promise<void> {
  await endUndoWindow(admin, unsentDecision(admin));
  await expect(toastOn(admin, told).last()).toBeVisible();
}

export const openForReview = (admin: Page, id: string) => admin.goto(`/admin/properties/${id}`);

export async function approve(admin: Page, id: string): Promise<void> {
  await openForReview(admin, id);
  await press(admin, 'Одобри');
  await expectSent(admin, 'Обявата е одобрена.');
}

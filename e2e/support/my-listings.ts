import { expect, type Page } from '@playwright/test';

import { toastOn } from './test.ts';

/** One of a landlord’s own listings in their list. */
export const rowOf = (page: Page, title: string) => page.getByRole('article').filter({ hasText: title });

/** Opens what a row keeps behind „Още“ and presses it. */
export async function chooseFromMenu(page: Page, title: string, label: string): Promise<void> {
  const row = rowOf(page, title);
  await row.getByRole('button', { name: `Още действия: ${title}` }).click();
  await row
    .getByRole('button', { name: label, exact: true })
    .or(row.getByRole('link', { name: label, exact: true }))
    .last()
    .click();
}

interface Step {
  label: string;
  /** What the toast says. */
  told: string;
  /** The state after it. */
  leadsTo: string;
  /** It has a button of its own in the row. */
  isFirst?: boolean;
  /** The question before it. */
  asked?: string;
}

/** Takes a step of a listing’s life from the list, and sees it told and shown. */
export async function takeStep(page: Page, title: string, step: Step): Promise<void> {
  const { label, told, leadsTo, isFirst = false, asked } = step;
  if (isFirst) await rowOf(page, title).getByRole('button', { name: label, exact: true }).click();
  else await chooseFromMenu(page, title, label);
  if (asked) {
    const dialog = page.getByRole('alertdialog', { name: asked });
    await dialog.getByRole('button', { name: label, exact: true }).click();
  }
  await expect(toastOn(page, told).last()).toBeVisible();
  await expect(rowOf(page, title).getByText(leadsTo, { exact: true })).toBeVisible();
}

import { expect, type Page } from '@playwright/test';

import { toastOn } from './test.ts';

export const rowOf = (page: Page, title: string) => page.getByRole('article').filter({ hasText: title });

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
  told: string;
  leadsTo: string;
  /** The row has a button for it outside the menu. */
  isFirst?: boolean;
  /** Title of the confirmation dialog. */
  asked?: string;
}

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

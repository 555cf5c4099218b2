import type { Page } from '@playwright/test';

import { addressOf } from './screens.ts';

export const SENTENCE = 'двустаен в София до 1 500 лв., до 10 мин от метро, с куче, без комисиона';

/** Filters that the field reads from the sentence, in its order. */
export const PIECES = [
  'Двустаен',
  'София',
  'до 1 500 лв.',
  'До 10 мин пеша от метро',
  'Имам домашен любимец',
  'Без комисиона',
];

/** Its address. */
export const UNDERSTOOD = {
  ...{ location: 'sofia', layout: 'two_room', priceMax: '1500', metroMinutes: '10' },
  ...{ hasPet: 'true', noCommission: 'true' },
};

export const box = (page: Page) => page.getByRole('combobox', { name: 'Къде и какво търсите?' });
export const line = (page: Page) => page.getByRole('group', { name: /^Разбрахме от/u });
export const pieces = async (page: Page) =>
  (await line(page).getByRole('button').allTextContents()).map((text) => text.replaceAll('\u00a0', ' '));
export const filters = (page: Page) => Object.fromEntries(addressOf(page).searchParams);

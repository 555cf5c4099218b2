import type { Page } from '@playwright/test';

import { PASSWORD, passwordOf } from './passwords.ts';

export const emailField = (page: Page) => page.getByRole('textbox', { name: /^Имейл/u });
export const passwordField = (page: Page) => page.getByLabel(/^(?:Нова парола|Парола)\s*\*?$/u);
export const repeatedField = (page: Page) =>
  page.getByLabel(/^(?:Новата парола отново|Потвърждение на паролата)\s*\*?$/u);
const phoneField = (page: Page) => page.getByLabel(/^Телефон/u);

export async function logIn(page: Page, email: string, password = passwordOf(email)): Promise<void> {
  await emailField(page).fill(email);
  await passwordField(page).fill(password);
  await page.getByRole('button', { name: 'Влез', exact: true }).click();
}

interface RegistrationInput {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  password: string;
  confirmPassword: string;
}

/** Fills in the registration, with valid defaults for missing input. */
export async function fillRegistration(
  page: Page,
  input: Partial<RegistrationInput> & { email: string },
): Promise<void> {
  const { firstName = 'Мария', lastName = 'Иванова', email, phone = '', password = PASSWORD } = input;
  await page.getByRole('textbox', { name: 'Име', exact: true }).fill(firstName);
  await page.getByLabel('Фамилия').fill(lastName);
  await emailField(page).fill(email);
  await phoneField(page).fill(phone);
  await passwordField(page).fill(password);
  await repeatedField(page).fill(input.confirmPassword ?? password);
}

export const sendRegistration = (page: Page): Promise<void> =>
  page.getByRole('button', { name: 'Регистрирай се' }).click();

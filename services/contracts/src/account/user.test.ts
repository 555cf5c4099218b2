import type { z } from 'zod';

import { Login, NewPassword, Phone, Registration, RegistrationForm } from './user.ts';

function textsOf(schema: z.ZodType, value: unknown): Record<string, string> {
  const texts: Record<string, string> = {};
  for (const { path, message } of schema.safeParse(value).error?.issues ?? [])
    texts[path.join('.')] ??= message;
  return texts;
}

const INVALID_PHONE = 'Невалиден телефонен номер. Използвайте формат: 088 812 3456 или +359 88 812 3456';
const WEAK = 'Паролата трябва да съдържа малка буква, главна буква и цифра';

const login = { email: 'maria@demo.bg', password: 'Demo1234' };
const form = {
  firstName: 'Мария',
  lastName: 'Петрова',
  email: 'maria@demo.bg',
  phone: '',
  password: 'Demo1234',
  confirmPassword: 'Demo1234',
};

describe('Login with the texts of spec §5', () => {
  it.each([
    ['email', undefined, 'Имейлът е задължителен'],
    ['email', '', 'Имейлът е задължителен'],
    ['email', '   ', 'Имейлът е задължителен'],
    ['email', 'maria', 'Невалиден имейл адрес'],
    ['email', 'maria@', 'Невалиден имейл адрес'],
    ['email', '@demo.bg', 'Невалиден имейл адрес'],
    ['email', 'maria@demo', 'Невалиден имейл адрес'],
    ['email', 'maria petrova@demo.bg', 'Невалиден имейл адрес'],
    ['email', `${'m'.repeat(250)}@demo.bg`, 'Невалиден имейл адрес'],
    ['password', '', 'Паролата е задължителна'],
    ['password', '12345', 'Паролата трябва да е поне 6 символа'],
  ])('%s %p: %s', (field, value, text) => {
    expect(textsOf(Login, { ...login, [field]: value })).toEqual({ [field]: text });
  });

  it('accepts any password of six characters, for older accounts, and trims the e-mail', () => {
    expect(Login.parse({ email: '  Maria@demo.bg ', password: '123456' })).toEqual({
      email: 'Maria@demo.bg',
      password: '123456',
    });
  });
});

describe('RegistrationForm with the texts of spec §5', () => {
  it.each([
    ['firstName', '', 'Името е задължително'],
    ['firstName', '  ', 'Името е задължително'],
    ['firstName', ' М ', 'Името трябва да е поне 2 символа'],
    ['lastName', '', 'Фамилията е задължителна'],
    ['lastName', 'П', 'Фамилията трябва да е поне 2 символа'],
    ['email', '', 'Имейлът е задължителен'],
    ['email', 'maria.demo.bg', 'Невалиден имейл адрес'],
    ['phone', '12', INVALID_PHONE],
    ['phone', '0988123456', INVALID_PHONE],
    ['phone', 'не помня', INVALID_PHONE],
    ['password', '', 'Паролата е задължителна'],
    ['password', 'Ab1', 'Паролата трябва да е поне 6 символа'],
    ['password', 'demo1234', WEAK],
    ['password', 'DEMO1234', WEAK],
    ['password', 'DemoDemo', WEAK],
    ['confirmPassword', '', 'Потвърждението на паролата е задължително'],
    ['confirmPassword', 'Demo12345', 'Паролите не съвпадат'],
  ])('%s %p: %s', (field, value, text) => {
    const values = { ...form, [field]: value };
    if (field === 'password') values.confirmPassword = value;
    const texts = textsOf(RegistrationForm, values);
    expect(texts[field]).toBe(text);
    const others = Object.keys(texts).filter((name) => name !== field && name !== 'confirmPassword');
    expect(others).toEqual([]);
  });

  it('reports differing passwords together with other errors', () => {
    expect(textsOf(RegistrationForm, { ...form, email: '', confirmPassword: 'Demo12345' })).toEqual({
      email: 'Имейлът е задължителен',
      confirmPassword: 'Паролите не съвпадат',
    });
  });

  it('trims names and e-mail but not the password', () => {
    const values = { ...form, firstName: ' Мария ', email: ' maria@demo.bg', password: ' Demo1 ' };
    const { confirmPassword: _again, ...account } = { ...values, phone: '+359 88 812 3456' };
    expect(Registration.parse(account)).toEqual({
      firstName: 'Мария',
      lastName: 'Петрова',
      email: 'maria@demo.bg',
      phone: '0888123456',
      password: ' Demo1 ',
    });
  });

  it('refuses unknown fields', () => {
    expect(
      Registration.safeParse({ ...login, firstName: 'Мария', lastName: 'Ким', role: 'admin' }).success,
    ).toBe(false);
  });
});

describe('Phone', () => {
  it.each([
    ['', ''],
    ['  ', ''],
    ['+359 88 812 3456', '0888123456'],
    ['00359 888 123 456', '0888123456'],
    ['02 123 45 678', '0212345678'],
  ])('stores %p as %p', (typed, stored) => {
    expect(Phone.parse(typed)).toBe(stored);
  });
});

describe('NewPassword', () => {
  it.each(['Demo12', 'Парола1', 'aB3456', 'Дълга фраза с 1 цифра'])('accepts %s', (password) => {
    expect(NewPassword.safeParse(password).success).toBe(true);
  });

  it('refuses more than 128 characters', () => {
    expect(textsOf(NewPassword, `Aa1${'x'.repeat(126)}`)).toEqual({ '': 'Паролата е твърде дълга' });
  });
});

import { NewPassword } from '@pokriv/contracts/account/user';

import { passwordRules } from './password-rules.ts';
import { strengthOf } from './password-strength.ts';

describe('passwordRules', () => {
  it.each([
    '',
    'Ab1',
    'demo12',
    'DEMO12',
    'DemoDemo',
    '123456',
    'Demo12',
    'Парола1',
    'aB3456',
    'ПАРОЛА1',
    'Ж1ж    ',
  ])('agree with the contract about "%s"', (password) => {
    const keepsAll = passwordRules.every(({ isMet }) => isMet(password));
    expect(keepsAll).toBe(NewPassword.safeParse(password).success);
  });
});

describe('strengthOf', () => {
  it.each([
    ['', 0],
    ['demo1234', 1],
    ['Ab1', 1],
    ['Demo1234', 2],
    ['Qwerty1234', 2],
    ['Aaaaaaaaaaaa1', 2],
    ['Kaloyan7b', 3],
    ['Vq8#mZr', 3],
    ['Синьо7Дърво', 3],
    ['три Сини 7 коня', 4],
    ['Vq8#mZr2!xTk', 4],
  ])('rates "%s" %i', (password, strength) => {
    expect(strengthOf(password)).toBe(strength);
  });
});

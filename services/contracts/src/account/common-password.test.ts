import { isCommonPassword } from './common-password.ts';
import { NewPassword } from './user.ts';

describe('isCommonPassword', () => {
  it.each([
    ...['Password1', 'PASSWORd123', 'Passw0rd', 'P@ssw0rd1', 'Welcome2024!', '123Dragon', 'Letmein1!'],
    ...['Demo12', 'Demo1234', 'DemoDemo1', 'Admin123', 'Test1234', 'Michael99'],
    ...['Qwerty1', 'Qwe123', 'Asdf1234', '1qaz2WSX', 'Zxcvbn12', 'Abc123', 'Abcd1234!', 'Aaa111', '321Cba'],
    ...['Парола1', 'ПАРОЛа123', 'Parola2025', 'Sofia2024', 'Левски1914', 'Йцукен1', 'Обичамте1', 'Явер123'],
  ])('refuses %s, although it satisfies spec §5', (password) => {
    expect(NewPassword.safeParse(password).success).toBe(true);
    expect(isCommonPassword(password)).toBe(true);
  });

  it.each([
    ...[
      'Kamenitza-58',
      'Vitosha Sneg 7',
      'Rosa4Damascena',
      'kY7p2Lqa',
      'Nova1234',
      'Qwer7Tisk',
      'Dragon-7249183',
    ],
    ...['Шипка и рози 12', 'Зелен-трамвай7'],
  ])('accepts %s', (password) => {
    expect(isCommonPassword(password)).toBe(false);
  });
});

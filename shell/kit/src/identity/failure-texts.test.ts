import { identityFailureText } from './failure-texts.ts';

describe('what a person reads when signing in fails', () => {
  it.each([
    ['login', 'auth/user-not-found', 'Няма потребител с този имейл.'],
    ['login', 'auth/wrong-password', 'Грешна парола.'],
    ['login', 'auth/invalid-credential', 'Грешен имейл или парола.'],
    ['login', 'auth/too-many-requests', 'Твърде много опити. Изчакайте 15 минути.'],
    ['google', 'auth/popup-blocked', 'Разрешете изскачащите прозорци и опитайте отново.'],
    ['register', 'auth/weak-password', 'Паролата е твърде слаба'],
  ] as const)('%s: %s', (flow, code, text) => {
    expect(identityFailureText(flow, { code })).toBe(text);
  });

  it('reads an unknown failure by its message, else by its flow', () => {
    expect(identityFailureText('google', new Error('Login attempts too frequent'))).toMatch(
      /^Твърде много опити/u,
    );
    expect(identityFailureText('login', new Error('400 Bad Request'))).toBe('Невалидни данни за вход.');
    expect(identityFailureText('login', new Error('?'))).toBe('Неочаквана грешка при вход');
    expect(identityFailureText('google', undefined)).toBe('Грешка при вход с Google');
  });
});

import { errorText, successText, type MessageKey } from './messages.ts';

describe('the message catalogue', () => {
  it('has a text for success and for failure', () => {
    expect(successText('auth.login')).toBe('Успешно влязохте в системата!');
    expect(errorText('admin.approve')).toBe('Грешка при одобряване на обявата');
  });

  it('says so when a key is unknown', () => {
    expect(successText('auth.nothing' as MessageKey)).toBe('Непознато съобщение.');
    expect(errorText('constructor.name' as MessageKey)).toBe('Непознато съобщение.');
  });
});

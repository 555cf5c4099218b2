import { formatPhone, isValidPhone, normalizePhone } from './phone.ts';

describe('Bulgarian phone numbers', () => {
  it.each([
    ['0888 123 456', '0888123456'],
    ['+359 888 123 456', '0888123456'],
    ['00359888123456', '0888123456'],
    ['359888123456', '0888123456'],
    ['888123456', '0888123456'],
    ['(02) 123-45-678', '0212345678'],
  ])('normalises %s', (input, stored) => {
    expect(normalizePhone(input)).toBe(stored);
  });

  it.each(['0888123456', '0212345678', '0799999999', '+359888123456'])('accepts %s', (input) => {
    expect(isValidPhone(input)).toBe(true);
  });

  it.each(['', '088812345', '08881234567', '0988123456', '0112345678', '1234567890', 'abc'])(
    'refuses %p',
    (input) => {
      expect(isValidPhone(input)).toBe(false);
    },
  );

  it('shows local numbers as 3-3-4 and international ones with +359', () => {
    expect(formatPhone('0888123456')).toBe('088 812 3456');
    expect(formatPhone('359888123456')).toBe('+359 88 812 3456');
    expect(formatPhone('35921234567')).toBe('+359 21 234 567');
    expect(formatPhone('123')).toBe('123');
  });
});

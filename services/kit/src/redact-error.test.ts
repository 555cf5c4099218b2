import { redactError } from './redact-error.ts';

describe('redactError', () => {
  it('redacts e-mails, phone numbers and duplicate key values', () => {
    const cause = Object.assign(
      new Error('E11000 duplicate key error index: email dup key: { email: "ivan@example.bg" }'),
      { code: 11_000, keyValue: { email: 'ivan@example.bg' } },
    );
    const told = JSON.stringify(
      redactError(
        new Error('550 no such user ivan.petrov@mail.bg, call 0888123456 or +359 88 812 3456', { cause }),
      ),
    );
    for (const trace of ['ivan', '0888', '812 3456', 'keyValue']) expect(told).not.toContain(trace);
    expect(told).toContain('E11000 duplicate key error index: email');
  });

  it('keeps type, message and stack', () => {
    expect(redactError(new TypeError('nothing there'))).toMatchObject({
      type: 'TypeError',
      message: 'nothing there',
      stack: expect.stringContaining('redact-error.test'),
    });
    expect(redactError('redis is away')).toBe('redis is away');
  });
});

import { mailSenderOf } from './mail-sender.ts';

describe('mailSenderOf', () => {
  it.each([
    ['Покрив <no-reply@pokriv.bg>', 'Покрив', 'no-reply@pokriv.bg'],
    ['"Покрив, наеми" <hello@mail.pokriv.bg>', 'Покрив, наеми', 'hello@mail.pokriv.bg'],
    ['hello@pokriv.bg', 'Покрив', 'hello@pokriv.bg'],
    ['<hello@pokriv.bg>', 'Покрив', 'hello@pokriv.bg'],
  ])('reads the name and the address of %s', (from, name, email) => {
    expect(mailSenderOf(from)).toEqual({ name, email });
  });

  it.each(['Покрив', '', 'Покрив <pokriv.bg>', 'a@b.bg, c@d.bg'])(
    'refuses „%s“, which has no single address',
    (from) => {
      expect(() => mailSenderOf(from)).toThrow('the sender of the mails has no address');
    },
  );
});

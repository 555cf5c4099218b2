import { mailOf } from './layout.ts';
import { listingRejectedLetter } from './listing-rejected.ts';
import type { Mail } from './mail.ts';

const fact = {
  listingId: 'l1',
  title: 'Двустаен <b>"Лозенец"</b>',
  landlord: { email: 'maria@example.bg', firstName: 'Мария' },
  reason: 'Снимките са с <script>лого</script>',
  code: 'watermark' as const,
};

describe('mailOf', () => {
  let mail: Mail;
  beforeAll(async () => {
    mail = await mailOf(listingRejectedLetter(fact, { origin: 'https://pokriv.bg', linkTo: () => '' }));
  });

  it('says what happened, why, and what to do next, in HTML and in text', () => {
    for (const body of [mail.html, mail.text]) {
      expect(body).toContain('Здравейте, Мария!');
      expect(body).toContain('Лога/контакти в снимките');
      expect(body).toContain('https://pokriv.bg/edit-property/l1');
    }
  });

  it('escapes markup in user text', () => {
    expect(mail.html).not.toMatch(/<script|<b>/u);
    expect(mail.text).toContain('<script>лого</script>');
  });
});

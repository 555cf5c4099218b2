import { mailOf } from './layout.ts';
import { messagesUnreadLetter, threadsUnansweredLetter } from './message-letters.ts';

const origin = 'https://pokriv.bg';
const to = { email: 'maria@example.bg', firstName: 'Мария' };
const listing = { listingId: 'l1', title: 'Светъл <двустаен>' };
const unread = { to, threadId: 't1', listing, with: 'Петър И.', count: 1, text: 'Здравейте, свободно ли е?' };
const thread = (number: number) => ({
  threadId: `t${number}`,
  title: 'Стая в центъра',
  with: `Човек ${number}`,
  text: 'Може ли с куче?',
});

describe('the mail about unread messages', () => {
  it('names the listing and the other person and opens the thread', () => {
    const { subject, button } = messagesUnreadLetter(unread, origin);
    expect(subject).toBe('Ново съобщение от Петър И. за „Светъл <двустаен>“');
    expect(button?.link).toBe('https://pokriv.bg/messages/t1');
  });

  it('counts several messages in its subject', () => {
    expect(messagesUnreadLetter({ ...unread, count: 4 }, origin).subject).toMatch(/^4 нови съобщения от/u);
  });

  it('escapes the quoted text of a message', async () => {
    const { html } = await mailOf(
      messagesUnreadLetter({ ...unread, text: '<img src=x onerror=a()>' }, origin),
    );
    expect(html).toContain('&lt;img src=x onerror=a()&gt;');
    expect(html).not.toContain('<img src=x');
  });

  it.each([
    'https://evil.example/pay',
    'www.evil.example',
    'плащане на evil.bg/pay тук',
    'wa.me/359888123456',
  ])('hides the link in „%s“, because mail clients would open it', (text) => {
    const { quote } = messagesUnreadLetter({ ...unread, text }, origin);
    expect(quote?.text).toContain('(връзка: вижте я в разговора)');
    expect(quote?.text).not.toMatch(/evil|wa\.me/u);
  });

  it('keeps a phone and an e-mail that their author wrote', () => {
    const text = 'Пишете на 0888 123 456 или petar@example.bg, има и viber.';
    expect(messagesUnreadLetter({ ...unread, text }, origin).quote?.text).toBe(text);
  });
});

describe('the mail about unanswered threads', () => {
  it('opens the thread when it is the only one', () => {
    const letter = threadsUnansweredLetter({ to, hours: 24, threads: [thread(1)] }, origin);
    expect(letter.subject).toBe('Човек 1 чака отговор за „Стая в центъра“');
    expect(letter.button?.link).toBe('https://pokriv.bg/messages/t1');
  });

  it('lists five of several threads, counts the others and opens the inbox', () => {
    const threads = [1, 2, 3, 4, 5, 6, 7].map(thread);
    const letter = threadsUnansweredLetter({ to, hours: 72, threads }, origin);
    const text = letter.paragraphs.join('\n');
    expect(letter.subject).toBe('Последно напомняне: 7 запитвания чакат отговор');
    expect(text).toContain('Човек 5');
    expect(text).not.toContain('Човек 6');
    expect(text).toContain('И още 2\u00a0запитвания.');
    expect(letter.button?.link).toBe('https://pokriv.bg/messages');
  });

  it('shortens a long text and hides its links', () => {
    const long = { ...thread(1), text: `https://evil.example/${'x'.repeat(30)} ${'дълго '.repeat(100)}` };
    const [, shown = ''] = threadsUnansweredLetter({ to, hours: 24, threads: [long] }, origin).paragraphs;
    expect(shown.length).toBeLessThan(220);
    expect(shown).toMatch(/…“$/u);
    expect(shown).not.toContain('evil');
  });
});

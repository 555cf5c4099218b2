import { stat } from 'node:fs/promises';

import { escapeHtml } from '@pokriv/service-kit/escape-html';
import { createTransport } from 'nodemailer';

import { mailOf } from '../email/layout.ts';
import { DARK_MEDIA } from '../email/look.ts';
import type { Letter, Mail } from '../email/mail.ts';
import { everyLetter, type NamedLetter } from './every-letter.ts';

const buttonsOf = ({ button, otherButton }: Letter) =>
  [button, otherButton].filter((one) => one !== undefined);

const visibleHtml = (html: string): string =>
  html
    .slice(html.indexOf('<body'))
    .replaceAll(/<!--[^]*?-->/gu, '')
    .replaceAll(/[^\S\u00a0]+/gu, ' ')
    .replaceAll(/<\/?(?:body|html|table|tbody|tr|td|div)\b[^>]*>/gu, '\n')
    .replaceAll(/ (?:style|target|height|width)="[^"]*"/gu, '')
    .replaceAll(/(?=<(?:h1|a|img|br)\b)/gu, '\n')
    .replaceAll(/\s*\n\s*/gu, '\n')
    .trim();

const evil = `<b onclick="steal('x')">&\nнов ред`;
const hostile: Letter = {
  to: 'maria@example.bg',
  name: evil,
  subject: evil,
  paragraphs: [evil, '<mj-include path="/etc/passwd" />'],
  quote: { title: evil, text: evil },
  closing: [evil],
  cards: [
    {
      ...{
        badge: evil,
        title: evil,
        link: 'https://pokriv.bg/?"><img src=x>',
        price: evil,
        previous: evil,
        facts: evil,
      },
      picture: { address: 'https://pokriv.bg/?"><img src=x>', alt: evil, width: 4, height: 3 },
      others: { title: evil, links: [{ text: evil, link: 'https://pokriv.bg/?"><img src=x>' }] },
    },
  ],
  links: [{ text: evil, link: 'https://pokriv.bg/?"><img src=x>' }],
  button: { text: evil, link: `https://pokriv.bg/?a=1&b="><img src=x>` },
  otherButton: { text: evil, link: 'https://pokriv.bg/' },
  reason: evil,
  optOut: { page: 'https://pokriv.bg/?"><img src=x>' },
};

describe('every letter', () => {
  let letters: (NamedLetter & { mail: Mail })[];
  beforeAll(async () => {
    const named = await everyLetter('BGN');
    letters = await Promise.all(named.map(async (one) => ({ ...one, mail: await mailOf(one.letter) })));
  });
  const forEach = (check: (letter: (typeof letters)[number]) => void) => {
    for (const one of letters) {
      try {
        check(one);
      } catch (cause) {
        throw new Error(`letter ${one.name}`, { cause });
      }
    }
  };

  it('has a name of its own', () => {
    expect(new Set(letters.map(({ name }) => name)).size).toBe(letters.length);
    expect(letters.length).toBeGreaterThan(60);
  });

  it('ends no sentence with two full stops, and has no em dash', () => {
    forEach(({ mail }) => expect(mail.text).not.toMatch(/(?<!\.)\.\.(?!\.)|—/u));
  });

  it('reads as in the snapshot, in HTML and in text', () => {
    for (const { name, mail } of letters) {
      expect(visibleHtml(mail.html)).toMatchSnapshot(`${name} html`);
      expect(mail.text).toMatchSnapshot(`${name} text`);
    }
  });

  it('has buttons that are table cells with a colour of their own', () => {
    const cell =
      /<td\s+align="center" bgcolor="#[\da-f]{6}"[^>]*mso-padding-alt[^>]*>\s*<a\s+href="([^"]+)"/gu;
    forEach(({ letter, mail }) => {
      const links = Array.from(mail.html.matchAll(cell), ([, link]) => link);
      expect(links).toEqual(buttonsOf(letter).map(({ link }) => escapeHtml(link)));
    });
  });

  it('has no SVG and no picture or font from elsewhere but listings’ own', () => {
    forEach(({ mail: { html } }) => {
      expect(html).not.toMatch(/<svg|<link|@import|@font-face|url\(/u);
      const sources = Array.from(html.matchAll(/\bsrc="([^"]*)"/gu), ([, source = '']) => source);
      const others = sources.filter(
        (source) => !/^https:\/\/pokriv\.bg\/media\/[\da-f]{20}-1280\.jpg$/u.test(source),
      );
      expect(others).toEqual(['cid:mark@pokriv.bg']);
      expect(html).toMatch(/<img\s[^>]*alt="Покрив"/u);
    });
  });

  it('is Bulgarian and has dark colours for clients with the media query and for Outlook', () => {
    forEach(({ mail: { html } }) => {
      expect(html).toMatch(/<html lang="bg"/u);
      expect(html).toContain('<meta name="color-scheme" content="light dark">');
      for (const rule of [DARK_MEDIA, '[data-ogsc] .ink div', '[data-ogsb] .quote'])
        expect(html).toContain(rule);
    });
  });

  it('is small enough not to be clipped by Gmail', () => {
    forEach(({ mail: { html } }) => expect(Buffer.byteLength(html)).toBeLessThan(102 * 1024));
  });
});

describe('the layout of mails', () => {
  it('is as in the snapshot', async () => {
    const named = await everyLetter('BGN');
    const removed = named.find(({ name }) => name === 'listing-removed');
    if (!removed) throw new Error('no example');
    const optOut = { page: 'https://pokriv.bg/profile#notifications' };
    expect((await mailOf({ ...removed.letter, optOut })).html).toMatchSnapshot();
  });

  it('escapes all texts and links of a letter', async () => {
    const { html } = await mailOf(hostile);
    expect(html).not.toMatch(/<b\b|<mj-|<img src=x|onclick="/u);
    expect(html.split('&lt;b onclick=&quot;steal(&#39;x&#39;)&quot;&gt;&amp;').length).toBeGreaterThan(10);
  });

  it('breaks the lines of texts with tags, because Outlook ignores white-space', async () => {
    const { html } = await mailOf({ ...hostile, quote: { title: 'Причина:', text: 'едно\r\nдве\nтри' } });
    expect(html).toContain('едно<br>две<br>три');
    expect(html).not.toContain('pre-line');
  });

  it('sends the mark inside the mail', async () => {
    const mail = await mailOf(hostile);
    const [mark] = mail.attachments;
    if (!mark) throw new Error('no attachment');
    expect((await stat(mark.path)).size).toBeLessThanOrEqual(5 * 1024);
    const transport = createTransport({ streamTransport: true, buffer: true });
    const { message } = await transport.sendMail({ from: 'Покрив <no-reply@pokriv.bg>', ...mail });
    const source = String(message);
    expect(source).toMatch(/multipart\/related/u);
    expect(source).toMatch(/Content-Id: <mark@pokriv\.bg>/iu);
    expect(source).toMatch(/Content-Disposition: inline; filename=pokriv\.png/u);
  });
});

/**
 * Detects contact data in a listing's text, a reason to reject it (`contacts_in_text`, decisions §5). Used by the form
 * while typing and by the risk flags. Free of zod.
 */
export const contactKinds = {
  phone: 'телефон',
  email: 'имейл',
  link: 'връзка',
  messenger: 'месинджър',
} as const;
export type ContactKind = keyof typeof contactKinds;

/** `start` and `end` are UTF-16 offsets, as in `slice`. */
export interface ContactSpan {
  kind: ContactKind;
  start: number;
  end: number;
  text: string;
}

const AT = String.raw`\s?(?:@|\(at\)|\[at\])\s?`;
const DOT = String.raw`\s?(?:\.|\(dot\)|\[dot\])\s?`;
const email = new RegExp(
  String.raw`[\p{L}\d._%+-]{1,64}${AT}[\p{L}\d-]{1,63}(?:${DOT}\p{L}{2,24}){1,4}`,
  'giu',
);

/** Top-level domains common in Bulgarian listings; others count only after `www.` or `https://`. */
const domain = String.raw`[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d-]{1,63}){0,4}\.(?:bg|бг|com|net|org|eu|info|biz|io|me|ly|gl|page|site|online|link)`;
const link = new RegExp(
  String.raw`(?:https?|viber|tg|whatsapp):\/\/\S+|(?<![\p{L}\d])www\.\S+|(?<![\p{L}\d@.])${domain}(?![\p{L}\d])(?:\/\S*)?`,
  'giu',
);
const messengerLink = /viber|whatsapp|telegram|messenger|(?:^|\/)(?:wa|t|m)\.me(?:\/|$)|^tg:/iu;

const messenger = new RegExp(
  String.raw`(?<![\p{L}\d])(?:viber|whats?\s?app|telegram|messenger|вайбър|вайбер|виб[еъ]р|у?[ао]?[тц]сап|вацап|ватсап|телеграм|месинджър)(?:ът|а|и)?(?![\p{L}\d])|(?<=^|\s)@[a-z\d_.]{3,}`,
  'giu',
);

const digit = String.raw`[\dОоOo]`;
const between = String.raw`[\s.\-–/()\uFE0F\u20E3]{0,2}`;
const digits = new RegExp(
  String.raw`(?<![\p{L}\d])(?:\+\s?|\(\+)?${digit}(?:${between}${digit}){7,13}(?![\p{L}\d])`,
  'giu',
);
const date = /(?<!\d)(?:0?[1-9]|[12]\d|3[01])\s?[./]\s?(?:0?[1-9]|1[0-2])\s?[./]\s?(?:\d{4}|\d{2})(?!\d)/gu;

const digitWord = '(?:нула|едно|една|две|три|четири|пет|шест|седем|осем|девет)';
const spelled = new RegExp(String.raw`(?<!\p{L})${digitWord}(?:[\s,.-]+${digitWord}){6,}(?!\p{L})`, 'giu');

/** A Bulgarian mobile or landline, with or without its zero: `0888 123 456`, `+359 2 987 6543`, `888-123-456`. */
function isPhone(written: string): boolean {
  if (written.replace(/\D/gu, '').length < 7) return false;
  const all = written.replace(/[ОоOo]/gu, '0').replace(/\D/gu, '');
  const local = all.replace(/^(?:00)?359/u, '0').replace(/^00/u, '0');
  return /^0[89]\d{8}$|^0[2-7]\d{7,8}$/u.test(local) || /^8[6-9]\d{7}$/u.test(all);
}

const found = (kind: ContactKind, pattern: RegExp, text: string): ContactSpan[] =>
  [...text.matchAll(pattern)].map(({ 0: match, index }) => ({
    kind,
    start: index,
    end: index + match.length,
    text: match,
  }));

function links(text: string): ContactSpan[] {
  return found('link', link, text).map((span) => {
    const address = span.text.replace(/[.,;:!?)»“”"]+$/u, '');
    return {
      ...span,
      end: span.start + address.length,
      text: address,
      kind: messengerLink.test(address) ? 'messenger' : 'link',
    };
  });
}

/** Dates are masked first, keeping their length: „02.12.2026 15“ is no Sofia number. */
function phones(text: string): ContactSpan[] {
  const withoutDays = text.replace(date, (day) => '_'.repeat(day.length));
  const written = found('phone', digits, withoutDays).filter((span) => isPhone(span.text));
  return [...written, ...found('phone', spelled, text)];
}

/** Phones, e-mails, links and messenger names, in order and without overlaps. */
export function findContactData(text: string): ContactSpan[] {
  const spans: ContactSpan[] = [];
  for (const span of [
    ...found('email', email, text),
    ...links(text),
    ...phones(text),
    ...found('messenger', messenger, text),
  ]) {
    const isApart = spans.every(({ start, end }) => span.end <= start || span.start >= end);
    if (isApart) spans.push(span);
  }
  return spans.sort((one, other) => one.start - other.start);
}

/** Contact data in a public field of a listing. An agency may be called by its site: „Имоти.bg“. */
export const contactsIn = (field: string, text: string): ContactSpan[] =>
  findContactData(text).filter(({ kind }) => field !== 'agencyName' || kind !== 'link');

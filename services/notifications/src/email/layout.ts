import { escapeHtml } from '@pokriv/service-kit/escape-html';

import type { Letter, LetterButton, Mail } from './mail.ts';

const paragraph = (text: string) => `<p style="margin:0 0 16px;white-space:pre-line">${escapeHtml(text)}</p>`;

const quoted = ({ title, text }: NonNullable<Letter['quote']>) =>
  `<p style="margin:0 0 8px;font-weight:600">${escapeHtml(title)}</p><blockquote style="margin:0 0 16px;padding:12px 16px;border-left:3px solid #b4472a;background:#f7f1e9;border-radius:8px;white-space:pre-line">${escapeHtml(text)}</blockquote>`;

const filled = 'padding:13px 24px;background:#b4472a;color:#ffffff';
const outlined = 'padding:11px 22px;border:2px solid #b4472a;background:#ffffff;color:#a03d23';

const anchor = ({ text, link }: LetterButton, look: string) =>
  `<a href="${escapeHtml(link)}" style="display:inline-block;margin:0 8px 8px 0;${look};border-radius:8px;font-weight:600;text-decoration:none">${escapeHtml(text)}</a>`;

const plainLink = ({ text, link }: LetterButton) =>
  `<p style="margin:0 0 16px;font-size:13px;color:#6e6259">Ако бутонът „${escapeHtml(text)}“ не работи, отворете: <a href="${escapeHtml(link)}" style="color:#a03d23;word-break:break-all">${escapeHtml(link)}</a></p>`;

const buttonsOf = ({ button, otherButton }: Letter): LetterButton[] =>
  [button, otherButton].filter((one) => one !== undefined);

function buttons(letter: Letter): string {
  const shown = buttonsOf(letter);
  if (shown.length === 0) return '';
  const anchors = shown.map((one, index) => anchor(one, index === 0 ? filled : outlined));
  return [`<p style="margin:24px 0 16px">${anchors.join('')}</p>`, ...shown.map(plainLink)].join('\n');
}

const mark =
  '<svg width="84" height="14" viewBox="0 0 84 14" role="presentation"><path d="M2 12 28 2l54 10" fill="none" stroke="#b4472a" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/></svg><div style="font-size:24px;font-weight:750;letter-spacing:-.02em;line-height:1">покрив</div>';

const greetingOf = ({ name, greeting }: Letter) => greeting ?? (name ? `Здравейте, ${name}!` : 'Здравейте!');

const CHOOSE = 'Изберете какви имейли да получавате';

const optOutHtml = ({ optOut }: Letter) =>
  optOut ? `<br><a href="${escapeHtml(optOut.page)}" style="color:#a03d23">${CHOOSE}</a>` : '';

const optOutText = ({ optOut }: Letter) => (optOut ? `\n${CHOOSE}: ${optOut.page}` : '');

/** List-Unsubscribe headers for one-click opt-out (RFC 2369, RFC 8058). */
function headersOf({ optOut }: Letter): Mail['headers'] {
  if (!optOut?.oneClick) return undefined;
  return {
    'List-Unsubscribe': `<${optOut.oneClick}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}

function htmlOf(letter: Letter): string {
  const body = [
    paragraph(greetingOf(letter)),
    ...letter.paragraphs.map(paragraph),
    letter.quote ? quoted(letter.quote) : '',
    ...(letter.closing ?? []).map(paragraph),
    buttons(letter),
  ].join('\n');
  return `<!doctype html>
<html lang="bg"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light"><title>${escapeHtml(letter.subject)}</title></head>
<body style="margin:0;background:#fbf8f3;color:#231c17;font-family:'Sofia Sans',Arial,sans-serif;font-size:16px;line-height:1.5">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(letter.paragraphs[0] ?? '')}</div>
<table role="presentation" width="100%" cellspacing="0" cellpadding="0"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="max-width:560px">
<tr><td style="padding:0 0 24px">${mark}</td></tr>
<tr><td style="padding:32px;border:1px solid #e6dccf;border-radius:12px;background:#ffffff">
<h1 style="margin:0 0 20px;font-size:22px;line-height:1.2">${escapeHtml(letter.subject)}</h1>
${body}
</td></tr>
<tr><td style="padding:24px 0 0;font-size:13px;color:#6e6259">${escapeHtml(letter.reason)}${optOutHtml(letter)}<br>Покрив, наеми от хора за хора</td></tr>
</table></td></tr></table></body></html>`;
}

function textOf(letter: Letter): string {
  return [
    greetingOf(letter),
    ...letter.paragraphs,
    ...(letter.quote ? [letter.quote.title, `„${letter.quote.text}“`] : []),
    ...(letter.closing ?? []),
    ...buttonsOf(letter).map(({ text, link }) => `${text}: ${link}`),
    `—\n${letter.reason}${optOutText(letter)}\nПокрив, наеми от хора за хора`,
  ].join('\n\n');
}

/** Renders a letter as HTML and text. @param support Reply-To of answerable letters */
export const mailOf = (letter: Letter, support?: string): Mail => ({
  to: letter.to,
  ...(letter.isAnswerable && support && { replyTo: support }),
  subject: letter.subject,
  html: htmlOf(letter),
  text: textOf(letter),
  headers: headersOf(letter),
});

import { escapeHtml } from '@pokriv/service-kit/escape-html';

import { cardsHtml, cardsText } from './letter-cards.ts';
import { darkRules, look, phoneRules } from './look.ts';
import type { Letter, LetterButton, Mail } from './mail.ts';
import { MARK_CID, MARK_COLOR, markAttachment } from './mark.ts';

/** Escaped; line breaks as `<br>`, because Outlook ignores `white-space`. */
const lines = (text: string): string => escapeHtml(text).replaceAll(/\r?\n/gu, '<br>');

const paragraph = (text: string): string =>
  `<mj-text css-class="ink" padding="0 0 16px">${lines(text)}</mj-text>`;

const heading = (text: string): string =>
  `<mj-text css-class="ink" padding="0 0 20px"><h1 style="margin:0;font-family:${look.font};font-size:22px;font-weight:700;line-height:1.2">${escapeHtml(text)}</h1></mj-text>`;

const quoted = ({ title, text }: NonNullable<Letter['quote']>): string =>
  `<mj-text css-class="ink" font-weight="600" padding="0 0 8px">${escapeHtml(title)}</mj-text>
<mj-text css-class="ink quote" container-background-color="${look.sunken}" padding="12px 16px">${lines(text)}</mj-text>
<mj-spacer height="16px" />`;

const looks = {
  filled: `background-color="${look.accent}" color="${look.onAccent}" border="2px solid ${look.accent}"`,
  outlined: `background-color="${look.surface}" color="${look.accentText}" border="2px solid ${look.accent}"`,
} as const;

const button = ({ text, link }: LetterButton, kind: keyof typeof looks): string =>
  `<mj-button css-class="${kind}" href="${escapeHtml(link)}" ${looks[kind]}>${escapeHtml(text)}</mj-button>`;

const plainLink = ({ text, link }: LetterButton): string =>
  `<mj-text css-class="muted" font-size="13px" color="${look.muted}" padding="12px 0 0">Ако бутонът „${escapeHtml(text)}“ не работи, отворете:<br><a class="link" href="${escapeHtml(link)}" style="color:${look.accentText};word-break:break-all">${escapeHtml(link)}</a></mj-text>`;

const buttonsOf = ({ button, otherButton }: Letter): LetterButton[] =>
  [button, otherButton].filter((one) => one !== undefined);

function buttons(letter: Letter): string {
  const shown = buttonsOf(letter);
  return [
    ...shown.map((one, index) => button(one, index === 0 ? 'filled' : 'outlined')),
    ...shown.map(plainLink),
  ].join('\n');
}

const greetingOf = ({ name, greeting }: Letter): string =>
  greeting ?? (name ? `Здравейте, ${name}!` : 'Здравейте!');

const CHOOSE = 'Изберете какви имейли да получавате';
const SIGNATURE = 'Покрив, наеми от хора за хора';

const footerLinks = ({ links = [], optOut }: Letter): LetterButton[] => [
  ...links,
  ...(optOut?.page ? [{ text: CHOOSE, link: optOut.page }] : []),
];

const footerHtml = (letter: Letter): string =>
  footerLinks(letter)
    .map(
      ({ text, link }) =>
        `<br><a class="link" href="${escapeHtml(link)}" style="color:${look.accentText}">${escapeHtml(text)}</a>`,
    )
    .join('');

const footerText = (letter: Letter): string =>
  footerLinks(letter)
    .map(({ text, link }) => `\n${text}: ${link}`)
    .join('');

/** List-Unsubscribe headers for one-click opt-out (RFC 2369, RFC 8058). */
function headersOf({ optOut }: Letter): Mail['headers'] {
  if (!optOut?.oneClick) return undefined;
  return {
    'List-Unsubscribe': `<${optOut.oneClick}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}

/** Outlook on Windows replaces an unknown first font by Times New Roman. */
const outlookFont =
  '<!--[if mso]><style>td, div, a, h1 { font-family: Arial, sans-serif !important }</style><![endif]-->';

/** The only template; MJML compiles it to tables, which render alike in clients without flex or padding. */
const templateOf = (letter: Letter): string => `<mjml lang="bg" dir="ltr">
<mj-head>
<mj-title>${escapeHtml(letter.subject)}</mj-title>
<mj-preview>${escapeHtml(letter.paragraphs[0] ?? '')}</mj-preview>
<mj-raw><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">${outlookFont}</mj-raw>
<mj-attributes>
<mj-text font-family="${look.font}" font-size="16px" line-height="1.5" color="${look.text}" />
<mj-button font-family="${look.font}" font-size="16px" font-weight="600" line-height="1.25" border-radius="8px" inner-padding="12px 22px" padding="8px 0 4px" align="left" />
</mj-attributes>
<mj-style>
:root { color-scheme: light dark; supported-color-schemes: light dark }
.mark img { color: ${MARK_COLOR}; font-weight: 700 }
.quote { border-left: 3px solid ${look.accent} }
${phoneRules}
${darkRules}
</mj-style>
</mj-head>
<mj-body css-class="page" background-color="${look.page}" width="592px">
<mj-section padding="32px 16px 24px"><mj-column>
<mj-image src="cid:${MARK_CID}" alt="Покрив" css-class="mark" width="94px" align="left" padding="0" font-size="18px" />
</mj-column></mj-section>
<mj-section padding="0 16px">
<mj-column css-class="card" background-color="${look.surface}" border="1px solid ${look.line}" border-radius="12px" padding="32px">
${heading(letter.subject)}
${[greetingOf(letter), ...letter.paragraphs].map(paragraph).join('\n')}
${letter.quote ? quoted(letter.quote) : ''}${cardsHtml(letter.cards ?? [])}
${(letter.closing ?? []).map(paragraph).join('\n')}
${buttons(letter)}
</mj-column></mj-section>
<mj-section padding="24px 16px 32px"><mj-column>
<mj-text css-class="muted" font-size="13px" color="${look.muted}" padding="0">${escapeHtml(letter.reason)}${footerHtml(letter)}<br>${SIGNATURE}</mj-text>
</mj-column></mj-section>
</mj-body>
</mjml>`;

/** Loads MJML lazily: the import takes over half a second, which would delay startup. */
async function htmlOf(letter: Letter): Promise<string> {
  const { default: mjml } = await import('mjml');
  const { html } = await mjml(templateOf(letter), { validationLevel: 'strict', fonts: {} });
  return html;
}

function textOf(letter: Letter): string {
  return [
    greetingOf(letter),
    ...letter.paragraphs,
    ...(letter.quote ? [letter.quote.title, `„${letter.quote.text}“`] : []),
    ...cardsText(letter.cards ?? []),
    ...(letter.closing ?? []),
    ...buttonsOf(letter).map(({ text, link }) => `${text}: ${link}`),
    `–\n${letter.reason}${footerText(letter)}\n${SIGNATURE}`,
  ].join('\n\n');
}

/** Renders a letter as HTML and text. @param support Reply-To of answerable letters */
export const mailOf = async (letter: Letter, support?: string): Promise<Mail> => ({
  to: letter.to,
  ...(letter.isAnswerable && support && { replyTo: support }),
  subject: letter.subject,
  html: await htmlOf(letter),
  text: textOf(letter),
  attachments: [markAttachment],
  headers: headersOf(letter),
  ...(letter.calendar && { icalEvent: letter.calendar }),
});

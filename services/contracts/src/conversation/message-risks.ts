import { findContactData } from '../listing/contact-data-in-text.ts';
import type { MessageRisk } from './conversation-rules.ts';

/** Known scam phrase, shown to a moderator as evidence. */
export interface FoundRisk {
  risk: MessageRisk;
  text: string;
}

const word = (pattern: string): RegExp => new RegExp(`(?<!\\p{L})(?:${pattern})(?!\\p{L})`, 'giu');
/** Gap of at most `most` characters within a sentence. */
const near = (most: number) => `[^.!?\\n]{0,${most}}?`;

const keys = '(?:ключ\\p{L}*|keys?|klyuch\\p{L}*|kluch\\p{L}*)';
const courier =
  '(?:куриер\\p{L}*|kurier\\p{L}*|courier|еконт\\p{L}*|спиди|speedy|econt|ekont|dhl|fedex|по пощата|с пратка|by (?:post|mail))';
const deposit =
  '(?:депозит\\p{L}*|капаро\\p{L}*|аванс\\p{L}*|предплат\\p{L}*|такса резервация|deposit|depozit\\p{L}*|kaparo)';
const money = `(?:${deposit}|пари(?:те)?|наем(?:а|ът)?|сума(?:та)?|money|pari)`;
const send =
  '(?:прат\\p{L}*|изпрат\\p{L}*|превед\\p{L}*|преведе\\p{L}*|превеж\\p{L}*|внес\\p{L}*|внас\\p{L}*|плат\\p{L}*|плаща\\p{L}*|наредете|send|pay|transfer|prevedete|platite)';
/** An honest question, „Can I see it before I pay“, is no risk. */
const beforeViewing =
  '(?:преди (?:да (?:го |я |ги )?(?:видите|видиш|огледате|дойдете)|(?:самия |самият )?оглед\\p{L}*)|без оглед|before (?:the )?viewing|predi ogled\\p{L}*)';
const toReserve = '(?:за да (?:го |я |ви го |ви я )?(?:запаз|резервирам)\\p{L}*|to reserve it)';
const inAdvance = '(?:предварително|авансово|in advance|predvaritelno)';
const link = '(?:линк\\p{L}*|връзка(?:та)?|адреса?|link)';

/** Negation or question right before the phrase, as in „не искам капаро преди оглед“. */
const negated =
  /(?:^|[^\p{L}])(?:не|няма|без|никога|никакъв|никакво|никакви|not|never|no)\s+(?:\p{L}+\s+){0,2}$/iu;

/**
 * Known scam phrases. To add one, add a row and a test case. A phrase stays within one sentence. `unlessNegated`
 * ignores it in a sentence that denies it.
 */
const phrases: readonly (readonly [risk: MessageRisk, pattern: RegExp, unlessNegated?: true])[] = [
  ['courier_keys', word(`${keys}${near(60)}${courier}`), true],
  ['courier_keys', word(`${courier}${near(60)}${keys}`), true],
  ['deposit_first', word(`(?:${money}|${send})${near(60)}${beforeViewing}`), true],
  ['deposit_first', word(`${beforeViewing}${near(50)}(?:${deposit}|${send})`), true],
  ['deposit_first', word(`${deposit}${near(40)}(?:${toReserve}|${inAdvance})`), true],
  ['deposit_first', word(`${toReserve}${near(50)}(?:${deposit}|${send}${near(30)}${money})`), true],
  ['deposit_first', word(`${send}${near(40)}${money}${near(30)}(?:${toReserve}|${inAdvance})`), true],
  ['deposit_first', word(`${send}${near(20)}(?:${inAdvance}|${toReserve})${near(30)}${money}`), true],
  ['deposit_first', word(`${inAdvance}${near(10)}${send}${near(30)}${money}`), true],
  [
    'payment_link',
    word(
      'western\\s*union|уестърн\\s*юниън|money\\s*gram|мъниграм|paysafe\\p{L}*|пейсейф\\p{L}*|ваучер\\p{L}* за плащане',
    ),
  ],
  ['payment_link', /(?<![\p{L}\d.])(?:revolut|paypal|monzo)\.me\/\S*|(?<![\p{L}\d])buy\.stripe\.com\S*/giu],
  [
    'payment_link',
    word(`${send}${near(30)}(?:на|чрез|през|от|с|via|on)(?: т[оа]зи| следния| следната| the| this)? ${link}`),
  ],
  [
    'payment_link',
    word(`${link} за (?:плащане|депозит\\p{L}*|капаро\\p{L}*|резервация)|payment link|платежна връзка`),
  ],
  [
    'payment_link',
    word(
      `(?:плат\\p{L}*|плаща\\p{L}*|превед\\p{L}*|депозит\\p{L}*|капаро)${near(40)}(?:през|чрез|via) (?:airbnb|booking)`,
    ),
  ],
  [
    'crypto',
    word(
      'биткойн\\p{L}*|биткоин\\p{L}*|крипто\\s?валут\\p{L}*|крипто|bitcoins?|btc|usdt|tether|ethereum|етериум|binance|crypto',
    ),
  ],
];

/** Normalizes full-width letters and repeated spaces, which must not hide a phrase. */
const plain = (text: string): string => text.normalize('NFKC').replace(/[^\S\n]+/gu, ' ');

function matchOf(text: string, pattern: RegExp, isUnlessNegated: boolean): string | undefined {
  for (const { 0: match, index } of text.matchAll(pattern))
    if (!isUnlessNegated || !negated.test(text.slice(0, index))) return match;
  return undefined;
}

/**
 * Risks of a message with their evidence; the first phrase of each risk (design/conversations, Against abuse).
 * @param isFirst contact data is a risk only in a first message
 */
export function findRisks(text: string, { isFirst }: { isFirst: boolean }): FoundRisk[] {
  const read = plain(text);
  const found = phrases.flatMap(([risk, pattern, isUnlessNegated = false]) => {
    const match = matchOf(read, pattern, isUnlessNegated);
    return match === undefined ? [] : [{ risk, text: match }];
  });
  const [contact] = isFirst ? findContactData(text) : [];
  const all: FoundRisk[] = [
    ...found,
    ...(contact ? [{ risk: 'contact_data' as const, text: contact.text }] : []),
  ];
  return all.filter(({ risk }, at) => all.findIndex((one) => one.risk === risk) === at);
}

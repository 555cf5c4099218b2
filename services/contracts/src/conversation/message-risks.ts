import { findContactData } from '../listing/contact-data-in-text.ts';
import type { MessageRisk } from './conversation-rules.ts';

/** A phrase of a known scam: the evidence that a moderator is shown. */
export interface FoundRisk {
  risk: MessageRisk;
  text: string;
}

const word = (pattern: string): RegExp => new RegExp(`(?<!\\p{L})(?:${pattern})(?!\\p{L})`, 'giu');

const money = '(?:депозит\\p{L}*|капаро\\p{L}*|пари\\p{L}*|наем\\p{L}*|сума\\p{L}*|аванс\\p{L}*)';
const before =
  '(?:преди (?:да видите|да го видите|да я видите|оглед\\p{L}*)|предварително|за да (?:го |я )?запаз\\p{L}*)';

/** Phrases of known scams, as data: a new one is a line here with a case in the test. */
const phrases: readonly (readonly [MessageRisk, RegExp])[] = [
  [
    'courier_keys',
    word('ключ\\p{L}*[^.!?\\n]{0,60}(?:куриер\\p{L}*|еконт|спиди|speedy|econt|dhl|по пощата)'),
  ],
  ['courier_keys', word('(?:куриер\\p{L}*|еконт|спиди|speedy|econt|dhl)[^.!?\\n]{0,60}ключ\\p{L}*')],
  ['deposit_first', word(`${money}[^.!?\\n]{0,60}${before}`)],
  ['deposit_first', word(`${before}[^.!?\\n]{0,40}${money}`)],
  ['payment_link', word('(?:western union|уестърн юниън|moneygram|paysafe\\p{L}*|revolut\\.me|paypal\\.me)')],
  ['payment_link', word('(?:плат\\p{L}*|платежна)[^.!?\\n]{0,30}(?:линк\\p{L}*|връзк\\p{L}*)')],
  ['crypto', word('(?:биткойн\\p{L}*|крипто\\p{L}*|bitcoin|btc|usdt|ethereum|binance)')],
];

/**
 * Risks in the text of a message, with their evidence (design/conversations, Against abuse). Of the same risk the first
 * phrase only.
 * @param isFirst contact data counts in a first message alone
 */
export function findRisks(text: string, { isFirst }: { isFirst: boolean }): FoundRisk[] {
  const found = phrases.flatMap(([risk, pattern]) => {
    const [match] = text.match(pattern) ?? [];
    return match === undefined ? [] : [{ risk, text: match }];
  });
  const [contact] = isFirst ? findContactData(text) : [];
  const all: FoundRisk[] = [
    ...found,
    ...(contact ? [{ risk: 'contact_data' as const, text: contact.text }] : []),
  ];
  return all.filter(({ risk }, at) => all.findIndex((one) => one.risk === risk) === at);
}

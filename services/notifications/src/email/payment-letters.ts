import type { LetterButton } from './mail.ts';
import { sumInWords } from './billing-words.ts';
import { reasons, type Template } from './template.ts';

const history = (origin: string): LetterButton => ({
  text: 'Моите плащания',
  link: `${origin}/subscription?tab=payments`,
});

/** The receipt first, where the provider gave one. */
function buttonsOf(receiptUrl: string | null, origin: string) {
  if (!receiptUrl) return { button: history(origin) };
  return { button: { text: 'Виж разписката', link: receiptUrl }, otherButton: history(origin) };
}

/** Money came: for what and how much. */
export const paymentSucceededLetter: Template<'payment-succeeded'> = (
  { email, firstName, label, amount, receiptUrl },
  origin,
) => ({
  to: email,
  name: firstName,
  subject: `Получихме плащането ви: ${label}`,
  paragraphs: [
    `Благодарим ви! Плащането за „${label}“ е успешно. Платихте ${sumInWords(amount)} с включен ДДС.`,
    'Всички ваши плащания и документите към тях са на страницата „Абонамент“, в „Плащания“.',
  ],
  ...buttonsOf(receiptUrl, origin),
  reason: reasons.payer,
});

/** Money goes back: how much, why, and when it arrives. */
export const paymentRefundedLetter: Template<'payment-refunded'> = (
  { email, firstName, label, amount, receiptUrl, reason },
  origin,
) => ({
  to: email,
  name: firstName,
  subject: `Връщаме ви ${sumInWords(amount)}`,
  paragraphs: [
    `Възстановихме плащането ви за „${label}“: ${sumInWords(amount)}. Парите се връщат по картата, с която сте платили, обикновено до 10\u00a0работни дни според банката ви.`,
    'Не е нужно да правите нищо. Ето защо ги връщаме:',
  ],
  quote: reason,
  ...buttonsOf(receiptUrl, origin),
  reason: reasons.payer,
});

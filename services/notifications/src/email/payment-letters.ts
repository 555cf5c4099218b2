import { ended } from '@pokriv/contracts/ended';
import * as pages from '@pokriv/contracts/pages';
import type { JobData } from '@pokriv/contracts/jobs';
import { chargeText } from '@pokriv/contracts/money';
import type { PaymentDocument, PaymentKind } from '@pokriv/contracts/billing/payment-states';

import type { LetterButton } from './mail.ts';
import { dayInWords, quoted, quoteTitles, reasons, type SumTemplate } from './template.ts';

const history = (origin: string): LetterButton => ({
  text: 'Моите плащания',
  link: `${origin}${pages.subscription.path}?tab=payments`,
});

const documentTexts: Readonly<Record<PaymentDocument, string>> = {
  invoice: 'Виж фактурата',
  receipt: 'Виж разписката',
};

function buttonsOf(
  { receiptUrl, document = 'receipt' }: Pick<JobData<'payment-succeeded'>, 'receiptUrl' | 'document'>,
  origin: string,
) {
  if (!receiptUrl) return { button: history(origin) };
  return { button: { text: documentTexts[document], link: receiptUrl }, otherButton: history(origin) };
}

export const paymentSucceededLetter: SumTemplate<'payment-succeeded'> = (
  { email, firstName, label, amount, ...paper },
  { origin, currency },
) => ({
  to: email,
  name: firstName,
  subject: `Получихме плащането ви: ${label}`,
  paragraphs: [
    `Благодарим ви! Плащането за ${quoted(label)} е успешно. Платихте ${chargeText(amount, currency)} с включен ДДС.`,
    'Всички ваши плащания и документите към тях са на страницата „Абонамент“, в „Плащания“.',
  ],
  ...buttonsOf(paper, origin),
  reason: reasons.payer,
});

type Refunded = JobData<'payment-refunded'>;

const endings: Readonly<Record<PaymentKind, string>> = {
  promotion: 'Заедно с това спряхме и промотирането на обявата. Самата обява остава, както е.',
  subscription:
    'Заедно с това приключи и планът ви. Какво следва за обявите ви, пишем в отделен имейл. Не е нужно да правите нищо.',
};

function endingOf({ ended, upcoming }: Refunded): string {
  if (!ended) return 'Не е нужно да правите нищо.';
  if (!upcoming) return endings[ended];
  return upcoming.after
    ? `Отменихме предстоящата промоция. Промоцията преди нея продължава до ${dayInWords(upcoming.after)}`
    : 'Отменихме предстоящата промоция. Самата обява остава, както е.';
}

export const paymentRefundedLetter: SumTemplate<'payment-refunded'> = (fact, { origin, currency }) => {
  const { email, firstName, label, amount, paid, reason } = fact;
  const sum = chargeText(amount, currency);
  const arrival =
    'Парите се връщат по картата, с която сте платили, обикновено до 10\u00a0работни дни според банката ви.';
  return {
    to: email,
    name: firstName,
    subject: `Връщаме ви ${sum}`,
    paragraphs: [
      paid === undefined
        ? `Възстановихме плащането ви за ${quoted(label)}: ${ended(sum)} ${arrival}`
        : `Връщаме ви част от плащането за ${quoted(label)}: ${sum} от платените ${ended(chargeText(paid, currency))} ${arrival}`,
      endingOf(fact),
    ],
    quote: { title: quoteTitles.reason, text: reason },
    ...buttonsOf(fact, origin),
    isAnswerable: true,
    reason: reasons.payer,
  };
};

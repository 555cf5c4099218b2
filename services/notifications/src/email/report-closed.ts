import type { JobData } from '@pokriv/contracts/jobs';
import { appealUntil } from '@pokriv/contracts/moderation/appeal-states';
import * as pages from '@pokriv/contracts/pages';

import type { Letter } from './mail.ts';
import type { Statements } from './statement.ts';
import { dayInWords, named, reasons } from './template.ts';

const outcomes = {
  resolved: [
    'Взехме мерки по сигнала ви',
    'Прегледахме обявата и взехме мерки. Благодарим, че помагате обявите в Покрив да са истински.',
  ],
  dismissed: [
    'Прегледахме сигнала ви',
    'Прегледахме обявата и този път не открихме нарушение. Ако научите нещо ново, подайте сигнал отново.',
  ],
} as const;

/** How to contest a dismissal (Digital Services Act, Art. 16, 5 and 20). */
const contestText = (at: string): string =>
  `Не сте съгласни? Натиснете „Възрази“ до ${dayInWords(appealUntil(new Date(at)).toISOString())} Безплатно е. Възражението разглежда модератор, който не е взел решението, когато има такъв, и отговаряме по имейл. Можете да се обърнете и към съда или към орган за извънсъдебно решаване на спорове.`;

export const reportClosedLetter = (
  { title, status, reporter, decision }: JobData<'report-closed'>,
  { origin, linkTo }: Statements,
): Letter => ({
  to: reporter.email,
  name: reporter.firstName,
  subject: outcomes[status][0],
  paragraphs: [
    `Подадохте сигнал за обявата ${named(title)}.`,
    outcomes[status][1],
    ...(decision ? [contestText(decision.at)] : []),
  ],
  button: decision
    ? { text: 'Възрази', link: linkTo(decision) }
    : { text: 'Към обявите', link: `${origin}${pages.search.path}` },
  reason: reasons.reporter,
});

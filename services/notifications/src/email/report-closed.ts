import * as pages from '@pokriv/contracts/pages';
import { named, reasons, type Template } from './template.ts';

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

export const reportClosedLetter: Template<'report-closed'> = ({ title, status, reporter }, origin) => ({
  to: reporter.email,
  name: reporter.firstName,
  subject: outcomes[status][0],
  paragraphs: [`Подадохте сигнал за обявата ${named(title)}.`, outcomes[status][1]],
  button: { text: 'Към обявите', link: `${origin}${pages.search.path}` },
  reason: reasons.reporter,
});

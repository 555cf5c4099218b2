import { reportTypes } from '@pokriv/contracts/report-states';

import { reasons, type Template } from './template.ts';

/** The reporter's receipt. */
export const reportFiledLetter: Template<'report-filed'> = ({ title, reporter, reportType, reason }) => ({
  to: reporter.email,
  name: reporter.firstName,
  subject: 'Получихме доклада ви',
  paragraphs: [
    `Благодарим, че ни писахте за обявата „${title}“ (${reportTypes[reportType].toLowerCase()}). Модератор ще я прегледа и ще ви пишем какво сме решили.`,
    'Собственикът на обявата не научава кой я е докладвал. Вашият доклад:',
  ],
  quote: reason,
  reason: reasons.reporter,
});

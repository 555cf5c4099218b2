import { reportTypes } from '@pokriv/contracts/moderation/report-states';

import { named, quoteTitles, reasons, type Template } from './template.ts';

export const reportFiledLetter: Template<'report-filed'> = ({ title, reporter, reportType, reason }) => ({
  to: reporter.email,
  name: reporter.firstName,
  subject: 'Получихме сигнала ви',
  paragraphs: [
    `Благодарим, че ни писахте за обявата ${named(title)} (${reportTypes[reportType].toLowerCase()}). Модератор ще я прегледа и ще ви пишем какво сме решили.`,
    'Собственикът на обявата не научава кой е подал сигнала.',
  ],
  quote: { title: quoteTitles.ownReport, text: reason },
  reason: reasons.reporter,
});

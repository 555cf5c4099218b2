import { decisionKinds, type DecisionKind } from '@pokriv/contracts/moderation/decision-kinds';
import type { JobData } from '@pokriv/contracts/jobs';

import type { Letter } from './mail.ts';
import type { Statements } from './statement.ts';
import { quoteTitles, quoted, reasons } from './template.ts';

type Appealed = Pick<
  JobData<'appeal-opened'>,
  'kind' | 'title' | 'decisionId' | 'at' | 'email' | 'firstName'
>;

const decisionIn = ({ kind, title }: Appealed): string =>
  title?.trim() ? `${decisionKinds[kind]}: ${quoted(title)}` : decisionKinds[kind];

const base = (fact: Appealed, text: string, { linkTo }: Statements) => ({
  to: fact.email,
  name: fact.firstName,
  button: { text, link: linkTo({ id: fact.decisionId, at: fact.at }) },
  reason: reasons.appellant,
});

export const appealOpenedLetter = (fact: JobData<'appeal-opened'>, statements: Statements): Letter => ({
  ...base(fact, 'Виж възражението', statements),
  subject: 'Получихме възражението ви',
  paragraphs: [
    `Възразихте срещу решението „${decisionKinds[fact.kind]}“${fact.title?.trim() ? ` за обявата ${quoted(fact.title)}` : ''}.`,
    'Ще го разгледа модератор, който не е взел решението, когато има такъв. Ще ви пишем, щом има отговор.',
  ],
  quote: { title: quoteTitles.ownMessage, text: fact.message },
});

export const appealAnsweredLetter = (fact: JobData<'appeal-answered'>, statements: Statements): Letter => ({
  ...base(fact, 'Отговори', statements),
  subject: 'Отговор на възражението ви',
  paragraphs: [
    `${decisionIn(fact)}.`,
    'Възражението още не е решено. Можете да отговорите от страницата му.',
  ],
  quote: { title: quoteTitles.answer, text: fact.message },
});

const outcomes = {
  upheld: {
    subject: 'Възражението ви не е уважено',
    text: 'Прегледахме решението отново и то остава. Запазва се правото ви да се обърнете към съда или към орган за извънсъдебно решаване на спорове.',
  },
  overturned: {
    subject: 'Уважихме възражението ви',
    text: 'Прегледахме решението отново и го отменихме. Връщаме отнетото, освен ако междувременно има друго решение или вие сте променили обявата: тогава тя чака нов преглед. Извинете ни.',
  },
} as const;

/** A warning restricts nothing, so only the record is undone. */
const OVERTURNED_WARNING =
  'Прегледахме решението отново и го отменихме: предупреждението вече не се брои. Извинете ни.';

/** A dismissed report restricts nothing: it is reopened. */
const OVERTURNED_DISMISSAL =
  'Прегледахме решението отново и го отменихме. Сигналът ви пак се преглежда, освен ако междувременно по него има друго решение; ще ви пишем, щом го решим. Извинете ни.';

const overturnedTexts: Partial<Record<DecisionKind, string>> = {
  person_warned: OVERTURNED_WARNING,
  report_dismissed: OVERTURNED_DISMISSAL,
};

export const appealDecidedLetter = (fact: JobData<'appeal-decided'>, statements: Statements): Letter => ({
  ...base(fact, 'Виж решението', statements),
  subject: outcomes[fact.outcome].subject,
  paragraphs: [
    `${decisionIn(fact)}.`,
    (fact.outcome === 'overturned' && overturnedTexts[fact.kind]) || outcomes[fact.outcome].text,
  ],
  quote: { title: quoteTitles.reason, text: fact.reason },
});

import { pathTo } from '@pokriv/contracts/page';
import * as pages from '@pokriv/contracts/pages';
import type { JobData } from '@pokriv/contracts/jobs';
import { fieldName } from '@pokriv/contracts/listing/listing-field-names';
import { rejectCodes, type RejectCode } from '@pokriv/contracts/listing/listing-states';
import type { DecisionKind } from '@pokriv/contracts/moderation/decision-kinds';

import type { Letter } from './mail.ts';
import { objectionButton, statementOf, type Statements } from './statement.ts';
import { named, quoteTitles, reasons } from './template.ts';

const because = (code: RejectCode | null) =>
  code && code !== 'other' ? ` Причина: ${rejectCodes[code]}.` : '';

type Remarks = NonNullable<JobData<'listing-rejected'>['remarks']>;

/** `Снимка 3: Има лого.` */
const inWords = ({ field, picture, text }: Remarks[number]): string =>
  `${picture === null ? fieldName(field) : `Снимка ${picture}`}: ${text}`;

interface Wording {
  subject: string;
  paragraphs: [what: string, next: string];
}

const ofRevision = (title: string, code: RejectCode | null): Wording => ({
  subject: `Промените в обявата ${named(title)} са върнати за корекции`,
  paragraphs: [
    `Прегледахме промените ви и ги връщаме за корекции.${because(code)}`,
    'Обявата остава публична, каквато беше преди тях. Поправете посоченото и промените пак ще чакат одобрение.',
  ],
});

const ofPublic = (title: string, code: RejectCode | null): Wording => ({
  subject: `Моля, поправете обявата ${named(title)}`,
  paragraphs: [
    `Модератор поиска промени в обявата ви и дотогава тя не се показва.${because(code)}`,
    'Поправете посоченото и я изпратете отново: щом я одобрим, пак ще е публична.',
  ],
});

const ofNew = (title: string, code: RejectCode | null): Wording => ({
  subject: `Обявата ${named(title)} е върната за корекции`,
  paragraphs: [
    `Прегледахме обявата ви и я връщаме за корекции.${because(code)}`,
    'Нищо не е загубено: поправете посоченото и я изпратете отново.',
  ],
});

const kindOf = ({ isRevision, wasPublic }: JobData<'listing-rejected'>): DecisionKind =>
  isRevision ? 'revision_returned' : wasPublic ? 'listing_unpublished' : 'listing_returned';

export function listingRejectedLetter(fact: JobData<'listing-rejected'>, statements: Statements): Letter {
  const {
    listingId,
    title,
    landlord,
    reason,
    code,
    isRevision,
    wasPublic = false,
    decision,
    remarks = [],
  } = fact;
  return {
    to: landlord.email,
    name: landlord.firstName,
    ...(isRevision ? ofRevision : wasPublic ? ofPublic : ofNew)(title, code),
    quote: { title: quoteTitles.moderator, text: [reason, ...remarks.map(inWords)].join('\n') },
    closing: decision && statementOf({ kind: kindOf(fact), code, decision }),
    button: {
      text: 'Поправи обявата',
      link: `${statements.origin}${pathTo(pages.editListing, listingId)}`,
    },
    ...(decision && { otherButton: objectionButton(decision, statements) }),
    isAnswerable: true,
    reason: reasons.landlord,
  };
}

import * as pages from '@pokriv/contracts/pages';
import type { JobData } from '@pokriv/contracts/jobs';

import type { Letter } from './mail.ts';
import { dayInWords, reasons } from './template.ts';

/** Confirms a deletion request with its date and how to cancel it (decisions §9). */
export const deletionRequestedLetter = (
  { email, firstName, erasedAt }: JobData<'deletion-requested'>,
  origin: string,
): Letter => ({
  to: email,
  name: firstName,
  subject: `Профилът ви ще бъде изтрит на ${dayInWords(erasedAt)}`,
  paragraphs: [
    `Поискахте да изтрием профила ви в Покрив. Ще го направим на ${dayInWords(erasedAt)}: тогава изчезват обявите, снимките, любимите ви обяви и данните ви, и връщане няма.`,
    'Дотогава обявите ви са скрити, но можете да влизате и да изтеглите данните си.',
    'Ако сте размислили или не сте били вие, влезте и изберете „Отказвам се от изтриването“ в профила си.',
  ],
  button: { text: 'Към профила', link: `${origin}${pages.profile.path}` },
  reason: reasons.account,
});

export const deletionCancelledLetter = (
  { email, firstName }: JobData<'deletion-cancelled'>,
  origin: string,
): Letter => ({
  to: email,
  name: firstName,
  subject: 'Профилът ви остава',
  paragraphs: [
    'Отказахте се от изтриването на профила си. Всичко е както преди: обявите ви отново се виждат.',
    'Ако не сте били вие, сменете паролата си.',
  ],
  button: { text: 'Към профила', link: `${origin}${pages.profile.path}` },
  reason: reasons.account,
});

/** Announces the erasure of an account after almost two years of inactivity (spec §1). */
export const accountInactiveLetter = (
  { email, firstName, erasedAt }: JobData<'account-inactive'>,
  origin: string,
): Letter => ({
  to: email,
  name: firstName,
  subject: `Неизползваният ви профил ще бъде изтрит на ${dayInWords(erasedAt)}`,
  paragraphs: [
    'Почти две години не сте влизали в Покрив. Не пазим данни, които не са нужни на никого, затова изтриваме такива профили.',
    `Ако искате да го запазите, влезте до ${dayInWords(erasedAt)} Ако не, не правете нищо.`,
  ],
  button: { text: 'Влез и запази профила', link: `${origin}${pages.login.path}` },
  reason: reasons.account,
});

/** Last mail to an erased person: this address is no longer stored. */
export const accountErasedLetter = ({ email, firstName }: JobData<'account-erased'>): Letter => ({
  to: email,
  name: firstName,
  subject: 'Профилът ви в Покрив е изтрит',
  paragraphs: [
    'Изтрихме профила ви, обявите, снимките, любимите, запазените търсения и съобщенията, които сте написали. Това е последното ни писмо: имейлът ви вече не е при нас.',
    'Каквото законът ни задължава да пазим, например документи за плащания и решения по сигнали, остава без името и данните ви за връзка, освен ако те са част от счетоводен документ. Хората, с които сте си писали, виждат само своите съобщения.',
    'Ако някога потърсите нов дом, ще се радваме да ви видим отново.',
  ],
  reason: reasons.formerAccount,
});

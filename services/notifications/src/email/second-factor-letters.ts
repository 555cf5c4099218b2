import * as pages from '@pokriv/contracts/pages';
import type { JobData } from '@pokriv/contracts/jobs';

import type { Letter } from './mail.ts';
import { counted, momentInWords, quoteTitles, reasons, type Template } from './template.ts';

type Fact = JobData<'second-factor-changed'>;

const notYou =
  'Ако не сте били вие, някой знае паролата ви. Сменете я веднага и кажете на друг администратор.';

const codesLeft = (left: number): string =>
  left === 0
    ? 'Нямате повече резервни кодове. Вземете нови от профила си.'
    : `${left === 1 ? 'Остава' : 'Остават'} ви ${counted(left, 'резервен код', 'резервни кода')}.`;

const words: Record<Fact['change'], (fact: Fact) => { subject: string; paragraphs: string[] }> = {
  'set-up': ({ at }) => ({
    subject: 'Двуфакторната защита е включена',
    paragraphs: [
      `На ${momentInWords(at)} включихте двуфакторната защита на профила си. Отсега нататък след паролата въвеждате и код от приложението.`,
      'Пазете резервните си кодове на сигурно място: с тях влизате, ако телефонът не е у вас.',
      notYou,
    ],
  }),
  replaced: ({ at }) => ({
    subject: 'Приложението за кодове е сменено',
    paragraphs: [
      `На ${momentInWords(at)} свързахте ново приложение за кодове. Кодовете от предишното и старите резервни кодове вече не важат.`,
      notYou,
    ],
  }),
  'codes-renewed': ({ at }) => ({
    subject: 'Имате нови резервни кодове',
    paragraphs: [`На ${momentInWords(at)} взехте нови резервни кодове. Старите вече не важат.`, notYou],
  }),
  'recovery-used': ({ at, recoveryLeft }) => ({
    subject: 'Влизане с резервен код',
    paragraphs: [`На ${momentInWords(at)} беше въведен ваш резервен код. ${codesLeft(recoveryLeft)}`, notYou],
  }),
  'switched-off': ({ at }) => ({
    subject: 'Двуфакторната защита е изключена',
    paragraphs: [
      `На ${momentInWords(at)} изключихте двуфакторната защита. Сега профилът ви се пази само с парола.`,
      notYou,
    ],
  }),
  reset: ({ at }) => ({
    subject: 'Двуфакторната ви защита е нулирана',
    paragraphs: [
      `На ${momentInWords(at)} друг администратор нулира двуфакторната ви защита и излязохте от всички устройства. Кодовете от приложението и резервните кодове вече не важат.`,
      'Влезте с паролата си и настройте защитата отново. Ако не сте го поискали, сменете паролата си и кажете на друг администратор.',
    ],
  }),
};

/** Change of an administrator's second factor; never contains a sign-in link or code. */
export const secondFactorLetter: Template<'second-factor-changed'> = (fact, origin): Letter => {
  const { subject, paragraphs } = words[fact.change](fact);
  return {
    to: fact.email,
    name: fact.firstName,
    subject,
    paragraphs,
    ...(fact.reason && { quote: { title: quoteTitles.reason, text: fact.reason } }),
    button: { text: 'Към профила', link: `${origin}${pages.profile.path}#second-factor` },
    reason: reasons.admin,
  };
};

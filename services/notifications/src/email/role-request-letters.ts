import * as pages from '@pokriv/contracts/pages';
import { roles } from '@pokriv/contracts/roles';

import type { Letter } from './mail.ts';
import { quoteTitles, reasons, type Template } from './template.ts';

type Outcome = Pick<Letter, 'subject' | 'paragraphs' | 'button'>;

const nextSteps = {
  landlord: ['Вече можете да публикувате обяви.', 'Добави обява', pages.newListing.path],
  tenant: ['От днес профилът ви е за търсещи жилище.', 'Към профила', pages.profile.path],
  admin: ['Вече имате достъп до администрацията.', 'Към профила', pages.profile.path],
} as const;

export const roleRequestLetter: Template<'role-request-decided'> = (fact, origin) => {
  const { email, firstName, role, status, notes } = fact;
  const wished = `„${roles[role]}“`;
  const [step, text, path] = nextSteps[role];
  const outcomes: Record<typeof status, Outcome> = {
    approved: {
      subject: `Ролята ви вече е ${wished}`,
      paragraphs: ['Одобрихме заявката ви за друга роля.', step],
      button: { text, link: origin + path },
    },
    rejected: {
      subject: 'Не одобрихме заявката ви за друга роля',
      paragraphs: [
        `Помолихте за роля ${wished}. Този път не можем да я одобрим.`,
        'Ролята ви остава същата. Когато нещо се промени, изпратете нова заявка от профила си.',
      ],
      button: { text: 'Към профила', link: `${origin}${pages.profile.path}` },
    },
  };
  return {
    to: email,
    name: firstName,
    ...outcomes[status],
    ...(notes && { quote: { title: quoteTitles.reason, text: notes } }),
    reason: reasons.account,
  };
};

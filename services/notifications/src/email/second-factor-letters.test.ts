import type { JobData } from '@pokriv/contracts/jobs';

import { secondFactorLetter } from './second-factor-letters.ts';

const fact: JobData<'second-factor-changed'> = {
  email: 'admin@example.bg',
  firstName: 'Анна',
  change: 'set-up',
  at: '2026-11-22T12:05:00.000Z',
  recoveryLeft: 10,
  reason: null,
};
const letterOf = (parts: Partial<typeof fact>) =>
  secondFactorLetter({ ...fact, ...parts }, 'https://pokriv.bg');
const textOf = (parts: Partial<typeof fact>) =>
  letterOf(parts).paragraphs.join(' ').replaceAll('\u00a0', ' ');

describe('second factor letter', () => {
  it.each([
    ['set-up', 'Двуфакторната защита е включена'],
    ['replaced', 'Приложението за кодове е сменено'],
    ['codes-renewed', 'Имате нови резервни кодове'],
    ['recovery-used', 'Влизане с резервен код'],
    ['switched-off', 'Двуфакторната защита е изключена'],
    ['reset', 'Двуфакторната ви защита е нулирана'],
  ] as const)(
    'after %s: says what happened, when, and what to do if it was not the recipient',
    (change, subject) => {
      expect(letterOf({ change })).toMatchObject({
        to: 'admin@example.bg',
        subject,
        button: { link: 'https://pokriv.bg/profile#second-factor' },
      });
      expect(textOf({ change })).toMatch(/22 ноември 2026 г\. в 14:05/u);
      expect(textOf({ change })).toMatch(/Ако не сте/u);
    },
  );

  it.each([
    [9, 'Остават ви 9 резервни кода.'],
    [1, 'Остава ви 1 резервен код.'],
    [0, 'Нямате повече резервни кодове.'],
  ])('counts the remaining recovery codes: %d', (recoveryLeft, text) => {
    expect(textOf({ change: 'recovery-used', recoveryLeft })).toContain(text);
  });

  it('quotes the reason of the admin who reset it', () => {
    expect(letterOf({ change: 'reset', reason: 'Изгубен телефон' }).quote).toMatchObject({
      text: 'Изгубен телефон',
    });
  });
});

import type { JobData } from '@pokriv/contracts/jobs';

import type { Letter } from '../email/mail.ts';
import type { Recipient } from '../recipients/recipient.model.ts';
import { mailAppeal } from './mail-admins.ts';

const admin = (_id: string): Recipient => ({
  _id,
  email: `${_id}@example.bg`,
  firstName: 'Ана',
  lastName: '',
  role: 'admin',
  version: 1,
});
const fact: JobData<'appeal-opened'> = {
  decisionId: '6900000ce3fb2420fe98cf44',
  kind: 'report_dismissed',
  title: 'Светъл двустаен',
  at: '2026-11-21T10:00:00.000Z',
  email: 'maria@example.bg',
  firstName: 'Мария',
  message: 'Снимките са чужди.',
  decidedBy: 'ana',
};

async function sentFor(admins: Recipient[], over: Partial<typeof fact> = {}) {
  const sent: { letter: Letter; key: string }[] = [];
  await mailAppeal(
    {
      send: async (letter, key) => void sent.push({ letter, key }),
      recipients: { admins: async () => admins },
      flood: { isWithheld: async () => false, closeHours: async () => undefined },
      origin: 'https://pokriv.bg',
    },
    { ...fact, ...over },
  );
  return sent;
}
const to = (sent: Awaited<ReturnType<typeof sentFor>>) => sent.map(({ letter }) => letter.to);

describe('mailAppeal', () => {
  it('mails every administrator but the one who made the decision', async () => {
    const sent = await sentFor([admin('ana'), admin('boris'), admin('vera')]);
    expect(to(sent)).toEqual(['boris@example.bg', 'vera@example.bg']);
    expect(sent[0]?.letter).toMatchObject({
      subject: 'Ново възражение: Сигналът е отхвърлен',
      quote: { text: 'Снимките са чужди.' },
      button: { link: 'https://pokriv.bg/admin/appeals?id=6900000ce3fb2420fe98cf44' },
    });
  });

  it('mails the decider when there is no other administrator', async () => {
    expect(to(await sentFor([admin('ana')]))).toEqual(['ana@example.bg']);
  });

  it('mails every administrator about an automated decision and one of an unknown moderator', async () => {
    const admins = [admin('ana'), admin('boris')];
    for (const decidedBy of [null, undefined])
      expect(to(await sentFor(admins, { decidedBy }))).toHaveLength(2);
  });

  it('has one key for each appeal', async () => {
    const sent = await sentFor([admin('boris'), admin('vera')]);
    expect(new Set(sent.map(({ key }) => key))).toEqual(new Set([`appeal-to-admin:${fact.decisionId}`]));
  });
});

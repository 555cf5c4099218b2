import { viewingStates, type ViewingState } from '@pokriv/contracts/conversation/viewing-states';
import type { JobData } from '@pokriv/contracts/jobs';
import ICAL from 'ical.js';
import { createTransport } from 'nodemailer';

import { mailOf } from './layout.ts';
import { viewingRemindedLetter, viewingToldLetter } from './viewing-letters.ts';

const origin = 'https://pokriv.bg';
const now = new Date('2026-11-22T10:00:00Z');
const parts = { origin, sender: { name: 'Наеми', email: 'hello@mail.pokriv.bg' }, now };
const confirmed: JobData<'viewing-told'> = {
  ...{ to: { email: 'maria@example.bg', firstName: 'Мария' }, viewingId: 'v1', threadId: 't1' },
  ...{ listing: { listingId: 'l1', title: 'Светъл <двустаен>; „Изток“' }, side: 'tenant', with: 'Петър И.' },
  ...{ state: 'confirmed', awaitsMe: false, options: [], before: null, people: 2, kind: 'on_site' },
  ...{ start: '2026-11-24T16:30:00.000Z', end: '2026-11-24T16:50:00.000Z', address: 'ул. Шипка 3, София' },
  ...{ reason: null, expiresAt: null, sequence: 0, wasConfirmed: true },
};
const earlier = '2026-11-23T07:00:00.000Z';
const told = (changed: Partial<JobData<'viewing-told'>>) => {
  const letter = viewingToldLetter({ ...confirmed, ...changed }, parts);
  if (!letter) throw new Error('there is no letter');
  return letter;
};

/** Parses the calendar part of a sent mail with a second library that knows only the part's own zones. */
async function readPart(changed: Partial<JobData<'viewing-told'>>) {
  const transport = createTransport({ streamTransport: true, buffer: true });
  const mail = await mailOf(told(changed));
  const { message } = await transport.sendMail({ from: 'Покрив <no-reply@pokriv.bg>', ...mail });
  const part =
    /Content-Type: text\/calendar;(?<type>[^]*?)\r\nContent-Transfer-Encoding: base64\r\n\r\n(?<body>[\w+/=\r\n]+)/u.exec(
      String(message),
    )?.groups;
  ICAL.TimezoneService.reset();
  const calendar = new ICAL.Component(
    ICAL.parse(Buffer.from(part?.['body'] ?? '', 'base64').toString()) as never,
  );
  for (const zone of calendar.getAllSubcomponents('vtimezone'))
    ICAL.TimezoneService.register(new ICAL.Timezone(zone));
  const component = calendar.getFirstSubcomponent('vevent');
  if (!component) throw new Error('there is no event');
  return { type: part?.['type'], calendar, component, event: new ICAL.Event(component) };
}

describe('the calendar part of a viewing', () => {
  it('invites the recipient to a confirmed viewing, reminding a day and two hours before', async () => {
    const { type, calendar, component, event } = await readPart({});
    expect(type).toMatch(/method=REQUEST/u);
    expect(calendar.getFirstPropertyValue('method')).toBe('REQUEST');
    expect(calendar.getFirstSubcomponent('vtimezone')?.getFirstPropertyValue('tzid')).toBe('Europe/Sofia');
    expect([event.uid, event.sequence]).toEqual(['v1@pokriv', 0]);
    expect(event.summary).toBe('Оглед: Светъл <двустаен>; „Изток“');
    expect(event.location).toBe('ул. Шипка 3, София');
    expect(event.startDate.toString()).toBe('2026-11-24T18:30:00');
    expect(event.endDate.toJSDate()).toEqual(new Date('2026-11-24T16:50:00Z'));
    expect(event.attendees.map((one) => String(one.getFirstValue()).toLowerCase())).toEqual([
      'mailto:maria@example.bg',
    ]);
    expect(
      component
        .getAllSubcomponents('valarm')
        .map((alarm) => alarm.getFirstPropertyValue('trigger')?.toString()),
    ).toEqual(['-P1D', '-PT2H']);
  });

  it.each(['moved', 'confirmed'] as const)(
    'updates the same event by a higher sequence when the time changes (%s)',
    async (state) => {
      const { calendar, event } = await readPart({ state, before: earlier, sequence: 2 });
      expect(calendar.getFirstPropertyValue('method')).toBe('REQUEST');
      expect([event.uid, event.sequence]).toEqual(['v1@pokriv', 2]);
      expect(event.startDate.toJSDate()).toEqual(new Date('2026-11-24T16:30:00Z'));
    },
  );

  it.each(['cancelled', 'expired'] as const)('removes an agreed time that is %s', async (state) => {
    const { type, component, event } = await readPart({ state, sequence: 3 });
    expect(type).toMatch(/method=CANCEL/u);
    expect(component.getFirstPropertyValue('status')).toBe('CANCELLED');
    expect([event.uid, event.sequence]).toEqual(['v1@pokriv', 3]);
    expect(component.getAllSubcomponents('valarm')).toEqual([]);
  });

  it('removes an agreed time of which only the former start is known', async () => {
    const { event } = await readPart({ state: 'cancelled', start: null, end: null, before: earlier });
    expect(event.startDate.toJSDate()).toEqual(new Date(earlier));
  });

  it.each(['requested', 'countered', 'declined', 'expired', 'cancelled'] as const)(
    'is absent while no time was agreed on (%s)',
    (state) => expect(told({ state, wasConfirmed: false }).calendar).toBeUndefined(),
  );

  it('carries neither the e-mail nor the phone of the other person', () => {
    const { content = '' } = told({}).calendar ?? {};
    const addresses = content.replaceAll('\r\n ', '').match(/[\w.-]+@[\w.-]+/gu);
    expect(new Set(addresses)).toEqual(new Set(['v1@pokriv', 'hello@mail.pokriv.bg', 'maria@example.bg']));
  });

  it('names the sender of the mails as its organizer', async () => {
    const { component } = await readPart({});
    const organizer = component.getFirstProperty('organizer');
    expect([organizer?.getParameter('cn'), organizer?.getFirstValue()]).toEqual([
      'Наеми',
      'mailto:hello@mail.pokriv.bg',
    ]);
  });
});

describe('the mail about a viewing', () => {
  const untold: readonly ViewingState[] = ['done', 'no_show_tenant', 'no_show_landlord', 'disputed'];
  const states = Object.keys(viewingStates) as ViewingState[];

  it.each(states.filter((state) => !untold.includes(state)))(
    'names the listing and the time in Sofia in its subject (%s)',
    (state) => {
      for (const side of ['tenant', 'landlord'] as const)
        for (const awaitsMe of [true, false]) {
          const { subject, button } = told({ state, side, awaitsMe });
          expect(subject).toContain('„Светъл <двустаен>; «Изток»“: вторник, 24.11.2026, 18:30');
          expect(button?.link).toBe('https://pokriv.bg/viewings?viewing=v1');
        }
    },
  );

  it.each(untold)('is not sent when it is said how the viewing went (%s)', (state) => {
    expect(viewingToldLetter({ ...confirmed, state }, parts)).toBeUndefined();
  });

  it('lists each of several offered times', () => {
    const options = ['2026-11-24T16:30:00.000Z', '2027-03-28T00:30:00.000Z', '2027-03-28T01:30:00.000Z'];
    const letter = told({ state: 'countered', awaitsMe: true, start: null, end: null, options });
    expect(letter.subject).toMatch(/: 3 възможни часа$/u);
    expect(letter.paragraphs[1]).toContain(
      'Час: вторник, 24.11.2026, 18:30\nЧас: неделя, 28.03.2027, 02:30\nЧас: неделя, 28.03.2027, 04:30',
    );
  });

  it.each([
    [1, 'Друг час', 'Предложихте друг час', 'отказа предложения час.'],
    [2, 'Други часове', 'Предложихте други часове', 'отказа предложените часове.'],
  ])('agrees with %d offered times', (count, offered, offering, declined) => {
    const options = ['2026-11-24T16:30:00.000Z', '2026-11-25T16:30:00.000Z'].slice(0, count);
    const several = { start: null, end: null, options };
    expect(told({ ...several, state: 'countered', awaitsMe: true }).subject).toContain(`${offered} за оглед`);
    expect(told({ ...several, state: 'countered', awaitsMe: false }).subject).toContain(`${offering} за`);
    expect(told({ ...several, state: 'declined', side: 'landlord' }).paragraphs[0]).toContain(declined);
  });

  it('names the former time when it was moved, and quotes the reason', () => {
    const letter = told({ state: 'moved', awaitsMe: true, before: earlier, reason: ' Ще закъснея. ' });
    expect(letter.paragraphs[0]).toBe('Петър И. предлага друг час вместо понеделник, 23.11.2026, 09:00.');
    expect(letter.quote?.text).toBe('Ще закъснея.');
  });

  it.each([
    [{}, 'Имате уговорен оглед със Стоян П.'],
    [{ before: earlier }, 'Уговорихте със Стоян П. друг час вместо понеделник, 23.11.2026, 09:00.'],
    [{ state: 'cancelled' }, 'Огледът със Стоян П. няма да се състои.'],
  ] as const)('takes „със“ before a name with an initial с: %#', (changed, text) => {
    expect(told({ ...changed, with: 'Стоян П.' }).paragraphs[0]).toBe(text);
  });

  it('names the time that was agreed on when it is called off', () => {
    expect(told({ state: 'cancelled', before: earlier }).subject).toMatch(
      /: понеделник, 23\.11\.2026, 09:00$/u,
    );
  });
});

describe('the reminder of a viewing', () => {
  it('answers by a page that asks first, never by the link alone', () => {
    const { button, otherButton } = viewingRemindedLetter({ ...confirmed, hours: 24 }, origin);
    expect([button, otherButton]).toEqual([
      { text: 'Идвам', link: 'https://pokriv.bg/viewings?viewing=v1&answer=coming' },
      { text: 'Не мога', link: 'https://pokriv.bg/viewings?viewing=v1&answer=not-coming' },
    ]);
  });

  it.each([
    [24, 'Напомняне за оглед на'],
    [2, 'След два часа: оглед на'],
  ] as const)('says in its subject that the viewing is in %d hours', (hours, start) => {
    const { subject } = viewingRemindedLetter({ ...confirmed, hours }, origin);
    expect(subject).toBe(`${start} „Светъл <двустаен>; «Изток»“: вторник, 24.11.2026, 18:30`);
  });
});

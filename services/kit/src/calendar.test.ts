import ICAL from 'ical.js';

import { viewingCalendar, type CalendarViewing } from './calendar.ts';

const viewing: CalendarViewing = {
  id: '656e0f2f9f1b2c0001a1b2c3',
  sequence: 0,
  start: new Date('2026-11-24T08:00:00Z'),
  end: new Date('2026-11-24T08:20:00Z'),
  title: 'Двустаен, Лозенец; „светъл“\nс гараж',
  with: 'Мария П.',
  kind: 'on_site',
  address: 'ул. Шипка 3, София',
  url: 'https://pokriv.example/messages/1',
  changedAt: new Date('2026-11-23T10:00:00Z'),
};
const mail = {
  organizer: { name: 'Покрив', email: 'ogledi@pokriv.example' },
  attendee: { name: 'Иван "Ваньо" Д.', email: 'ivan@example.com' },
};

/** Parses with a second library that knows only the file's own zones. */
function read(text: string) {
  ICAL.TimezoneService.reset();
  const calendar = new ICAL.Component(ICAL.parse(text));
  for (const zone of calendar.getAllSubcomponents('vtimezone'))
    ICAL.TimezoneService.register(new ICAL.Timezone(zone));
  const events = calendar.getAllSubcomponents('vevent').map((part) => new ICAL.Event(part));
  return { calendar, events };
}

const request = (changed: Partial<CalendarViewing> = {}) =>
  viewingCalendar({
    method: 'REQUEST',
    organizer: mail.organizer,
    viewings: [{ ...viewing, attendee: mail.attendee, ...changed }],
  });

describe('viewingCalendar', () => {
  it.each([
    ['Мария П.', 'Оглед с Мария П.'],
    ['Стоян К.', 'Оглед със Стоян К.'],
  ])('names %s, whom the viewing is with', (name, text) => {
    const { events } = read(request({ with: name }));
    expect(events[0]?.description).toBe(`${text}\n${viewing.url}`);
  });

  it('writes an invitation that another library reads whole', () => {
    const { calendar, events } = read(request());
    const [event] = events;
    expect(calendar.getFirstPropertyValue('method')).toBe('REQUEST');
    expect(event?.uid).toBe(`${viewing.id}@pokriv`);
    expect(event?.summary).toBe(`Оглед: ${viewing.title}`);
    expect(event?.location).toBe(viewing.address);
    expect(event?.startDate.toJSDate()).toEqual(viewing.start);
    expect(event?.endDate.toJSDate()).toEqual(viewing.end);
    expect(event?.startDate.toString()).toBe('2026-11-24T10:00:00');
    expect(event?.component.getFirstPropertyValue('organizer')).toBe('mailto:ogledi@pokriv.example');
    expect(event?.attendees[0]?.getParameter('cn')).toBe('Иван "Ваньо" Д.');
    expect(event?.component.getFirstPropertyValue('dtstamp')?.toString()).toBe('2026-11-23T10:00:00Z');
  });

  it('reminds 24 and 2 hours before', () => {
    const alarms = read(request()).events[0]?.component.getAllSubcomponents('valarm');
    expect(alarms?.map((alarm) => alarm.getFirstPropertyValue('trigger')?.toString())).toEqual([
      '-P1D',
      '-PT2H',
    ]);
  });

  it('writes an update of the same event with a higher sequence', () => {
    const moved = {
      sequence: 1,
      start: new Date('2026-11-25T09:00:00Z'),
      end: new Date('2026-11-25T09:20:00Z'),
    };
    const [event] = read(request(moved)).events;
    expect(event?.uid).toBe(`${viewing.id}@pokriv`);
    expect(event?.sequence).toBe(1);
    expect(event?.startDate.toJSDate()).toEqual(moved.start);
  });

  it('writes a cancellation without alarms', () => {
    const { calendar, events } = read(
      viewingCalendar({ method: 'CANCEL', ...mail, viewings: [{ ...viewing, sequence: 2 }] }),
    );
    expect(calendar.getFirstPropertyValue('method')).toBe('CANCEL');
    expect(events[0]?.component.getFirstPropertyValue('status')).toBe('CANCELLED');
    expect(events[0]?.sequence).toBe(2);
    expect(events[0]?.component.getAllSubcomponents('valarm')).toEqual([]);
  });

  it.each([
    ['winter', '2026-10-24T23:59:00Z'],
    ['the morning after the autumn night', '2026-10-25T07:00:00Z'],
    ['the spring night', '2027-03-28T00:50:00Z'],
    ['the morning after the spring night', '2027-03-28T06:00:00Z'],
  ])('keeps the instant: %s', (_name, start) => {
    const [event] = read(
      request({ start: new Date(start), end: new Date(Date.parse(start) + 600_000) }),
    ).events;
    expect(event?.startDate.toJSDate()).toEqual(new Date(start));
  });

  it('writes 03:30 of the autumn night as wall time, of which RFC 5545 means the first', () => {
    const text = request({ start: new Date('2026-10-25T00:30:00Z'), end: new Date('2026-10-25T00:50:00Z') });
    expect(text).toContain('DTSTART;TZID=Europe/Sofia:20261025T033000');
  });

  it('writes a feed of several viewings, and of none', () => {
    const feed = viewingCalendar({
      method: 'PUBLISH',
      name: 'Огледи в Покрив',
      viewings: [viewing, { ...viewing, id: 'b', isCancelled: true }],
    });
    expect(read(feed).events.map(({ uid }) => uid)).toEqual([`${viewing.id}@pokriv`, 'b@pokriv']);
    expect(read(viewingCalendar({ method: 'PUBLISH', viewings: [] })).events).toEqual([]);
  });

  it('folds lines at 75 bytes and ends them with CRLF', () => {
    const lines = request().split('\r\n');
    expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
    expect(lines.join('')).not.toContain('\n');
  });
});

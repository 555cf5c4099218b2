import { REMINDERS_H, type ViewingKind } from '@pokriv/contracts/conversation/viewing-states';
import { withWords } from '@pokriv/contracts/with-words';
import {
  ICalAlarmType,
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalCalendar,
  ICalCalendarMethod,
  ICalEventStatus,
} from 'ical-generator';
import { DateTime } from 'luxon';

/** Calendar files of viewings (RFC 5545), for downloads, feeds and mails (design/conversations, Told how). */

const ZONE = 'Europe/Sofia';
const HOUR_S = 3600;

/** EU rules since 1996: DST changes on the last Sundays of March and October at 01:00 UTC. */
const SOFIA = `BEGIN:VTIMEZONE
TZID:${ZONE}
BEGIN:DAYLIGHT
TZOFFSETFROM:+0200
TZOFFSETTO:+0300
TZNAME:EEST
DTSTART:19970330T030000
RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU
END:DAYLIGHT
BEGIN:STANDARD
TZOFFSETFROM:+0300
TZOFFSETTO:+0200
TZNAME:EET
DTSTART:19961027T040000
RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU
END:STANDARD
END:VTIMEZONE`;

export interface CalendarViewing {
  /** Viewing id; the UID `{id}@pokriv` is the same in every file, so that a later file replaces the event. */
  id: string;
  /** Increases with each change of the viewing. */
  sequence: number;
  start: Date;
  end: Date;
  /** Listing title. */
  title: string;
  /** The other person, as „Мария П.“. */
  with: string;
  kind: ViewingKind;
  address: string | null;
  /** Address of the thread's page. */
  url: string;
  /** Time of the last change (`DTSTAMP`). */
  changedAt: Date;
  isCancelled?: boolean;
  /** Recipient of a mail: mail clients offer an invitation only to its attendee. */
  attendee?: { name: string; email: string };
}

export interface ViewingCalendar {
  /** `PUBLISH`: downloads and feeds; `REQUEST`: an invitation or its update by mail; `CANCEL`: removes the event. */
  method: 'PUBLISH' | 'REQUEST' | 'CANCEL';
  viewings: CalendarViewing[];
  /** Name of a feed. */
  name?: string;
  /** Sender of the mails; mail clients require it for `REQUEST` and `CANCEL`. */
  organizer?: { name: string; email: string };
}

/** Wall time in Sofia: the library writes dates without a zone in the process's zone. */
const inSofia = (moment: Date): DateTime => DateTime.fromJSDate(moment, { zone: ZONE });

/** @returns a file with CRLF line ends, lines folded at 75 bytes; times in `Europe/Sofia` with its `VTIMEZONE` */
export function viewingCalendar({ method, viewings, name, organizer }: ViewingCalendar): string {
  const calendar = new ICalCalendar({
    prodId: { company: 'Покрив', product: 'Огледи', language: 'BG' },
    method: ICalCalendarMethod[method],
    timezone: { name: null, generator: () => SOFIA },
    ...(name !== undefined && { name }),
  });
  for (const viewing of viewings) {
    const isCancelled = method === 'CANCEL' || viewing.isCancelled === true;
    const event = calendar.createEvent({
      id: `${viewing.id}@pokriv`,
      sequence: viewing.sequence,
      stamp: viewing.changedAt,
      start: inSofia(viewing.start),
      end: inSofia(viewing.end),
      timezone: ZONE,
      summary: `Оглед: ${viewing.title}`,
      description: `${viewing.kind === 'video' ? 'Видео оглед' : 'Оглед'} ${withWords(viewing.with)}\n${viewing.url}`,
      url: viewing.url,
      status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
      ...(viewing.address !== null && { location: viewing.address }),
      ...(organizer && { organizer }),
    });
    if (viewing.attendee)
      event.createAttendee({
        ...viewing.attendee,
        role: ICalAttendeeRole.REQ,
        status: ICalAttendeeStatus.ACCEPTED,
      });
    if (!isCancelled)
      for (const hours of REMINDERS_H)
        event.createAlarm({ type: ICalAlarmType.display, triggerBefore: hours * HOUR_S });
  }
  return `${calendar.toString()}\r\n`;
}

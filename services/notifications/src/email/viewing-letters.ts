import { ended } from '@pokriv/contracts/ended';
import type { ToldViewing } from '@pokriv/contracts/conversation/conversation-jobs';
import { viewingKinds, type ViewingState } from '@pokriv/contracts/conversation/viewing-states';
import type { JobData } from '@pokriv/contracts/jobs';
import { pathTo } from '@pokriv/contracts/page';
import * as pages from '@pokriv/contracts/pages';
import { withWords } from '@pokriv/contracts/with-words';
import { viewingCalendar } from '@pokriv/service-kit/calendar';

import type { CalendarPart, Letter, LetterButton } from './mail.ts';
import type { MailSender } from './mail-sender.ts';
import { named, quoteTitles, reasons, viewingTime } from './template.ts';

/** States with a mail; the outcome is asked in the app only (design/conversations, Told how). */
type ToldState = Exclude<ViewingState, 'done' | 'no_show_tenant' | 'no_show_landlord' | 'disputed'>;

interface Wording {
  subject: string;
  what: string;
  next: string;
  button: string;
}

/** The viewing's single time: chosen, or the only requested one; undefined with several options. */
function timeOf({ start, options }: ToldViewing): string | undefined {
  const only = start ?? (options.length === 1 ? options[0] : undefined);
  return only && viewingTime(only);
}

const isOneTime = ({ options }: ToldViewing): boolean => options.length === 1;

const timesOf = (viewing: ToldViewing): string =>
  timeOf(viewing) ?? `${viewing.options.length} възможни часа`;

const untilOf = ({ expiresAt }: ToldViewing): string => (expiresAt ? ` до ${viewingTime(expiresAt)}` : '');

/** The cancelled time: confirmed before the change, or requested. */
const lostTime = ({ before, ...viewing }: ToldViewing): string =>
  before ? viewingTime(before) : timesOf({ before, ...viewing });

const ofPage = 'Виж огледа';

const wordings: Readonly<Record<ToldState, (viewing: ToldViewing) => Wording>> = {
  requested: (viewing) => {
    const { with: other, awaitsMe, listing } = viewing;
    const about = `за ${named(listing.title)}: ${timesOf(viewing)}`;
    return awaitsMe
      ? {
          subject: `Заявка за оглед ${about}`,
          what: `${other} иска да види жилището.`,
          next: `Потвърдете, откажете или предложете други часове${untilOf(viewing)}. След това заявката отпада.`,
          button: 'Отговори на заявката',
        }
      : {
          subject: `Поискахте оглед ${about}`,
          what: `Изпратихме заявката ви до ${ended(other)}`,
          next: `Очакваме отговор${untilOf(viewing)} и веднага ще ви пишем. Дотогава огледът още не е уговорен.`,
          button: ofPage,
        };
  },
  countered: (viewing) => {
    const { with: other, awaitsMe, listing } = viewing;
    return awaitsMe
      ? {
          subject: `${isOneTime(viewing) ? 'Друг час' : 'Други часове'} за оглед на ${named(listing.title)}: ${timesOf(viewing)}`,
          what: `${other} не може в поисканото време и предлага друго.`,
          next: `Изберете час или предложете свой${untilOf(viewing)}. След това заявката отпада.`,
          button: 'Избери час',
        }
      : {
          subject: `Предложихте ${isOneTime(viewing) ? 'друг час' : 'други часове'} за оглед на ${named(listing.title)}: ${timesOf(viewing)}`,
          what: `Изпратихме предложението ви до ${ended(other)}`,
          next: `Очакваме отговор${untilOf(viewing)} и веднага ще ви пишем.`,
          button: ofPage,
        };
  },
  confirmed: (viewing) => {
    const { before, listing, start, with: other } = viewing;
    const isMoved = before !== null && before !== start;
    return {
      subject: isMoved
        ? `Огледът на ${named(listing.title)} е преместен: ${timesOf(viewing)}`
        : `Уговорен оглед на ${named(listing.title)}: ${timesOf(viewing)}`,
      what: isMoved
        ? `Уговорихте ${withWords(other)} друг час вместо ${viewingTime(before)}.`
        : `Имате уговорен оглед ${withWords(ended(other))}`,
      next: 'Добавете го в календара си с прикачения файл. Ще ви напомним ден и два часа преди него. Ако не можете, преместете го или го отменете навреме.',
      button: ofPage,
    };
  },
  moved: (viewing) => {
    const { with: other, awaitsMe, before, listing } = viewing;
    const instead = before ? ` вместо ${viewingTime(before)}` : '';
    return awaitsMe
      ? {
          subject: `Друг час за огледа на ${named(listing.title)}: ${timesOf(viewing)}`,
          what: `${other} предлага друг час${instead}.`,
          next: `Потвърдете или откажете${untilOf(viewing)}. Без отговор огледът отпада.`,
          button: 'Отговори',
        }
      : {
          subject: `Преместихте огледа на ${named(listing.title)}: ${timesOf(viewing)}`,
          what: `Предложихте на ${other} друг час${instead}.`,
          next: `Очакваме отговор${untilOf(viewing)}. Без отговор огледът отпада.`,
          button: ofPage,
        };
  },
  declined: (viewing) => {
    const { with: other, listing, side } = viewing;
    return {
      subject: `Няма да има оглед на ${named(listing.title)}: ${lostTime(viewing)}`,
      what:
        side === 'tenant'
          ? `${other} не може да приеме заявката.`
          : `${other} отказа ${isOneTime(viewing) ? 'предложения час' : 'предложените часове'}.`,
      next: 'Пишете в разговора, за да намерите друго време.',
      button: ofPage,
    };
  },
  expired: (viewing) => ({
    subject: `Отпадна оглед на ${named(viewing.listing.title)}: ${lostTime(viewing)}`,
    what: viewing.wasConfirmed
      ? 'Новият час остана без отговор навреме и огледът няма да се състои.'
      : 'Заявката остана без отговор навреме.',
    next:
      viewing.side === 'tenant'
        ? 'Изберете друг час от страницата на обявата или пишете в разговора.'
        : `Ако жилището е още свободно, пишете на ${viewing.with} в разговора.`,
    button: ofPage,
  }),
  cancelled: (viewing) => ({
    subject: `Отменен оглед на ${named(viewing.listing.title)}: ${lostTime(viewing)}`,
    what: `Огледът ${withWords(viewing.with)} няма да се състои.`,
    next: viewing.wasConfirmed
      ? 'Прикаченият файл го премахва от календара ви. Пишете в разговора, ако искате друго време.'
      : 'Пишете в разговора, ако искате друго време.',
    button: ofPage,
  }),
};

const isTold = (state: ViewingState): state is ToldState => state in wordings;

const people = (count: number): string => (count === 1 ? '1 човек' : `${count} души`);

function placeOf({ kind, address, side }: ToldViewing): string[] {
  if (kind === 'video') return [`Къде: ${viewingKinds.video}`];
  if (address) return [`Къде: ${address}`];
  return side === 'tenant' ? ['Къде: точният адрес се вижда, щом огледът е потвърден'] : [];
}

/** Time, place and people, one line each. */
function linesOf(viewing: ToldViewing): string {
  const { options, start, side, with: other } = viewing;
  const times = start ? [start] : options;
  return [
    ...times.map((time) => `Час: ${viewingTime(time)}`),
    ...placeOf(viewing),
    `${side === 'tenant' ? 'Наемодател' : 'Наемател'}: ${other}`,
    `За оглед: ${people(viewing.people)}`,
  ].join('\n');
}

const linkTo = ({ viewingId }: ToldViewing, origin: string, answer?: 'coming' | 'not-coming'): string =>
  `${origin}${pages.viewings.path}?${new URLSearchParams({ viewing: viewingId, ...(answer && { answer }) }).toString()}`;

export interface ToldParts {
  /** The site's origin. */
  origin: string;
  /** Organizer of the invitation, required by mail clients; answers reach the other person in the app. */
  sender: MailSender;
  /** `DTSTAMP` of the calendar part. */
  now?: Date;
}

/** An invitation or update for an agreed or proposed time; a cancellation for a time already in calendars. */
function calendarOf(
  viewing: JobData<'viewing-told'>,
  { origin, sender, now = new Date() }: ToldParts,
): CalendarPart | undefined {
  const { viewingId: id, state, to, listing, with: other, kind, address, sequence, wasConfirmed } = viewing;
  const isOn = state === 'confirmed' || state === 'moved';
  const start = viewing.start ?? viewing.before;
  if (start === null || (!isOn && !wasConfirmed)) return undefined;
  const method = isOn ? 'REQUEST' : 'CANCEL';
  const event = {
    ...{ id, sequence, title: listing.title, with: other, kind, address, changedAt: now },
    start: new Date(start),
    end: new Date(viewing.end ?? start),
    url: `${origin}${pathTo(pages.thread, viewing.threadId)}`,
    attendee: { name: to.firstName, email: to.email },
  };
  return {
    method,
    filename: 'ogled.ics',
    content: viewingCalendar({ method, organizer: sender, viewings: [event] }),
  };
}

const hasLines: readonly ViewingState[] = ['requested', 'countered', 'confirmed', 'moved'];

/** Requested, confirmed, moved or cancelled viewing with its calendar part; undefined for states without a mail. */
export function viewingToldLetter(viewing: JobData<'viewing-told'>, parts: ToldParts): Letter | undefined {
  const { to, state, reason } = viewing;
  const calendar = calendarOf(viewing, parts);
  if (!isTold(state)) return undefined;
  const { subject, what, next, button } = wordings[state](viewing);
  return {
    to: to.email,
    name: to.firstName,
    subject,
    paragraphs: [what, ...(hasLines.includes(state) ? [linesOf(viewing)] : []), next],
    ...(reason?.trim() && { quote: { title: quoteTitles.reason, text: reason.trim() } }),
    button: { text: button, link: linkTo(viewing, parts.origin) },
    ...(calendar && { calendar }),
    reason: reasons.viewing,
  };
}

/**
 * Reminder a day and two hours before a viewing. Its buttons open a page with a form: link scanners of mail clients
 * must not answer.
 */
export function viewingRemindedLetter(viewing: JobData<'viewing-reminded'>, origin: string): Letter {
  const { to, hours, listing } = viewing;
  const answer = (text: string, given: 'coming' | 'not-coming'): LetterButton => ({
    text,
    link: linkTo(viewing, origin, given),
  });
  const about = `оглед на ${named(listing.title)}: ${timesOf(viewing)}`;
  return {
    to: to.email,
    name: to.firstName,
    subject: hours === 24 ? `Напомняне за ${about}` : `След два часа: ${about}`,
    paragraphs: [
      linesOf(viewing),
      `Кажете на ${viewing.with} дали ще дойдете. Ако не можете, кажете го навреме: огледът може да се премести или отмени.`,
    ],
    button: answer('Идвам', 'coming'),
    otherButton: answer('Не мога', 'not-coming'),
    reason: reasons.viewing,
  };
}

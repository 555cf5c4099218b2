import { SAME_TEXT } from '@pokriv/contracts/conversation/conversation-rules';

/** Texts of the conversations service (design/conversations). */
export const texts = {
  listingNotFound: 'Обявата не е намерена.',
  threadNotFound: 'Разговорът не е намерен.',
  viewingNotFound: 'Огледът не е намерен.',
  messageNotFound: 'Съобщението не е намерено.',
  ownListing: 'Това е ваша обява: не можете да пишете на себе си.',
  emailNotVerified: 'Потвърдете имейла си, за да пишете съобщения.',
  listingRemoved: 'Обявата е премахната и по нея вече не може да се пише.',
  listingInactive: 'Обявата в момента не е активна. Можете да пишете, когато отново бъде публикувана.',
  landlordAway: 'Наемодателят в момента не приема нови съобщения.',
  otherAway: 'Човекът отсреща в момента не може да чете съобщения. Опитайте по-късно.',
  threadClosed: 'Разговорът е приключен и може само да се чете.',
  youBlocked: 'Блокирали сте този човек. За да му пишете, първо го отблокирайте.',
  tooManyThreads: (most: number) =>
    `Днес започнахте ${most} нови разговора, колкото са разрешени за ден. Отговорите в започнатите разговори не са ограничени.`,
  reportedByMany:
    'Няколко души подадоха сигнал за ваши съобщения. Докато ги прегледаме, не можете да започвате нови разговори; започнатите продължават.',
  alreadyReported: 'Вече подадохте сигнал за този разговор. Преглеждаме го.',
  reportSent: 'Сигналът е изпратен. Благодарим ви!',
  landlordsOnly: 'Етикетите и бележките са само за наемодателя.',
  isHeld: 'Съобщението чака проверка от модератор, преди да бъде изпратено.',
  sameTextHint: `Изпращате един и същ текст до много обяви. От ${SAME_TEXT.heldAt}-ата нататък съобщенията чакат проверка.`,
  sameText: (listings: number) => `един и същ текст до ${listings} обяви за ден`,
  riskyNotice: 'Известието съдържа текст, който трябва да прегледаме. Променете го и опитайте отново.',
  tooManyStreams: 'Съобщенията са отворени на твърде много места.',
  heldDecided: 'Съобщението вече е решено.',
  threadDecided: 'По този разговор вече няма какво да се решава.',
  messageReleased: 'Съобщението е изпратено.',
  messageRemoved: 'Съобщението е премахнато.',
  threadResolved: 'Решението е записано.',
  suspensionIsOver: 'Изберете край, който тепърва предстои.',
  someone: 'Потребител',
  erasedPerson: 'Изтрит потребител',
  erasedListing: 'Обява на изтрит потребител',
  erasedNotice: 'Промяна на оглед.',
  erasedMessage: 'Съобщението е изтрито заедно с профила на автора си.',
} as const;

const because = (reason: string): string => (reason ? ` ${reason}` : '');
const hours = (count: number): string => (count === 1 ? '1 час' : `${count} часа`);
const days = (count: number): string => (count === 1 ? '1 ден' : `${count} дни`);

/** Texts of viewings and viewing hours. `when`: `24.11.2026 10:00`. */
export const viewingTexts = {
  hoursSaved: 'Часовете за огледи са записани.',
  weekdays: ['понеделник', 'вторник', 'сряда', 'четвъртък', 'петък', 'събота', 'неделя'],
  windowsOverlap: (day: string, { from, to }: { from: string; to: string }) =>
    `Часовете се застъпват: ${day}, ${from}–${to}.`,
  dateTwice: (day: string) => `Датата ${day} е въведена два пъти.`,
  windowTooShort: ({ from, to }: { from: string; to: string }, minutes: number) =>
    `Между ${from} и ${to} няма време за оглед от ${minutes} минути.`,

  emailNotVerified: 'Потвърдете имейла си, за да уговаряте огледи.',
  ownListing: 'Това е ваша обява: не можете да поискате оглед на нея.',
  listingNotActive: 'Обявата вече не е активна и огледи не се уговарят.',
  blocked: 'В този разговор не се уговарят огледи.',
  alreadyOpen: 'Вече имате уговорен или поискан оглед по тази обява. Преместете или отменете него.',
  noFreeHours: 'Наемодателят не е дал свободни часове. Предложете до три свои.',
  notOffered: 'Този час не е сред свободните. Изберете друг или предложете свой.',
  wholeCells: 'Изберете час през 10 минути.',
  past: 'Този час вече мина.',
  tooSoon: (notice: number) => `Огледите се уговарят поне ${hours(notice)} предварително.`,
  tooFar: (horizon: number) => `Огледите се уговарят до ${days(horizon)} напред.`,
  sameTime: 'Огледът вече е за този час.',
  sameOption: 'Един и същ час е предложен два пъти.',
  chooseOption: 'Изберете един от предложените часове.',
  slotTaken: 'Този час току-що беше зает. Изберете друг.',
  notWaiting: 'Вече не чакате за този час.',
  placeLeft: 'Отказахте се от мястото си.',
  alreadyWaiting: 'Вече чакате за този час.',
  waitlistFull: 'Списъкът за чакане за този час е пълен. Изберете друг час.',
  notYourTurn: 'Чака се отговорът на другата страна.',
  answerTooLate: 'Времето за отговор изтече.',
  alreadyBegan: 'Този оглед вече започна.',
  notConfirmed: 'Огледът още не е уговорен.',
  outcomeNotNow: 'Как мина огледът се казва от 15 минути след началото му до три дни след него.',
  noTimeYet: 'Този оглед още няма уговорен час.',

  asked: (when: string) => `Заявка за оглед: ${when}.`,
  proposed: (when: readonly string[]) => `Предложени часове за оглед: ${when.join('; ')}.`,
  countered: (when: readonly string[], reason: string) =>
    `Предложени са други часове за оглед: ${when.join('; ')}.${because(reason)}`,
  confirmed: (when: string) => `Огледът е уговорен: ${when}.`,
  declined: (reason: string) => `Заявката за оглед е отказана.${because(reason)}`,
  moving: (when: string, reason: string) =>
    `Огледът се мести за ${when} и чака потвърждение.${because(reason)}`,
  movedTo: (when: string, reason: string) => `Огледът е преместен за ${when}.${because(reason)}`,
  cancelled: (reason: string) => `Огледът е отменен.${because(reason)}`,
  expired: 'Няма отговор навреме: огледът отпада.',
  waiting: (when: string) => `Записване в списъка за чакане за оглед: ${when}.`,
  left: (when: string) => `Отказ от списъка за чакане за оглед: ${when}.`,
  offered: (when: string, until: string) => `Освободи се място за оглед: ${when}. Пази се до ${until}.`,
  coming: {
    tenant: 'Наемателят потвърди, че идва на огледа.',
    landlord: 'Наемодателят потвърди, че идва на огледа.',
  },
  cannotCome: { tenant: 'Наемателят не може да дойде.', landlord: 'Наемодателят не може да дойде.' },
  listingGone: {
    rented: 'Обявата е отдадена.',
    removed: 'Обявата е премахната.',
    deleted: 'Обявата е изтрита.',
  },
  erasedListing: 'Изтрита обява',
  riskyText: 'Тук се пишат само подробности за огледа: пари, ключове и плащания не се уговарят преди него.',
  personGone: 'Профилът на едната страна вече не е активен.',
  calendarName: 'Огледи в Покрив',
} as const;

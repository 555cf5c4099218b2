import { NO_SUCH_HOUR } from '@pokriv/contracts/conversation/sofia-time';
import { REQUEST_EXPIRES, VIEWING_LIMITS } from '@pokriv/contracts/conversation/viewing-states';
import { formatCount, type Words } from '@pokriv/web-kit/format';

const seats: Words = ['място', 'места'];

export const viewingTexts = {
  title: 'Изберете час',
  loading: 'Зареждане на часовете...',
  failed: 'Часовете не се заредиха.',
  sofia: 'Часовете са по българско време.',
  times: 'Свободни часове',
  timesHelp: 'Със стрелките минавате по часовете и дните.',
  mode: {
    instant: 'Уговаря се веднага: часът е ваш, щом го запазите.',
    confirm: `Наемодателят ще потвърди до ${REQUEST_EXPIRES.afterH} часа. Часът е уговорен, когато потвърди.`,
    propose: `Предложете до три часа. Наемодателят ще отговори до ${REQUEST_EXPIRES.afterH} часа.`,
  },
  nothing: 'Наемодателят не е дал свободни часове за оглед. Попитайте го в съобщение.',
  allTaken: 'В следващите дни няма свободни часове.',
  seatsLeft: (count: number) => formatCount(count, seats),
  full: 'Запълнен',
  wait: 'Чакащи',
  slotName: (time: string, note: string) => (note ? `${time}, ${note}` : time),
  spoken: {
    free: (count: number) => `${count === 1 ? 'остава' : 'остават'} ${formatCount(count, seats)}`,
    wait: 'запълнен, има списък на чакащите',
    full: 'запълнен',
  },
  propose: 'Предложи друг час',
  backToTimes: 'Към свободните часове',
  option: (number: number) => `Час ${number}`,
  addOption: 'Добави още един час',
  removeOption: (number: number) => `Махни час ${number}`,
  optionErrors: {
    none: 'Предложете поне един час.',
    past: 'Изберете час, който предстои.',
    skipped: NO_SUCH_HOUR,
    twice: 'Този час вече е предложен.',
    between: `Изберете час през ${VIEWING_LIMITS.cellMin} минути.`,
  },
  chooseFirst: 'Изберете час.',
  people: 'Колко души ще дойдете',
  peopleCount: (count: number) => formatCount(count, ['човек', 'души']),
  kind: 'Как',
  note: 'Бележка до наемодателя',
  noteHint: 'Не е задължително.',
  noteTooLong: `Бележката не може да е над ${VIEWING_LIMITS.reasonMax} знака.`,
  submit: {
    instant: 'Запази часа',
    confirm: 'Поискай оглед',
    wait: 'Запиши ме в списъка',
    propose: 'Изпрати предложението',
    busy: 'Изпращаме...',
    signIn: 'Влез и запази',
  },
  chosen: (time: string) => `Избрахте ${time}.`,
  chosenWait: (time: string) =>
    `${time} е запълнен. Записваме ви в списъка: ако някой се откаже, ще ви пишем и пазим мястото 2 часа.`,
  taken: 'Този час току-що беше зает. Най-близките свободни:',
  takenNone: 'Този час току-що беше зает. Изберете друг.',
  unverified: (email: string) =>
    `Оглед уговарят само хора с потвърден имейл. Отворете връзката от писмото до ${email}.`,
  offline: 'Няма връзка. Изборът ви е запазен. Опитайте пак.',
  booked: {
    confirmed: 'Огледът е уговорен',
    requested: 'Поискахте оглед',
    waiting: 'Записахме ви в списъка на чакащите',
    at: (time: string) => `${time}.`,
    options: 'Предложени часове:',
    until: (time: string) => `Наемодателят има време да отговори до ${time}.`,
    confirmedText: 'Изпратихме потвърждение на имейла ви, с файл за календара.',
    place: (number: number) => `Вие сте номер ${number}. Ще ви пишем, ако се освободи място.`,
    address: (address: string) => `Адрес: ${address}`,
    thread: 'Отвори разговора',
  },
} as const;

import type { messageRisks } from '@pokriv/contracts/conversation/conversation-rules';
import { formatCount, type Words } from '@pokriv/web-kit/format';

const minutes: Words = ['минута', 'минути'];
const hours: Words = ['час', 'часа'];
const days: Words = ['ден', 'дни'];

export const conversationTexts = {
  write: 'Пиши',
  openThread: 'Отвори разговора',
  thread: 'Разговор',
  book: 'Запази оглед',
  viewingAt: (time: string, state: string) => `Оглед: ${time}. ${state}.`,
  failedToLoad: 'Обявата не се зареди.',
  noLongerActive: 'Обявата вече не е активна и не приема съобщения.',
  ownListing: 'Това е ваша обява.',
  again: 'Опитай пак',
  response: {
    within: (time: string) => `Отговаря обикновено до ${time}`,
    share: (percent: string) => `На ${percent} от питащите отговаря до 24 часа`,
    minutes: (count: number) => formatCount(count, minutes),
    hours: (count: number) => formatCount(count, hours),
    days: (count: number) => formatCount(count, days),
  },
  form: {
    title: 'Съобщение до наемодателя',
    to: (name: string) => `До ${name}`,
    questions: 'Бързи въпроси',
    answers: 'Отговори от обявата',
    text: 'Съобщение',
    textHint: 'Не пращайте пари и документи, преди да сте видели жилището.',
    placeholder: 'Представете се и попитайте каквото не пише в обявата.',
    existing: 'Вече сте писали за тази обява. Съобщението ще отиде в същия разговор.',
    kept: 'Пазим текста на това устройство, докато го изпратите.',
    send: 'Изпрати',
    sending: 'Изпращаме...',
    signInAndSend: 'Влез и изпрати',
    offline: 'Няма връзка. Текстът е запазен, нищо не е загубено. Опитайте пак.',
    unverified: (email: string) =>
      `Пишат само хора с потвърден имейл. Отворете връзката от писмото до ${email}; текстът ви е запазен.`,
  },
  facts: {
    title: 'Няколко думи за вас',
    filled: 'попълнено',
    hint: 'Не е задължително. Помага на наемодателя да ви отговори бързо, а ние го помним за следващата обява.',
    moveIn: 'Нанасяне от',
    months: 'За колко месеца',
    people: 'Колко души',
    pets: 'Домашен любимец',
    smoking: 'Пушите ли',
    unsaid: 'Не казвам',
    yes: 'Да',
    no: 'Не',
    about: 'За вас',
    aboutHint: 'Например с какво се занимавате и с кого ще живеете.',
  },
  sent: {
    title: 'Съобщението е изпратено',
    text: 'Ще ви известим тук и по имейл, щом получите отговор.',
    heldTitle: 'Проверяваме съобщението…',
    heldText: 'Модератор ще го прегледа, преди наемодателят да го види. Разговорът ви е запазен.',
    risks: (risks: string) => `Внимание: ${risks}.`,
    riskText: 'Наемодателят вижда същото предупреждение. Разговорът тук остава запазен, ако нещо се обърка.',
    viewing: 'Запазете оглед',
    done: 'Готово',
  },
  riskNames: {
    courier_keys: 'ключове по куриер',
    deposit_first: 'пари преди оглед',
    payment_link: 'връзка за плащане',
    crypto: 'криптовалута',
    same_text: 'един и същ текст до много обяви',
    contact_data: 'телефон, имейл или връзка към чат в първото съобщение',
  } satisfies Record<keyof typeof messageRisks, string>,
} as const;

export const questionTexts = {
  stillFree: ['Още ли е свободно?', 'Още ли е свободно?'],
  viewing: ['Оглед', 'Кога може да се види?'],
  freeFrom: ['Свободно от', 'От кога е свободно?'],
  deposit: ['Депозит', 'Колко е депозитът?'],
  bills: ['Сметки', 'Какви са сметките?'],
  pets: ['Домашен любимец', 'Може ли с домашен любимец?'],
  smoking: ['Пушене', 'Може ли да се пуши?'],
  registration: ['Адресна регистрация', 'Може ли адресна регистрация?'],
  lease: ['Най-кратък срок', 'Какъв е най-краткият срок?'],
} as const;

export const answerTexts = {
  now: 'Веднага.',
  /** The date ends with „г.“. */
  from: (date: string) => `От ${date}`,
  noDeposit: 'Без депозит.',
  included: (names: string) => `В наема влизат: ${names.toLowerCase()}.`,
  estimated: (sum: string) => `Сметките са около ${sum} на месец.`,
  fees: (sum: string) => `Таксите са ${sum} на месец.`,
  months: (count: number) => `${formatCount(count, ['месец', 'месеца'])}.`,
  negotiable: 'По договаряне. Добавихме въпроса в съобщението.',
} as const;

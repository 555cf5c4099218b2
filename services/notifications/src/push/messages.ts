import type { AlertReason, FavoriteNews } from '@pokriv/contracts/alert/alert-rules';

type Reason = AlertReason | FavoriteNews;

/** The push part's texts (design/alerts). */
export const pushTexts = {
  saved: 'Известията в този браузър са включени.',
  dropped: 'Известията в този браузър са изключени.',
  off: 'Известията в браузъра не са достъпни в момента.',
  foreignHost: 'Адресът за известия не е на познат доставчик на известия.',
  wrongKeys: 'Ключовете на браузъра не са валидни.',
  newMessage: (from: string) => `Ново съобщение от ${from}`,
  newMessages: (count: number, from: string) => `${count} нови съобщения от ${from}`,
  /** Of a single listing. */
  one: {
    new: 'Нова обява по ваше търсене',
    entered: 'Обява вече отговаря на ваше търсене',
    price_drop: 'По-ниска цена',
    back: 'Отново свободна',
    cheaper: 'Любима обява поевтиня',
    gone: 'Любима обява вече не се предлага',
  } satisfies Record<Reason, string>,
  /** `[one, many]`, after the number. */
  counted: {
    new: ['нова', 'нови'],
    entered: ['вече отговаря', 'вече отговарят'],
    price_drop: ['поевтиня', 'поевтиняха'],
    back: ['отново свободна', 'отново свободни'],
    cheaper: ['любима поевтиня', 'любими поевтиняха'],
    gone: ['любима вече не се предлага', 'любими вече не се предлагат'],
  } satisfies Record<Reason, readonly [string, string]>,
  andMore: (first: string, others: number) =>
    others === 1 ? `${first} и още една обява` : `${first} и още ${others} обяви`,
} as const;

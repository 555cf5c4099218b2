import type { ToldReason } from '@pokriv/contracts/alert/alert-jobs';
import { alertReasons } from '@pokriv/contracts/alert/alert-rules';
import { newsWords } from '@pokriv/contracts/alert/news-words';

const favorites = ([one, many]: readonly [string, string]) => [`любима ${one}`, `любими ${many}`] as const;

/** The push part's texts (design/alerts). */
export const pushTexts = {
  off: 'Известията в браузъра не са достъпни в момента.',
  foreignHost: 'Адресът за известия не е на познат доставчик на известия.',
  wrongKeys: 'Ключовете на браузъра не са валидни.',
  /** Of a single listing. */
  one: {
    new: 'Нова обява по ваше търсене',
    entered: 'Обява вече отговаря на ваше търсене',
    price_drop: alertReasons.price_drop,
    back: alertReasons.back,
    cheaper: 'Любима обява поевтиня',
    gone: 'Любима обява вече не се предлага',
  } satisfies Record<ToldReason, string>,
  /** After the number, in the order of a title. */
  counted: [
    [['new'], newsWords.new],
    [['price_drop'], newsWords.price_drop],
    [['back'], newsWords.back],
    [['entered'], newsWords.entered],
    [['cheaper'], favorites(newsWords.price_drop)],
    [['gone'], favorites(newsWords.gone)],
  ],
  leaseUntil: (day: string) => `Договорът е до ${day}`,
  andMore: (first: string, others: number) =>
    others === 1 ? `${first} и още една обява` : `${first} и още ${others} обяви`,
} as const;

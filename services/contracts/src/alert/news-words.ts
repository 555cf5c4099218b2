/** Counted news. Free of zod and of `alert-rules.ts`: the home page loads only these words. */

/** `[singular, plural]` after the number, in mail order; for searches and favourites. */
export const newsWords = {
  new: ['нова', 'нови'],
  price_drop: ['поевтиня', 'поевтиняха'],
  back: ['отново свободна', 'отново свободни'],
  entered: ['вече отговаря', 'вече отговарят'],
  gone: ['вече не се предлага', 'вече не се предлагат'],
} as const;

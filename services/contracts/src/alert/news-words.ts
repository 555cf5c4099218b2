/** Words of counted news. Apart from the rules: the home page loads only these. Free of zod. */

/** `[singular, plural]` after the number, in the order of a mail; of searches and of favourites. */
export const newsWords = {
  new: ['нова', 'нови'],
  price_drop: ['поевтиня', 'поевтиняха'],
  back: ['отново свободна', 'отново свободни'],
  entered: ['вече отговаря', 'вече отговарят'],
  gone: ['вече не се предлага', 'вече не се предлагат'],
} as const;

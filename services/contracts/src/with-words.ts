/** „с Петър“, „със Стоян“, „със 7 %“, „със 100 %“. Free of zod. */
export const withWords = (words: string): string =>
  `${/^(?:[сз]|7|17\b|1\d\d\b)/iu.test(words) ? 'със' : 'с'} ${words}`;

/** Apart from the other texts, which every list of results loads. */
export const mailsOffTexts = {
  title: 'Писмата за нови обяви са изключени',
  text: 'Новото по търсенията ви е тук и в брояча на менюто. Писма ще идват, щом ги включите в профила.',
  toChoices: 'Към известията в профила',
} as const;

/** Texts of every queue of decisions. */
export const decidingTexts = {
  waiting: (ago: string) => `Най-старият: ${ago}`,
  late: (ago: string) => `Закъснява, най-старият: ${ago}`,
  terms: { '7': '7 дни', '30': '30 дни', none: 'Без срок' },
} as const;

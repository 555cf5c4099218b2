/** Official transliteration (Закон за транслитерацията). Free of zod. */
const letters: Readonly<Record<string, string>> = {
  ...{ а: 'a', б: 'b', в: 'v', г: 'g', д: 'd', е: 'e', ж: 'zh', з: 'z', и: 'i', й: 'y' },
  ...{ к: 'k', л: 'l', м: 'm', н: 'n', о: 'o', п: 'p', р: 'r', с: 's', т: 't', у: 'u' },
  ...{ ф: 'f', х: 'h', ц: 'ts', ч: 'ch', ш: 'sh', щ: 'sht', ъ: 'a', ь: 'y', ю: 'yu', я: 'ya' },
};

/** `Велико Търново` → `Veliko Tarnovo`. */
export function latinName(name: string): string {
  const small = name
    .toLowerCase()
    .replace(/ия(?![а-я])/gu, 'ia')
    .replace(/[а-я]/gu, (letter) => letters[letter] ?? letter);
  return small.replace(/(?<=^|[\s-])[a-z]/gu, (letter) => letter.toUpperCase());
}

/** `Велико Търново` → `veliko-tarnovo`. */
export const latinSlug = (name: string): string =>
  latinName(name)
    .toLowerCase()
    .replace(/[^a-z]+/gu, '-')
    .replace(/^-|-$/gu, '');

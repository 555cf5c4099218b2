const SHORTEST = 4;
const ARTICLE = /(?<=a)ta$|(?<=[eo])to$|(?<=i)te$/u;
const ending = (pattern: RegExp, keep: number) => (word: string) => {
  const stem = word.replace(pattern, '');
  return stem.length >= keep ? stem : word;
};
const withoutArticle = ending(ARTICLE, 4);
const withoutPlural = ending(/ov$/u, 3);
const withoutMasculineArticle = ending(/i?at$/u, 4);

/** Ending vowels go as long as three letters stay: стая, стаи → `sta`. */
function withoutVowels(word: string): string {
  const stem = word.replace(/[aeiou]+$/u, '');
  return stem.length >= 3 ? stem : word.slice(0, 3);
}

/** Vowels that come and go or change, and consonants that change: светъл, светла; двустаен, двустайна; място, места; климатик, климатици. */
function withoutAlternation(stem: string): string {
  if (stem.length < SHORTEST) return stem;
  return stem
    .replace(/c$/u, 'k')
    .replace(/aen$/u, 'ain')
    .replace(/(?<=[^aeiou])ia(?=[^aeiou])/u, 'e')
    .replace(/(?<=[^aeiou])[ae](?=[lknr]$)/u, '');
}

/**
 * The stem of a folded word: Bulgarian endings of number, gender and article are cut off, the same from both scripts
 * because they were folded before (апартаменти, apartamentite → `apartament`). Light: it only has to be consistent.
 */
export function stemWord(folded: string): string {
  if (folded.length < SHORTEST || /\d/u.test(folded)) return folded;
  const isPlural = /ove(te)?$/u.test(folded);
  const bare = withoutVowels(withoutMasculineArticle(withoutVowels(withoutArticle(folded))));
  return withoutAlternation(isPlural ? withoutPlural(bare) : bare);
}

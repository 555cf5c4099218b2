/** Latin letters that look like Cyrillic ones, as a mixed-up keyboard leaves them: `Cофия`, `апaртамент`. */
const lookAlikes: Readonly<Record<string, string>> = {
  a: 'а',
  c: 'с',
  e: 'е',
  o: 'о',
  p: 'р',
  x: 'х',
  y: 'у',
  A: 'а',
  B: 'в',
  C: 'с',
  E: 'е',
  H: 'н',
  K: 'к',
  M: 'м',
  O: 'о',
  P: 'р',
  T: 'т',
  X: 'х',
  Y: 'у',
};

const RUN = /[\p{L}\d]+/gu;
const WIFI = /wi[\s‑-]fi/giu;
const CYRILLIC = /\p{Script=Cyrillic}/u;
const LATIN = /[a-z]/giu;
/** Letters and digits come apart (2стаен, младост4), except the 4 and 6 that stand for ч and ш (ka6ta, 4aika). */
const PART = /(?:[a-z]|(?<=[a-z])[46](?=[a-z])|[46](?=[a-z]{2}))+|\p{L}+|\d+/gu;

function inOneScript(run: string): string {
  const latin = CYRILLIC.test(run) ? (run.match(LATIN) ?? []) : [];
  if (latin.length === 0 || latin.some((letter) => !(letter in lookAlikes))) return run;
  return run.replace(LATIN, (letter) => lookAlikes[letter] ?? letter);
}

/** The words and numbers of a text as they were written, in lower case and each in one script. */
export function textWords(text: string): string[] {
  const runs = text.normalize('NFC').replace(WIFI, 'wifi').match(RUN) ?? [];
  return runs.flatMap((run) => inOneScript(run).toLowerCase().match(PART) ?? []);
}

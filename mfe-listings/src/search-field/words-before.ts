import { foldName } from '../place/fold-name.ts';

/** Words that only introduce a place, such as „до метро“ and „в кв.“. */
const INTRODUCING =
  /(?:^|\s)(?:в|във|на|до|от|при|към|край|около|близо|район|кв\.?|квартал|ж\.?\s?к\.?|гр\.?|град|ул\.?|улица|бул\.?|булевард|м\.|метро|метростанция)$/iu;

const isBegunBy = (name: string, typed: string): boolean => typed !== '' && ` ${name}`.includes(` ${typed}`);

function withoutIntroduction(text: string): string {
  const shorter = text.replace(INTRODUCING, '').trim();
  return shorter === text ? text : withoutIntroduction(shorter);
}

/**
 * Text before the name of a selected place: „двустаен до метро вит“ and „Витоша“ give „двустаен“. Without a match the
 * last word counts as the name.
 */
export function wordsBefore(text: string, label: string): string {
  const words = text.split(/\s+/u).filter(Boolean);
  const name = foldName(label);
  const starts = words.findIndex((_, index) => isBegunBy(name, foldName(words.slice(index).join(' '))));
  return withoutIntroduction(words.slice(0, starts === -1 ? -1 : starts).join(' '));
}

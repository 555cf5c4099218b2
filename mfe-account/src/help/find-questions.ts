import { plainText } from '../article/rich-text.tsx';
import type { QuestionGroup } from './question.ts';

/** Minimum word length for stemming: `снимка` finds `снимки`. */
const STEM_FROM = 5;
const ENDING = 2;

const words = (text: string): string[] => text.toLocaleLowerCase('bg').match(/[\p{L}\p{N}]+/gu) ?? [];
const stem = (word: string): string =>
  word.length >= STEM_FROM ? word.slice(0, -Math.min(ENDING, word.length - 3)) : word;

export function findQuestions(groups: readonly QuestionGroup[], query: string): QuestionGroup[] {
  const sought = words(query).map(stem);
  if (sought.length === 0) return [...groups];
  return groups
    .map((group) => ({
      ...group,
      questions: group.questions.filter(({ title, answer }) => {
        const said = words([title, ...answer.map(plainText)].join(' '));
        return sought.every((start) => said.some((word) => word.startsWith(start)));
      }),
    }))
    .filter(({ questions }) => questions.length > 0);
}

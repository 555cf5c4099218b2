import { accountSuspendedLetter } from './moderation-letters.ts';

const sentence = 'Докато профилът е спрян, абонаментът не се таксува.';
const fact = { email: 'ivan@example.bg', firstName: 'Иван', reason: 'Фалшиви обяви', until: null };
const textOf = (hasPlan?: boolean) =>
  accountSuspendedLetter({ ...fact, hasPlan }, 'http://localhost').paragraphs;

it('the letter about a suspension says that a plan is not charged meanwhile, to who has one', () => {
  expect(textOf(true)).toContain(sentence);
  expect(textOf(false)).not.toContain(sentence);
  expect(textOf()).not.toContain(sentence);
});

import { bulkTexts } from './bulk/messages.ts';
import { mineTexts } from './messages.ts';

const plain = (text: string) => text.replaceAll('\u00a0', ' ');

describe('texts about own listings agree in number', () => {
  it.each([
    [bulkTexts.rent.soon, 'Отбелязваме 1 обява като отдадена.', 'Отбелязваме 2 обяви като отдадени.'],
    [bulkTexts.rent.done, 'Отбелязахме 1 обява като отдадена.', 'Отбелязахме 2 обяви като отдадени.'],
    [bulkTexts.delete.message, /^Можете да я възстановите/u, /^Можете да ги възстановите/u],
    [mineTexts.onlyDeletedText, /1 изтрита обява\. Можете да я /u, /2 изтрити обяви\. .*всяка/u],
  ])('%#: one and several', (text, one, several) => {
    expect(plain(text(1))).toMatch(one);
    expect(plain(text(2))).toMatch(several);
  });

  it('says for how many states there is no act', () => {
    expect(mineTexts.selectable(3, 4, ['1 премахната'])).toMatch(/за това състояние\.$/u);
    expect(mineTexts.selectable(3, 6, ['1 премахната', '2 изтрити'])).toMatch(/за тези състояния\.$/u);
  });
});

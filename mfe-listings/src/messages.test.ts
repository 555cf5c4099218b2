import { detailTexts } from './detail/messages.ts';
import { leaseTexts } from './lease/messages.ts';
import { bulkTexts, priceTexts, promoteTexts as bulkPromoteTexts } from './mine/bulk/messages.ts';
import { mineTexts } from './mine/messages.ts';
import { revisionTexts } from './mine/revision-texts.ts';
import { promoteTexts } from './promote/messages.ts';
import { publishTexts } from './publish/messages.ts';
import { picturesTexts } from './publish/pictures/messages.ts';
import { searchTexts } from './search/messages.ts';
import { statisticsTexts } from './statistics/messages.ts';
import { todayTexts } from './today/messages.ts';
import { viewingTexts } from './viewing/messages.ts';

const plain = (text: string) => text.replaceAll('\u00a0', ' ');

describe('a text with a place', () => {
  it('takes „във“ before an initial в or ф', () => {
    const { openVideo } = detailTexts;
    expect(['Vimeo', 'YouTube'].map(openVideo)).toEqual([
      'Видео във Vimeo (в нов раздел)',
      'Видео в YouTube (в нов раздел)',
    ]);
    const { fromDistrict } = publishTexts.point;
    expect(['Витоша', 'Изток'].map(fromDistrict)).toEqual(['Постави във Витоша', 'Постави в Изток']);
  });
});

describe('a text with a percentage', () => {
  it('takes „със“ before a number with an initial с', () => {
    expect(detailTexts.stats.below('7 %', 'Лозенец')).toContain(' е със 7 % под ');
    expect(detailTexts.stats.above('17 %', 'Лозенец')).toContain(' е със 17 % над ');
    expect(statisticsTexts.promotion.uplift(-100)).toBe('По-малко със 100 %');
    expect(plain(todayTexts.overpriced(70, 'във Варна'))).toContain(' е със 70 % над ');
  });
});

describe('a text with a number', () => {
  it.each<[text: (count: number) => string, one: string, two: string]>([
    [bulkTexts.pause.title, 'Да спрем ли обявата?', 'Да спрем ли 2 обяви?'],
    [bulkTexts.resume.title, 'Да пуснем ли обявата?', 'Да пуснем ли 2 обяви?'],
    [bulkTexts.renew.title, 'Да подновим ли обявата?', 'Да подновим ли 2 обяви?'],
    [bulkTexts.rent.title, 'Отдадено ли е жилището?', 'Отдадени ли са 2 жилища?'],
    [bulkTexts.rent.soon, 'Отбелязваме 1 обява като отдадена.', 'Отбелязваме 2 обяви като отдадени.'],
    [bulkTexts.rent.done, 'Отбелязахме 1 обява като отдадена.', 'Отбелязахме 2 обяви като отдадени.'],
    [bulkTexts.delete.title, 'Да изтрием ли обявата?', 'Да изтрием ли 2 обяви?'],
    [bulkTexts.failedTitle, 'Една обява остана, както беше', 'Някои обяви останаха, както бяха'],
    [bulkTexts.notPromotedTitle, 'Една обява не е промотирана', 'Някои обяви не са промотирани'],
    [bulkTexts.notPromoted, 'Не е промотирана:', 'Не са промотирани:'],
    [
      (count) => bulkTexts.others(count, false),
      'Още 1 избрана остава, както е.',
      'Още 2 избрани остават, както са.',
    ],
    [priceTexts.left, '1 обява остава с наема си.', '2 обяви остават с наема си.'],
    [mineTexts.slots, 'Остава ви място за още 1 обява.', 'Остават ви места за още 2 обяви.'],
    [
      mineTexts.noSlots,
      'Мястото за обява във вашия план е заето.',
      'Заети са всичките 2 места във вашия план.',
    ],
    [mineTexts.daysLeft, 'Остава 1 ден', 'Остават 2 дни'],
    [mineTexts.thanks.title, 'Благодари на човека, който попита', 'Благодари на останалите'],
    [mineTexts.thanks.notListed, 'Някой друг', 'Не е сред питалите'],
    [mineTexts.thanks.send, 'Благодари на 1 човек', 'Благодари на останалите 2'],
    [revisionTexts.pictures, '1 снимка', '2 снимки'],
    [
      (count) => detailTexts.landlord.phonesLeft('номера', count),
      'Остава ви още номера днес.',
      'Остават ви още номера днес.',
    ],
    [leaseTexts.optional, 'Договорът е до (по желание)', 'Договорите са до (по желание)'],
    [promoteTexts.creditLeft, 'Остава 1 включена промоция', 'Остават 2 включени промоции'],
    [picturesTexts.stillNeeded, 'Нужна е още 1 снимка', 'Нужни са още 2 снимки'],
    [picturesTexts.failed, '1 снимка не се качи', '2 снимки не се качиха'],
    [picturesTexts.allDone, 'Снимката е качена.', 'Качени са 2 снимки.'],
    [
      picturesTexts.leftOut,
      '1 снимка не е добавена: обявата има най-много 20.',
      '2 снимки не са добавени: обявата има най-много 20.',
    ],
    [statisticsTexts.promotion.left, 'Остава 1 ден', 'Остават 2 дни'],
    [todayTexts.more, 'Още едно запитване', 'Още 2 запитвания'],
    [viewingTexts.spoken.free, 'остава 1 място', 'остават 2 места'],
  ])('agrees with one and with two: %#', (text, one, two) => {
    expect([plain(text(1)), plain(text(2))]).toEqual([one, two]);
  });

  it.each<[text: (count: number) => string, one: RegExp, several: RegExp]>([
    [bulkTexts.rent.message, /^Обявата ще слезе/u, /^Обявите ще слязат/u],
    [bulkTexts.delete.message, /да я възстановите/u, /да ги възстановите/u],
    [mineTexts.onlyDeletedText, /да я възстановите/u, /да възстановите всяка/u],
    [mineTexts.promotionNote.manyEnd, /^При една/u, /^При 2/u],
    [mineTexts.promotionNote.manyGoOn, /^При една/u, /^При 2/u],
    [mineTexts.thanks.intro, /на човека, който попита/u, /на всички, които са питали/u],
    [(count) => leaseTexts.offerHint(45, count), /обявата отново/u, /обявите отново/u],
    [promoteTexts.creditHint, /ви остава 1/u, /ви остават 2/u],
    [publishTexts.block.placesText, /1 място и то е заето/u, /2 места и всички са заети/u],
    [
      (count) => mineTexts.selectable(3, 5, ['1 изтрита', '1 премахната'].slice(0, count)),
      /за това състояние\.$/u,
      /за тези състояния\.$/u,
    ],
    [
      (count) => picturesTexts.lost(['хол.jpg', 'баня.jpg'].slice(0, count)),
      /„хол\.jpg“ да се качи\. Изберете я/u,
      /2 снимки да се качат: „хол\.jpg“, „баня\.jpg“/u,
    ],
  ])('speaks of one and of several: %#', (text, one, several) => {
    expect(plain(text(1))).toMatch(one);
    expect(plain(text(2))).toMatch(several);
  });

  it.each([
    [bulkTexts.promote.label(0), 'Промотирай'],
    [bulkTexts.promote.label(1), 'Промотирай (1)'],
    [bulkTexts.others(1, true), 'Още 1 избрана остава, както е: състоянието не позволява друго.'],
    [priceTexts.submit(0), 'Промени наема'],
    [priceTexts.submit(1), 'Промени наема (1)'],
    [bulkPromoteTexts.submit(0), 'Промотирай'],
    [bulkPromoteTexts.submit(1), 'Промотирай (1)'],
    [bulkPromoteTexts.credits(5, 2), 'Налични промоции: 5. Ще използвате: 2. Ще останат: 3.'],
    [mineTexts.thanks.send(0), 'Няма на кого да благодарите'],
    [publishTexts.missing(0), 'Задължителното е готово'],
    [publishTexts.missing(1), 'Още 1 поле до публикуване'],
    [searchTexts.filtersCount(0), 'Филтри'],
    [searchTexts.filtersCount(1), 'Филтри (1)'],
    [searchTexts.moreFilters(0), 'Още филтри'],
    [searchTexts.moreFilters(1), 'Още филтри (1)'],
    [searchTexts.chosen('Студио', 0), 'Студио'],
    [searchTexts.chosen('Студио', 1), 'Студио +1'],
    [statisticsTexts.change(0), '0 %'],
    [statisticsTexts.change(4), '+4 %'],
    [statisticsTexts.promotion.uplift(0), 'Колкото преди промоцията'],
    [statisticsTexts.promotion.uplift(30), 'Повече с 30 %'],
    [statisticsTexts.promotion.uplift(-30), 'По-малко с 30 %'],
    [todayTexts.returned(null, false), 'Върната за корекции.'],
    [todayTexts.returned('other', true), 'Промените са върнати за корекции.'],
    [todayTexts.returned('misleading', false), 'Върната за корекции: Невярна информация.'],
  ])('says %s', (text, said) => {
    expect(plain(text)).toBe(said);
  });
});

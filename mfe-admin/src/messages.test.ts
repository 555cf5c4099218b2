import { texts as appeals } from './appeals/messages.ts';
import { texts as dashboard } from './dashboard/messages.ts';
import { decidingTexts } from './deciding/messages.ts';
import { texts as figures } from './figures/messages.ts';
import { texts as frame } from './frame/messages.ts';
import { texts } from './messages.ts';
import { texts as assignment } from './properties/assignment/messages.ts';
import { texts as bulk } from './properties/bulk/messages.ts';
import { texts as file } from './properties/file/messages.ts';
import { texts as place } from './properties/place/messages.ts';
import { texts as reports } from './reports/messages.ts';
import { texts as roleRequests } from './role-requests/messages.ts';
import { texts as stats } from './stats/messages.ts';
import { texts as threads } from './threads/messages.ts';
import { texts as undo } from './undo/messages.ts';
import { texts as users } from './users/messages.ts';

describe('a text with a number', () => {
  it.each<[text: (count: number) => string, one: string, two: string]>([
    [appeals.counted, '1 възражение', '2 възражения'],
    [dashboard.queues.bad, 'Има 1 провалена задача.', 'Има 2 провалени задачи.'],
    [decidingTexts.listings, '1 обява', '2 обяви'],
    [(count) => decidingTexts.sent('approve', count), 'Одобрена: 1 обява.', 'Одобрени: 2 обяви.'],
    [(count) => decidingTexts.done('reject', count), 'Върната', 'Върнати'],
    [frame.waiting, 'чака 1', 'чакат 2'],
    [frame.late, 'закъснява 1', 'закъсняват 2'],
    [texts.pages, 'Списъкът има само една страница.', 'Списъкът има 2 страници.'],
    [texts.queue.risks, '1 риск', '2 риска'],
    [texts.revision.picturesCount, '1 снимка', '2 снимки'],
    [texts.since.newPictures, '1 нова снимка', '2 нови снимки'],
    [texts.since.gonePictures, '1 махната снимка', '2 махнати снимки'],
    [texts.since.describedPictures, '1 снимка с друго описание', '2 снимки с друго описание'],
    [texts.since.markedPictures, '1 снимка с променен знак за план', '2 снимки с променен знак за план'],
    [(count) => bulk.risky(count, 3), '1 от 3 е с риск', '2 от 3 са с риск'],
    [(count) => bulk.risky(1, count), 'Избраната обява е с риск', '1 от 2 е с риск'],
    [
      (count) => bulk.unknown(1, count),
      'Рисковете на избраната още не се знаят',
      'Рисковете на 1 от 2 още не се знаят',
    ],
    [bulk.approveAll, 'Одобри въпреки това', 'Одобри всички 2'],
    [(count) => bulk.approveClean(count, 2), 'Одобри първите 1 от 2 без риск', 'Одобри 2 без риск'],
    [bulk.cleanTitle, 'Одобрявате 1 обява, без да я отворите', 'Одобрявате 2 обяви, без да ги отворите'],
    [(count) => bulk.reason(count).title, 'Защо връщате избраната обява?', 'Защо връщате 2 обяви?'],
    [(count) => bulk.reason(count).submit, 'Върни избраната', 'Върни избраните'],
    [file.samePicture, 'Същата снимка в чужда обява', 'Същата снимка в 2 обяви'],
    [file.approved, '1 одобрена', '2 одобрени'],
    [file.rejected, '1 върната', '2 върнати'],
    [file.removed, '1 премахната', '2 премахнати'],
    [reports.record.approved, '1 одобрена', '2 одобрени'],
    [reports.record.rejected, '1 върната', '2 върнати'],
    [reports.record.removed, '1 премахната', '2 премахнати'],
    [(count) => reports.typeCount('Спам', count), 'Спам', 'Спам ×\u00a02'],
    [reports.counted, '1 сигнал', '2 сигнала'],
    [roleRequests.counted, '1 заявка', '2 заявки'],
    [threads.counted, '1 разговор', '2 разговора'],
    [users.counted, '1 потребител', '2 потребители'],
    [(count) => users.billing.creditsLeft(count, 5), 'остава 1 от 5', 'остават 2 от 5'],
    [(count) => undo.what(['Студио', 'Къща'].slice(0, count), threads.counted), '„Студио“', '2 разговора'],
    [(count) => figures.only(['Варна', 'София'].slice(0, count)), 'Варна', 'Поравно: Варна, София'],
  ])('agrees with one and with two: %#', (text, one, two) => {
    expect([text(1), text(2)]).toEqual([one, two]);
  });

  it.each([
    [bulk.riskyHint, /^Ще я одобрите/u, /^Ще ги одобрите/u],
    [bulk.cleanEffect, /собственикът получава/u, /собствениците получават/u],
  ])('names the one listing or the several: %#', (text, one, several) => {
    expect(text(1)).toMatch(one);
    expect(text(2)).toMatch(several);
  });

  it.each([
    [dashboard.today(0, 0), 'Нищо не чака решение.'],
    [dashboard.today(7, 0), 'Чакат решение: 7.'],
    [dashboard.today(7, 1), 'Чакат решение: 7, просрочени: 1.'],
    [texts.queue.tools(0), 'Филтри и подредба'],
    [texts.queue.tools(2), 'Филтри и подредба (2)'],
    [assignment.holds(0), 'не държи обяви'],
    [file.differs(0), 'Еднакви'],
    [file.differs(3), 'Почти еднакви: разлика 3 от 64'],
    [file.deviation(0), 'колкото медианата'],
    [file.deviation(-12), '12 % под медианата'],
    [file.deviation(12), '12 % над медианата'],
    [stats.periodOf(365), '1 година'],
    [place.near(0.04), 'на 0 м от центъра на квартала'],
    [place.near(0.94), 'на 900 м от центъра на квартала'],
    [place.near(0.96), 'на 1 км от центъра на квартала'],
    [place.near(1.24), 'на 1,2 км от центъра на квартала'],
    [reports.by(''), 'Подателят без име пише:'],
    [reports.by('Иван'), 'Подателят Иван пише:'],
  ])('says %s', (text, said) => {
    expect(text).toBe(said);
  });

  it('says what an approval of all without a risk leaves in the queue', () => {
    const nothing = { rest: 0, risky: 0, unchecked: 0, held: 0 };
    expect(bulk.cleanKept(nothing)).toBe('Други обяви в опашката не остават.');
    expect(bulk.cleanKept({ rest: 4, risky: 3, unchecked: 2, held: 1 })).toBe(
      'В опашката остават: 4 без риск, 3 с риск, 2 още се проверяват, 1 е отворена от друг.',
    );
    expect(bulk.cleanKept({ ...nothing, unchecked: 1, held: 2 })).toBe(
      'В опашката остават: 1 още се проверява, 2 са отворени от друг.',
    );
  });
});

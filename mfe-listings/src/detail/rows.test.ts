import { aListing } from '../a-listing.testing.ts';
import type { Listing } from '../listing.ts';
import { characteristicRows, ruleRows } from './rows.ts';

const bare: Partial<Listing> = {
  ...{ propertyType: undefined, area: undefined, rooms: undefined, floor: undefined, totalFloors: undefined },
  ...{ furnishing: undefined, minLeaseMonths: undefined, pets: undefined },
  location: { city: 'sofia' },
};
const plain = (rows: ReturnType<typeof ruleRows>) =>
  rows.map(([label, value]) => `${label}: ${value.replaceAll('\u00a0', ' ')}`);

describe('the facts of a listing', () => {
  it('hide what is unknown, but for the facts that tenants choose by', () => {
    expect(plain(characteristicRows(aListing(bare)))).toEqual([
      'Отопление: не е посочено',
      'Обзавеждане: не е посочено',
    ]);
    expect(plain(ruleRows(aListing(bare)))).toEqual([
      'Домашни любимци: не е посочено',
      'Пушене: не е посочено',
      'Най-кратък срок: не е посочено',
    ]);
  });

  it('hide empty lists, an unknown energy class and parts without insulation', () => {
    const empty = aListing({
      ...bare,
      heating: [],
      exposure: [],
      energyClass: 'unknown',
      isInsulated: false,
    });
    expect(plain(characteristicRows(empty))).toEqual([
      'Отопление: не е посочено',
      'Обзавеждане: не е посочено',
    ]);
    expect(plain(ruleRows(aListing({ ...bare, suitableFor: [] })))).toHaveLength(3);
  });

  it('name what is known, also when the answer is no', () => {
    const told = aListing({
      ...{
        totalArea: 70,
        yardArea: 0,
        bedrooms: 1,
        bathrooms: 1,
        constructionType: 'brick',
        yearBuilt: 1999,
      },
      ...{ condition: 'good', heating: ['district', 'ac'], exposure: ['south'], energyClass: 'b' },
      ...{ hasElevator: false, isInsulated: true },
      location: { city: 'sofia', metroStation: 'Витоша', street: 'Шипка', number: '6' },
    } as Partial<Listing>);
    expect(plain(characteristicRows(told))).toEqual([
      'Вид: Апартамент',
      'Площ: 60 м²',
      'Обща площ: 70 м²',
      'Двор: 0 м²',
      'Стаи: 2',
      'Спални: 1',
      'Бани: 1',
      'Етаж: 4-ти от 8',
      'Строителство: Тухла',
      'Година: 1999',
      'Състояние: Добро състояние',
      'Отопление: ТЕЦ, Климатик',
      'Обзавеждане: Обзаведен',
      'Изложение: Юг',
      'Енергиен клас: B',
      'Асансьор: Не',
      'Саниран: Да',
      'Метростанция: Витоша',
      'Адрес: Шипка 6',
    ]);
  });

  it('have the house rules of a shared home', () => {
    const told = aListing({
      ...{ smoking: 'no', minLeaseMonths: 1, maxLeaseMonths: 24, noticeDays: 30, addressRegistration: 'yes' },
      ...{ suitableFor: ['students', 'couples'], maxOccupants: 2, occupantsNow: 1 },
      ...{ bathroomShared: true, landlordLivesIn: false, lockableRoom: true },
    } as Partial<Listing>);
    expect(plain(ruleRows(told))).toEqual([
      'Домашни любимци: По договаряне',
      'Пушене: Забранено',
      'Най-кратък срок: 1 месец',
      'Най-дълъг срок: 24 месеца',
      'Предизвестие: 30 дни',
      'Адресна регистрация: Да',
      'Подходящо за: Студенти, Двойки',
      'Най-много обитатели: 2',
      'Живеят в момента: 1 човек',
      'Обща баня: Да',
      'Хазяинът живее тук: Не',
      'Стаята се заключва: Да',
    ]);
  });

  it.each([
    [{ city: 'sofia', street: 'Шипка' }, ['Адрес: Шипка']],
    [{ city: 'sofia', number: '6' }, []],
  ])('have an address only with a street: %o', (location, rows) => {
    const shown = plain(characteristicRows(aListing({ ...bare, location })));
    expect(shown.filter((row) => row.startsWith('Адрес'))).toEqual(rows);
  });
});

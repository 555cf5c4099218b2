import type { PropertyCard } from '@pokriv/contracts/listing/property';

import { aCard } from '../a-card.testing.ts';
import { inLeva } from '../sums.testing.ts';
import { cardFacts, type Sought } from './card-facts.ts';

const now = new Date('2026-11-24T12:00:00Z');
/** Sums are numbers of leva. */
function factsOf(part: Partial<PropertyCard>, sought: Sought = {}): string {
  const card = aCard({ title: 'Светло жилище до парка', ...part });
  const { before, sums, after } = cardFacts(card, sought, now);
  const told = sums.map(({ words, money }) => words.join(String(money.bgn))).join(' · ');
  return (before + told + after).replaceAll('\u00a0', ' ');
}

describe('cardFacts', () => {
  it.each<[Partial<PropertyCard>, string]>([
    [{ floor: 5, totalFloors: 8 }, 'Двустаен · 65 м² · ет. 5/8'],
    [{ floor: 0, totalFloors: 8 }, 'Двустаен · 65 м² · партер'],
    [{ floor: -1 }, 'Двустаен · 65 м² · сутерен'],
    [{ floor: 3 }, 'Двустаен · 65 м² · ет. 3'],
    [{ layout: undefined }, 'Апартамент · 65 м²'],
    [{ propertyType: 'house', layout: 'whole_house' }, 'Къща · 65 м²'],
    [{ propertyType: 'shared', layout: 'three_room' }, 'Споделено жилище · Тристаен · 65 м²'],
    [
      { furnishing: 'furnished', availableFrom: '2026-01-01' },
      'Двустаен · 65 м² · свободен веднага · обзаведен',
    ],
    [{ availableFrom: '2027-02-01' }, 'Двустаен · 65 м² · свободен от 01.02.2027'],
    [{ metro: { station: 'vitosha', minutes: 7 } }, 'Двустаен · 65 м² · около 7 мин до м. Витоша'],
    [{ metro: { station: 'atlantis', minutes: 7 } }, 'Двустаен · 65 м²'],
    [{ monthlyTotal: inLeva(1350) }, 'Двустаен · 65 м² · общо 1350 на месец'],
    [
      { monthlyTotal: inLeva(1350), hasCommission: false },
      'Двустаен · 65 м² · общо 1350 на месец · без комисиона',
    ],
    [{ monthlyTotal: inLeva(1200) }, 'Двустаен · 65 м²'],
    [{ hasCommission: false }, 'Двустаен · 65 м² · без комисиона'],
    [{ hasCommission: true }, 'Двустаен · 65 м²'],
  ])('of %o are „%s“', (part, facts) => {
    expect(factsOf(part)).toBe(facts);
  });

  it('have first what tells most', () => {
    const part: Partial<PropertyCard> = {
      floor: 5,
      totalFloors: 8,
      furnishing: 'furnished',
      availableFrom: '2026-01-01',
      metro: { station: 'ndk', minutes: 3 },
      monthlyTotal: inLeva(1350),
      hasCommission: false,
    };
    expect(factsOf(part)).toBe(
      'Двустаен · 65 м² · ет. 5/8 · около 3 мин до м. НДК · общо 1350 на месец · свободен веднага · без комисиона · обзаведен',
    );
  });

  it.each<[PropertyCard['pets'], string]>([
    ['yes', 'Двустаен · 65 м² · домашни любимци: разрешени · ет. 5'],
    ['negotiable', 'Двустаен · 65 м² · домашни любимци: по договаряне · ет. 5'],
    [undefined, 'Двустаен · 65 м² · ет. 5'],
  ])('tell the rule %p where a home with a pet is sought', (pets, facts) => {
    expect(factsOf({ floor: 5, pets }, { hasPet: true })).toBe(facts);
    expect(factsOf({ floor: 5, pets })).not.toContain('любимци');
  });

  it.each<[Sought, string]>([
    [{ sort: 'move_in_asc' }, 'Двустаен · 65 м² · при нанасяне 2500 · общо 1350 на месец'],
    [{ moveInMax: 3000 }, 'Двустаен · 65 м² · при нанасяне 2500 · общо 1350 на месец'],
    [{ sort: 'newest' }, 'Двустаен · 65 м² · общо 1350 на месец'],
  ])('tell the sum at moving in where %o asks for it', (sought, facts) => {
    expect(factsOf({ moveInCost: inLeva(2500), monthlyTotal: inLeva(1350) }, sought)).toBe(facts);
  });

  it('are without a sum at moving in that is unknown', () => {
    expect(factsOf({}, { sort: 'move_in_asc' })).toBe('Двустаен · 65 м²');
  });

  it.each<[Sought, string]>([
    [{ metroStation: ['dzheyms-baucher'] }, 'около 23 мин до м. Джеймс Баучер'],
    [{ metroStation: ['dzheyms-baucher', 'vitosha'] }, 'около 1 мин до м. Витоша'],
    [{ metroStation: ['obelya'] }, 'около 2 мин до м. Витоша'],
    [{ metroStation: [] }, 'около 2 мин до м. Витоша'],
    // its order is by the nearest of all
    [{ metroStation: ['dzheyms-baucher'], sort: 'metro_asc' }, 'около 2 мин до м. Витоша'],
  ])('tell the way to the station that %o asks for', (sought, way) => {
    const part = { geo: { lat: 42.6599, lon: 23.3163 }, metro: { station: 'vitosha', minutes: 2 } };
    expect(factsOf(part, sought)).toBe(`Двустаен · 65 м² · ${way}`);
  });

  it('tell the way to the nearest station without a point', () => {
    const part = { metro: { station: 'vitosha', minutes: 2 } };
    expect(factsOf(part, { metroStation: ['ndk'] })).toContain('м. Витоша');
  });

  it.each<[string, Partial<PropertyCard>, string]>([
    ['Слънчев двустаен, обзаведен', { furnishing: 'furnished' }, '65 м²'],
    ['ДВУСТАЕН до парка', { furnishing: 'furnished' }, '65 м² · обзаведен'],
    ['Двустаен, необзаведен', { furnishing: 'unfurnished' }, '65 м²'],
    ['Необзаведено жилище', { furnishing: 'furnished' }, 'Двустаен · 65 м² · обзаведен'],
    ['Двустаен, обзаведен', { furnishing: 'partial' }, '65 м² · частично обзаведен'],
    ['Къща с двор', { propertyType: 'house', layout: 'whole_house' }, '65 м²'],
  ])('do not repeat the title „%s“', (title, part, facts) => {
    expect(factsOf({ title, ...part })).toBe(facts);
  });
});

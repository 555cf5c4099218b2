import type { Home } from '../home.ts';
import type { DemoLandlord } from '../people/people.ts';
import type { Random } from '../../random.ts';
import type { Terms } from '../terms.ts';
import { building, heating, opening, rooms, type Telling } from './about-home.ts';
import { closing, furniture, lease, rules, surroundings } from './about-living.ts';

export interface Story {
  home: Home;
  terms: Terms;
  amenities: readonly string[];
  landlord: DemoLandlord;
  now: Date;
}

export function descriptionOf(random: Random, { home, terms, amenities, landlord, now }: Story): string {
  const telling: Telling = { random, home, amenities };
  const inside = [
    opening(telling),
    rooms(telling),
    ...shuffledPair(random, building(telling), heating(telling)),
    furniture(telling),
  ];
  const outside = [surroundings(telling), rules(telling, terms)];
  const paragraphs = random.chance(0.7)
    ? [inside.join(' '), outside.join(' '), `${lease(telling, terms, now)} ${closing(telling, landlord)}`]
    : [
        inside.slice(0, 3).join(' '),
        [...inside.slice(3), ...outside].join(' '),
        `${lease(telling, terms, now)} ${closing(telling, landlord)}`,
      ];
  return paragraphs.join('\n\n');
}

const shuffledPair = (random: Random, first: string, second: string): string[] =>
  random.chance(0.5) ? [first, second] : [second, first];

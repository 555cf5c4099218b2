import { formatSum } from '@pokriv/contracts/money';

import type { Home } from '../home.ts';
import type { Terms } from '../terms.ts';
import type { DemoLandlord } from '../people/people.ts';
import type { Telling } from './about-home.ts';
import { agree, capital, dayAndMonth, listed, months, nounOf } from './words.ts';

const appliances: Record<string, string> = {
  refrigerator: 'хладилник',
  induction_stove: 'индукционен котлон',
  dishwasher: 'съдомиялна',
  microwave: 'микровълнова печка',
  coffee_machine: 'кафемашина',
  tv: 'телевизор',
  wifi: 'бърз интернет',
};

export function furniture({ random, home, amenities }: Telling): string {
  const noun = nounOf(home);
  const things = Object.entries(appliances)
    .filter(([id]) => amenities.includes(id))
    .map(([, name]) => name);
  const few = random.some(things, Math.min(things.length, 4));
  if (home.furnishing === 'unfurnished') {
    return random.pick([
      `${capital(noun.definite)} се отдава без мебели — обзавеждате по свой вкус.`,
      'Отдава се без обзавеждане, което е удобно, ако носите свои мебели.',
      `${capital(agree('необзаведен', noun.gender))} е, само кухнята има вграден шкаф с мивка.`,
    ]);
  }
  if (home.furnishing === 'partial') {
    return random.pick([
      `Обзавеждането е частично${few.length > 0 ? `: има ${listed(few)}` : ' — кухня и гардероби'}.`,
      `${capital(agree('частично обзаведен', noun.gender))} е${few.length > 0 ? `, с ${listed(few)}` : ', с обзаведена кухня'}; останалото може да се договори.`,
    ]);
  }
  return random.pick([
    `Напълно ${agree('обзаведен', noun.gender)} е${few.length > 0 ? `, разполага с ${listed(few)}` : ''} — носите само личния си багаж.`,
    `Мебелите са запазени, а за удобство има ${listed(few.length > 0 ? few : ['всичко необходимо'])}.`,
    `${capital(noun.definite)} е с пълно обзавеждане${few.length > 0 ? ` — ${listed(few)}, удобни легла и гардероби` : ''}.`,
    `В наема влиза цялото обзавеждане${few.length > 0 ? `, включително ${listed(few)}` : ''}.`,
  ]);
}

export function surroundings({ random, home, amenities }: Telling): string {
  const { district, place } = home;
  const byKind: Record<Home['district']['kind'], readonly string[]> = {
    centre: [
      'Всичко е на пешеходно разстояние — магазини, заведения, градски транспорт.',
      'На няколко минути пеша са главната улица, пазарът и спирките.',
      'Мястото е централно, но прозорците гледат към тих вътрешен двор.',
    ],
    fine: [
      'Кварталът е спокоен и подреден, с малки магазини и кафенета наблизо.',
      'Районът е тих, с дървета по улиците и добри връзки с центъра.',
      'Наблизо има училище, детска градина и няколко кафенета.',
    ],
    green: [
      'Около блока има зелени площи и детски площадки.',
      'Районът е тих и зелен, удобен за разходки.',
      'До парка се стига за пет минути пеша.',
    ],
    estate: [
      'До блока има спирка, супермаркет и аптека.',
      'Кварталът е уреден: магазини, училище и детска градина са на минути пеша.',
      'Паркирането пред блока е безплатно, а спирката е на две минути.',
    ],
    new: [
      'Кварталът е нов, с широки тротоари, магазини и спортна зала.',
      'Комплексът е поддържан, с озеленяване и места за паркиране.',
      'Наблизо има супермаркет, аптека и бърза връзка с главния булевард.',
    ],
    village: [
      'Мястото е спокойно, с чист въздух и хубава гледка.',
      'Кварталът е тих, с предимно ниско строителство.',
      'До центъра се стига за десетина минути с автомобил или автобус.',
    ],
    sea: [
      'До плажа се стига за няколко минути пеша.',
      'Морето е съвсем близо, а районът е оживен и през зимата.',
      'Удобно място за целогодишно живеене до морето.',
    ],
  };
  const fitting = byKind[district.kind].filter(
    (text) => home.propertyType !== 'house' || !/блок|Комплекс/u.test(text),
  );
  const parts = [random.pick(fitting.length > 0 ? fitting : byKind.village)];
  if (district.metro && random.chance(0.7))
    parts.push(
      random.pick([
        `Метростанция „${district.metro.replace(/[„“]/gu, '')}“ е на кратко разстояние пеша.`,
        `Най-близката метростанция е „${district.metro.replace(/[„“]/gu, '')}“.`,
      ]),
    );
  if (amenities.includes('garage'))
    parts.push(random.pick(['Към имота има гараж.', 'В цената влиза и гараж.']));
  else if (amenities.includes('underground_parking') || amenities.includes('parking_spot'))
    parts.push(random.pick(['Има собствено паркомясто.', 'Паркомястото е включено в наема.']));
  else if (place.city.id !== 'sofia' && random.chance(0.25)) parts.push('Паркира се лесно.');
  return parts.join(' ');
}

export function rules({ random, home }: Telling, terms: Terms): string {
  const noun = nounOf(home);
  const pets = {
    yes: ['Домашни любимци се приемат.', 'Домашен любимец не е пречка.'],
    no: ['Не се допускат домашни любимци.', 'Отдава се само без домашни любимци.'],
    negotiable: ['За домашен любимец може да се говори.', 'Домашни любимци — по договаряне.'],
  }[terms.pets];
  const smoking = {
    no: ['Не се пуши.', 'Пушенето не е разрешено.'],
    outdoor: ['Пуши се само на терасата или навън.', 'Пушачи — само навън.'],
    yes: ['Пушенето е разрешено.'],
  }[terms.smoking];
  const groups = {
    students: 'студенти',
    families: 'семейство',
    couples: 'двойка',
    single: 'сам човек',
    remote: 'хора, които работят от вкъщи',
  };
  const suited = (terms.suitableFor ?? []).map((group) => groups[group]);
  const parts =
    suited.length > 0
      ? [
          `${capital(agree('подходящ', noun.gender))} е за ${listed(suited).replace(/ и (?=[^и]*$)/u, ' или ')}.`,
        ]
      : [];
  parts.push(random.pick(pets));
  if (random.chance(0.75)) parts.push(random.pick(smoking));
  if (terms.occupantsNow !== undefined && home.propertyType === 'room') {
    parts.push(
      terms.landlordLivesIn
        ? 'Собственикът също живее в жилището.'
        : terms.occupantsNow === 0
          ? 'В момента другите стаи са свободни.'
          : `В апартамента сега ${terms.occupantsNow === 1 ? 'живее още един човек' : `живеят още ${terms.occupantsNow === 2 ? 'двама души' : 'трима души'}`}.`,
    );
  }
  if (home.propertyType === 'shared')
    parts.push(
      `В момента ${terms.occupantsNow === 1 ? 'живее един човек' : `живеят ${terms.occupantsNow === 2 ? 'двама души' : 'трима души'}`}.`,
    );
  return parts.join(' ');
}

export function lease({ random, home }: Telling, terms: Terms, now: Date): string {
  const noun = nounOf(home);
  const free = agree('свободен', noun.gender);
  const soon = Date.parse(terms.availableFrom) - now.getTime() < 3 * 86_400_000;
  const parts = [
    soon
      ? random.pick([
          `${capital(free)} е веднага.`,
          `${capital(noun.definite)} е ${agree('готов', noun.gender)} за нанасяне веднага.`,
        ])
      : random.pick([
          `${capital(free)} е от ${dayAndMonth(terms.availableFrom)}.`,
          `Може да се нанесете от ${dayAndMonth(terms.availableFrom)}.`,
        ]),
    random.pick([
      `Минималният срок на договора е ${months(terms.minLeaseMonths)}.`,
      `Отдава се за срок от поне ${months(terms.minLeaseMonths)}.`,
    ]),
  ];
  const { deposit } = terms;
  if (deposit.type === 'none') parts.push(random.pick(['Не се иска депозит.', 'Без депозит.']));
  if (deposit.type === 'months' && deposit.months)
    parts.push(
      { 1: 'Депозитът е един наем.', 1.5: 'Депозитът е наем и половина.', 2: 'Депозитът е два наема.' }[
        deposit.months
      ] ?? '',
    );
  if (deposit.type === 'amount' && deposit.amount) {
    const { amount, currency } = deposit.amount.entered;
    parts.push(`Депозитът е ${formatSum(amount, currency)} и се връща при напускане.`);
  }
  if (terms.addressRegistration === 'yes' && random.chance(0.5))
    parts.push('Възможна е адресна регистрация.');
  const included = {
    internet: 'интернетът',
    water: 'водата',
    electricity: 'токът',
    heating: 'отоплението',
    building_fee: 'таксата за вход',
    waste: 'таксата за смет',
    tv: 'телевизията',
    maintenance: 'таксата за поддръжка',
    gas: 'газта',
  };
  const inside = (terms.utilitiesIncluded ?? []).map((utility) => included[utility]);
  if (inside.length > 0)
    parts.push(`В наема ${inside.length === 1 ? `влиза ${inside[0]}` : `влизат ${listed(inside)}`}.`);
  return parts.filter(Boolean).join(' ');
}

/** Last sentence, in the advertiser's voice. */
export function closing({ random }: Telling, landlord: DemoLandlord): string {
  if (landlord.advertiserType === 'agency') {
    return random.pick([
      'Огледи организираме всеки ден, включително в събота.',
      'Съдействаме с договора и с прехвърлянето на партидите.',
      'За оглед ни пишете през сайта — отговаряме в същия ден.',
      'Имотът е проверен от нас, а снимките са актуални.',
    ]);
  }
  if (landlord.advertiserType === 'manager') {
    return random.pick([
      'Отдавам като пълномощник на собственика, който живее в чужбина.',
      'Управлявам имота от името на собственика и съм на разположение при проблем.',
      'Огледи — в удобно за вас време, с предварителна уговорка.',
    ]);
  }
  return random.pick([
    'Отдавам лично, без посредници и без комисиона.',
    'Аз съм собственикът и търся коректни и спокойни наематели.',
    'Огледи — вечер през седмицата или в почивните дни.',
    'Ще се радвам на дългосрочни и коректни наематели.',
    'Пишете ми с няколко думи за себе си и ще уговорим оглед.',
  ]);
}

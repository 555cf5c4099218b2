import type { Random } from '../../random.ts';
import type { Home } from '../home.ts';
import { agree, bedroomsInWords, capital, inCity, inDistrict, listed, nounOf, onFloor } from './words.ts';

export interface Telling {
  random: Random;
  home: Home;
  amenities: readonly string[];
}

export function opening({ random, home }: Telling): string {
  const noun = nounOf(home);
  const { district, place, area } = home;
  const where = `${inDistrict(district.name)}${district.name === 'Център' ? ` на ${place.city.name}` : `, ${place.city.name}`}`;
  const bright = agree(
    random.pick(['светъл', 'уютен', 'слънчев', 'функционален', 'поддържан'] as const),
    noun.gender,
  );
  const floor = onFloor(home);
  const placed = agree('разположен', noun.gender);
  return random.pick([
    `Отдава се под наем ${noun.bare} ${where}.${floor ? ` ${capital(noun.definite)} е с площ ${area} кв. м и се намира ${floor}.` : ` Площта е ${area} кв. м.`}`,
    `Предлагаме под наем ${bright} ${noun.bare} с площ ${area} кв. м ${where}.${floor ? ` Намира се ${floor}.` : ''}`,
    `${capital(bright)} ${noun.bare} ${where} търси новите си наематели.${floor ? ` ${capital(placed)} е ${floor}, а площта е ${area} кв. м.` : ` Площта е ${area} кв. м.`}`,
    `Търсите ли ${noun.bare} ${inCity(place.city.name)}? ${noun.gender === 'f' ? 'Тази' : noun.gender === 'n' ? 'Това' : 'Този'} е ${area} кв. м${floor ? `, ${floor}` : ''}, ${where}.`,
    `Под наем: ${bright} ${noun.bare}, ${area} кв. м, ${where}.${floor ? ` ${capital(noun.definite)} е ${floor}.` : ''}`,
    `${capital(noun.definite)} е с площ ${area} кв. м и се намира ${where}${floor ? `, ${floor}` : ''}.`,
  ]);
}

export function rooms({ random, home, amenities }: Telling): string {
  const { bedrooms, bathrooms, propertyType, layout, yardArea } = home;
  const outside = amenities.includes('terrace')
    ? 'тераса'
    : amenities.includes('balcony')
      ? 'балкон'
      : undefined;
  const baths =
    bathrooms > 1
      ? ['две бани с тоалетни']
      : random.pick([['баня с тоалетна'], ['баня', 'отделна тоалетна']]);
  const rest = outside ? [...baths, outside] : baths;
  const beds = bedroomsInWords(bedrooms);
  if (propertyType === 'room') {
    return random.pick([
      `Стаята е самостоятелна, а кухнята и ${outside === 'тераса' ? 'терасата' : outside ? 'балконът' : 'антрето'} са общи.`,
      'В стаята има легло, гардероб и бюро; кухнята се ползва заедно с останалите наематели.',
      `Апартаментът, в който е стаята, е ${home.totalArea} кв. м, с обща кухня и обзаведен хол.`,
    ]);
  }
  if (propertyType === 'shared') {
    return random.pick([
      `Жилището има ${beds}, обща дневна с кухня и баня с тоалетна.`,
      `Всеки наемател разполага със собствена спалня, а дневната, кухнята${outside ? `, ${outside === 'тераса' ? 'терасата' : 'балконът'}` : ''} и банята са общи.`,
    ]);
  }
  if (propertyType === 'studio' || layout === 'one_room') {
    return random.pick([
      `Състои се от една просторна стая с кухненски кът, ${listed(['антре', ...rest])}.`,
      `Разпределение: стая с кухненски бокс, ${listed(['коридор', ...rest])}.`,
      `Има отделен кухненски кът, кът за сън и ${listed(rest)}.`,
    ]);
  }
  if (layout === 'whole_house') {
    return random.pick([
      `На първия етаж са дневната с трапезария и кухнята, а на втория — ${beds}. Дворът е ${yardArea} кв. м.`,
      `Къщата има дневна, самостоятелна кухня, ${beds}, ${listed(rest)}, а около нея има двор от ${yardArea} кв. м.`,
      `Разпределение: дневна с кухня, ${beds}, ${listed(rest)}. Към къщата има двор от ${yardArea} кв. м.`,
    ]);
  }
  if (layout === 'maisonette') {
    return `На долното ниво са дневната с кухня и баня, а на горното — ${beds}${outside ? ` и ${outside}` : ''}.`;
  }
  return random.pick([
    `Състои се от дневна с кухненски бокс, ${listed([beds, ...rest])}.`,
    `Разпределение: антре, хол, самостоятелна кухня, ${listed([beds, ...rest])}.`,
    `Има дневна с трапезария и кухня, ${listed([beds, ...rest])}.`,
    `Разпределението е практично: ${listed(['хол с кухня', beds, ...rest])}, без преходни стаи.`,
  ]);
}

export function building({ random, home }: Telling): string {
  const noun = nounOf(home);
  const { condition, constructionType, yearBuilt, hasElevator, isInsulated } = home;
  const parts: string[] = [
    {
      new_build: random.pick([
        `Сградата е нова, въведена в експлоатация през ${yearBuilt} г.`,
        `Ново строителство от ${yearBuilt} г. с качествени довършителни работи.`,
      ]),
      renovated: random.pick([
        'След основен ремонт: сменени са дограмата, подовите настилки и инсталациите.',
        `${capital(noun.definite)} е след цялостен ремонт, с нова баня и нови подове.`,
        'Ремонтът е завършен наскоро, всичко е чисто и работи.',
      ]),
      good: random.pick([
        `${capital(noun.definite)} е в много добро състояние.`,
        'Всичко е чисто и поддържано, без нужда от ремонт.',
        'Състоянието е добро: стените са боядисани, а дограмата е сменена.',
      ]),
      needs_refresh: random.pick([
        `${capital(noun.definite)} има нужда от освежаване, което е отчетено в цената.`,
        'Състоянието е прилично, стените са за пребоядисване — по договорка това се приспада от наема.',
      ]),
    }[condition],
  ];
  const kind = {
    brick: 'тухлена',
    panel: 'панелна',
    epk: 'ЕПК',
    pk: 'ПК',
    monolith: 'монолитна',
    beams: 'гредоред',
    steel: 'метална',
    prefab: 'сглобяема',
    other: '',
  }[constructionType];
  const withArticle = home.propertyType === 'house' ? 'Къщата' : 'Сградата';
  if (condition !== 'new_build' && kind && !['ЕПК', 'ПК', 'гредоред'].includes(kind)) {
    parts.push(
      random.pick([
        `${withArticle} е ${kind}, строена през ${yearBuilt} г.${isInsulated ? ', и е санирана.' : ''}`,
        `Строителството е от ${yearBuilt} г.${isInsulated ? ' и е с външна изолация.' : ''}`,
      ]),
    );
  }
  if (hasElevator && random.chance(0.6))
    parts.push(
      random.pick([
        'Има асансьор.',
        'Асансьорът е нов и работи.',
        'Входът е с асансьор и контролиран достъп.',
      ]),
    );
  return parts.join(' ');
}

export function heating({ random, home }: Telling): string {
  const main = home.heating[0];
  const also = home.heating.includes('ac') && main !== 'ac';
  const texts: Record<string, readonly string[]> = {
    district: ['Отоплението е от ТЕЦ', 'Отоплява се с ТЕЦ, радиаторите са с топломери'],
    gas: ['Отоплението е на газ, с ниски сметки през зимата', 'Има собствен газов котел'],
    electric: ['Отоплението е на ток', 'Отоплява се с конвектори на ток'],
    ac: [
      'Отоплява се и се охлажда с климатик',
      'Във всяка стая има климатик',
      'Климатиците са инверторни и икономични',
    ],
    local: ['Отоплението е локално', 'Сградата е с общ котел'],
    solid_fuel: [
      'Отоплението е с пелети',
      'Отоплява се с камина на дърва',
      'Има котел на пелети с радиатори във всички стаи',
    ],
    heat_pump: [
      'Отоплението и охлаждането са с термопомпа',
      'Термопомпата държи сметките ниски през цялата година',
    ],
    none: ['Няма изградено отопление'],
  };
  const text = random.pick(texts[main ?? 'none'] as readonly string[]);
  return `${text}${also ? random.pick([', има и климатик', ' и е монтиран климатик', ', а за лятото има климатик']) : ''}.`;
}

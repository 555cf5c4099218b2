import { amenities } from '@pokriv/contracts/listing/amenities';
import * as option from '@pokriv/contracts/listing/property-options';
import { foldWord } from '@pokriv/contracts/search/fold-word';
import type { ReadParam } from '@pokriv/contracts/search/suggest';

import { PhraseBook } from './phrase-book.ts';

/** A parameter and one value. */
export type Given = readonly [param: ReadParam, value: string];

const tables = [
  ['layout', option.layouts],
  ['propertyType', option.propertyTypes],
  ['heating', option.heatings],
  ['constructionType', option.constructionTypes],
  ['furnishing', option.furnishings],
  ['amenities', Object.fromEntries(amenities.map(({ id, name }) => [id, name]))],
] as const satisfies readonly (readonly [ReadParam, Readonly<Record<string, string>>])[];

/** Labels with a meaning only in their list: „с ток и вода“ is about bills. */
const listOnly = new Set(['Без', 'Друго', 'Ток']);

/** Colloquial phrases besides the labels; each line replaces the label's phrases. */
const said: readonly (readonly [phrases: string, param: ReadParam, value: string])[] = [
  ['гарсониера, боксониера', 'layout', 'one_room'],
  ['дву, one bedroom', 'layout', 'two_room'],
  ['two bedroom, two bedrooms', 'layout', 'three_room'],
  ['three bedroom, three bedrooms', 'layout', 'four_room'],
  ['апартамент, апарт, ап', 'propertyType', 'apartment'],
  ['вила', 'propertyType', 'house'],
  ['съквартирант, съквартирантка, споделена квартира', 'propertyType', 'shared'],
  ['паркомясто, място за паркиране, паркинг, parking', 'parking', 'true'],
  ['асансьор, lift', 'elevator', 'true'],
  ['интернет, wifi', 'amenities', 'wifi'],
  ['климатик, климатици, климатизиран', 'amenities', 'air_conditioning'],
  ['перална машина', 'amenities', 'washing_machine'],
  ['печка, готварска печка', 'amenities', 'oven'],
  ['до парк, до парка, край парк, срещу парк', 'amenities', 'near_park'],
  ['парно, топлофикация, парно отопление, централно отопление, централно парно', 'heating', 'district'],
  ['отопление на тец, отопление от тец, отопление на парно', 'heating', 'district'],
  ['отопление на газ, газово отопление, на газ, газифициран', 'heating', 'gas'],
  ['отопление на ток, на ток, електрическо отопление', 'heating', 'electric'],
  ['отопление с климатик, отопление на климатик', 'heating', 'ac'],
  ['камина на пелети, отопление на пелети, отопление на дърва', 'heating', 'solid_fuel'],
  ['таванско, таванско жилище, таванска стая', 'layout', 'attic'],
  ['тухлен, тухлено', 'constructionType', 'brick'],
  ['панелен, панелка', 'constructionType', 'panel'],
  [
    'обзаведен, напълно обзаведен, мебелиран, напълно мебелиран, обз, новообзаведен, с обзавеждане, с мебели, furnished',
    'furnishing',
    'furnished',
  ],
  ['необзаведен, немебелиран, без мебели, без обзавеждане, unfurnished', 'furnishing', 'unfurnished'],
  ['частично обзаведен, полуобзаведен, частично мебелиран', 'furnishing', 'partial'],
  ['куче, кучета, котка, коте, кученце, домашен любимец, любимец, животно', 'hasPet', 'true'],
  ['две кучета, две котки, 2 кучета, 2 котки, едно куче, една котка', 'hasPet', 'true'],
  ['разрешени домашни любимци, pet friendly, приема домашни любимци', 'hasPet', 'true'],
  ['приема куче, приема котка, позволени домашни любимци, подходящ за домашни любимци', 'hasPet', 'true'],
  ['може куче, може котка, може домашен любимец, може с куче', 'hasPet', 'true'],
  ['може с котка, може с домашен любимец, приемате ли куче, приемате ли котка', 'hasPet', 'true'],
  ['животни, позволени животни, разрешени животни, допускат животни, приемат животни', 'hasPet', 'true'],
  ['без комисиона, без комисионна, без комисион, без комисионни, 0 комисиона', 'noCommission', 'true'],
  ['без депозит, без гаранция, 0 депозит, нулев депозит, no deposit', 'depositMax', '0'],
  ['собственик, частно лице, без агенция, без посредник, без брокер', 'advertiserType', 'owner'],
  ['директно от собственик, директно собственик', 'advertiserType', 'owner'],
  ['от агенция, агенция, през агенция', 'advertiserType', 'agency'],
  ['не последен етаж, не последен, не е последен етаж, не е последен', 'notLastFloor', 'true'],
  ['без последен етаж, без последен, не на последен етаж, не е на последен етаж', 'notLastFloor', 'true'],
  ['не партер, без партер, не искам партер, не на партер, не е партер, не е на партер', 'floorMin', '1'],
  [
    'не първи, не първи етаж, без първи етаж, не на първи етаж, не е първи етаж, не е на първи етаж',
    'floorMin',
    '2',
  ],
  ['ново строителство, нова сграда, нова кооперация, нов блок, новопостроен, новострой', 'newBuild', 'true'],
  ['новопостроена сграда, новопостроена кооперация, new build', 'newBuild', 'true'],
  ['саниран, санирана сграда, саниран блок, санирана кооперация', 'insulated', 'true'],
  ['студент, студентка, студенти, двама студенти, две студентки, студентска', 'suitableFor', 'students'],
  [
    'семейство, семейство с деца, семейство с дете, дете, деца, две деца, едно дете, малко дете, бебе',
    'suitableFor',
    'families',
  ],
  ['двойка, млада двойка, двама', 'suitableFor', 'couples'],
  ['един човек, сам човек', 'suitableFor', 'single'],
  ['работа от вкъщи, home office', 'suitableFor', 'remote'],
  ['адресна регистрация, регистрация на адрес, регистрация', 'addressRegistration', 'true'],
  [
    'пушач, пушачи, може да се пуши, разрешено пушене, пушене разрешено, пушене, позволено пушене',
    'smoking',
    'true',
  ],
  ['намален, намалена цена, с намалена цена, намаление', 'reduced', 'true'],
  ['днес, последните 24 часа, 24 часа, последния ден, последното денонощие', 'publishedWithin', '1'],
  ['последната седмица, тази седмица, последните 7 дни, от седмица', 'publishedWithin', '7'],
];

/** Generic search words, without information about the home. */
const hollow =
  'под наем, наем, жилище, имот, имоти, обява, обяви, квартира, квартал, кв, жк, ж к, гр, град, търся, идеален, топ, жилища, нанасяне, ' +
  'нова обява, нови обяви, нова квартира, моля, искам, търси, може, ' +
  'публикувани, пуснати, качени, обявени, добавени';

/** Everyday words, one letter or one ending away from a phrase: душ кабина (камина), двойна (двойка), мол (моля). */
const everyday =
  'двойна двоен студена студени студено студен студ студа кабина кабини камиона комина калина камила собствени собствения ' +
  'балкан балон начален начална градинар панделка полети интернат девойка мол мола молове тавани таваните търсиш кота';
export const everydayUnlikePhrases: ReadonlySet<string> = new Set(everyday.split(' ').map(foldWord));

const phrasesOf = (line: string) => line.split(', ');

function collect(): PhraseBook<Given[]> {
  const meanings = new Map<string, Given[]>();
  for (const [param, table] of tables) {
    for (const [value, label] of Object.entries(table)) {
      if (listOnly.has(label)) continue;
      for (const phrase of label.split('/')) meanings.set(phrase.toLowerCase(), [[param, value]]);
    }
  }
  for (const [line, param, value] of said)
    for (const phrase of phrasesOf(line)) meanings.set(phrase, [[param, value]]);
  for (const phrase of phrasesOf('партер, партерен, партерен етаж'))
    meanings.set(phrase, [
      ['floorMin', '0'],
      ['floorMax', '0'],
    ]);
  for (const phrase of phrasesOf(hollow)) meanings.set(phrase, []);
  const book = new PhraseBook<Given[]>();
  for (const [phrase, given] of meanings) if (!book.has(phrase)) book.add(phrase, given);
  return book;
}

export const lexicon = collect();

import type { Currency } from '@pokriv/contracts/money';

import { rentExample } from '../sum/typed-sum.ts';
import type { FieldPath, SumPath } from './draft-fields.ts';

export interface FieldTexts {
  label: string;
  hint?: string;
  suffix?: string;
  placeholder?: string;
}

export const fieldTexts: Record<FieldPath, FieldTexts> = {
  propertyType: { label: 'Вид на имота' },
  layout: { label: 'Разпределение' },
  'location.city': { label: 'Град' },
  'location.neighborhood': { label: 'Квартал', placeholder: 'Лозенец' },
  'location.street': { label: 'Улица', placeholder: 'ул. Кричим' },
  'location.number': { label: 'Номер', placeholder: '12А' },
  'location.showExactAddress': { label: 'Показвай точния адрес в обявата' },
  'location.metroStation': { label: 'Метростанция наблизо', placeholder: 'Европейски съюз' },
  'location.geo': { label: 'Място на картата' },
  title: {
    label: 'Заглавие',
    placeholder: 'Светъл двустаен до метрото',
    hint: 'От 10 до 100 знака. Кажете най-силното: светлина, място, гледка.',
  },
  description: {
    label: 'Описание',
    hint: 'До 5000 знака, поне 50. Разкажете за жилището, сградата и района, без телефони и връзки.',
    placeholder: 'Тих апартамент с южна дневна и отделна кухня. До метрото са пет минути пеша.',
  },
  video: {
    label: 'Видео',
    placeholder: 'https://youtu.be/…',
    hint: 'От YouTube или Vimeo. Бутон върху снимките го отваря в нов раздел.',
  },
  area: { label: 'Площ', suffix: 'м²', placeholder: '65', hint: 'От 5 до 2000. За стая: само стаята.' },
  totalArea: { label: 'Обща площ', suffix: 'м²', placeholder: '78', hint: 'С общите части.' },
  yardArea: { label: 'Двор', suffix: 'м²', placeholder: '300' },
  rooms: { label: 'Стаи', placeholder: '2', hint: 'От 1 до 20.' },
  bedrooms: { label: 'Спални', placeholder: '1', hint: 'До 10.' },
  bathrooms: { label: 'Бани', placeholder: '1', hint: 'От 1 до 10.' },
  floor: { label: 'Етаж' },
  totalFloors: { label: 'Етажи в сградата', placeholder: '8' },
  constructionType: { label: 'Строителство' },
  yearBuilt: { label: 'Година на строеж', placeholder: '2015' },
  condition: { label: 'Състояние' },
  isInsulated: { label: 'Сградата е санирана' },
  hasElevator: { label: 'Има асансьор' },
  heating: { label: 'Отопление', hint: 'Може повече от едно.' },
  furnishing: { label: 'Обзавеждане' },
  exposure: { label: 'Изложение' },
  energyClass: { label: 'Енергиен клас' },
  amenities: { label: 'Удобства' },
  occupantsNow: {
    label: 'Колко души живеят сега',
    suffix: 'души',
    placeholder: '2',
    hint: 'От 0 до 10, без новия наемател.',
  },
  bathroomShared: { label: 'Банята обща ли е?' },
  landlordLivesIn: { label: 'Хазяинът живее ли в жилището?' },
  lockableRoom: { label: 'Стаята се заключва' },
  price: { label: 'Месечен наем', hint: 'С ДДС.' },
  'deposit.type': { label: 'Депозит' },
  'deposit.months': {
    label: 'Размер на депозита',
    suffix: 'наема',
    placeholder: '1',
    hint: 'От 0,5 до 3 наема.',
  },
  'deposit.amount': { label: 'Размер на депозита' },
  utilitiesIncluded: { label: 'Какво влиза в наема' },
  monthlyFees: { label: 'Месечни такси', hint: 'Вход, поддръжка, охрана. Ако няма: 0.' },
  estimatedUtilities: { label: 'Сметки на месец', hint: 'Приблизително: ток, вода, отопление.' },
  advertiserType: { label: 'Кой дава обявата' },
  agencyName: { label: 'Име на агенцията', placeholder: 'Дом Имоти' },
  eik: { label: 'ЕИК', placeholder: '123456789', hint: '9 или 13 цифри.' },
  'commission.type': { label: 'Комисиона за наемателя' },
  'commission.percent': {
    label: 'Размер на комисионата',
    suffix: '%',
    placeholder: '50',
    hint: 'От 1 до 200 % от един наем.',
  },
  'commission.amount': { label: 'Размер на комисионата' },
  availableFrom: { label: 'Свободен от', hint: 'До 12 месеца напред.' },
  minLeaseMonths: { label: 'Най-кратък срок', suffix: 'мес.', placeholder: '12', hint: 'От 1 до 60.' },
  maxLeaseMonths: { label: 'Най-дълъг срок', suffix: 'мес.', placeholder: '36' },
  noticeDays: { label: 'Предизвестие', suffix: 'дни', placeholder: '30', hint: 'До 90.' },
  addressRegistration: { label: 'Адресна регистрация' },
  pets: { label: 'Домашни любимци' },
  smoking: { label: 'Пушене' },
  suitableFor: { label: 'Подходящо за' },
  maxOccupants: { label: 'Най-много обитатели', suffix: 'души', placeholder: '3', hint: 'От 1 до 20.' },
  contactName: { label: 'Име за контакт', placeholder: 'Мария Иванова' },
  contactPhone: {
    label: 'Телефон',
    placeholder: '088 812 3456',
    hint: 'Показва се само след натискане на „Покажи телефон“.',
  },
  contactMethods: { label: 'Как да се свържат с вас', hint: 'Без избор остава телефонът.' },
};

export const sumExamples: Readonly<Record<SumPath, Readonly<Record<Currency, number>>>> = {
  price: rentExample,
  'deposit.amount': { BGN: 900, EUR: 450 },
  monthlyFees: { BGN: 30, EUR: 15 },
  estimatedUtilities: { BGN: 150, EUR: 75 },
  'commission.amount': { BGN: 450, EUR: 225 },
};

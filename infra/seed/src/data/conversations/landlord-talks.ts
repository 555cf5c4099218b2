import { savedReplies } from './saved-replies.ts';
import { landlord, tenant, type Talk } from './talk.ts';

const [isFree, terms] = savedReplies.landlord;
const flat = 0;

/** Threads of landlord@demo.bg, all about her public listing. */
export const landlordTalks: readonly Talk[] = [
  {
    tenant: 0,
    listing: flat,
    label: 'viewing',
    facts: {
      moveInDays: 20,
      months: 12,
      people: 2,
      pets: false,
      smoking: false,
      about: 'Работим в София, търсим за дълго.',
    },
    lines: [
      tenant(
        220,
        'Здравейте! Търсим тристаен за двама души, за поне година. Свободен ли е апартаментът от началото на месеца?',
      ),
      landlord(218, isFree.text),
      tenant(217, 'Чудесно. Има ли място за паркиране пред блока?'),
      landlord(215, 'Паркирането е свободно, вечер винаги се намира място зад блока.'),
      tenant(50, 'Благодаря! Запазих час за оглед, ще дойдем двамата.'),
      landlord(48, 'Ще ви чакам. Звънецът е с моята фамилия.'),
    ],
  },
  {
    tenant: 1,
    listing: flat,
    label: 'chosen',
    note: 'Най-сериозният кандидат, договор от първо число.',
    facts: {
      moveInDays: 12,
      months: 24,
      people: 3,
      pets: false,
      smoking: false,
      about: 'Семейство с ученичка, бащата работи от вкъщи.',
    },
    lines: [
      tenant(
        320,
        'Добър ден! Семейство сме с дете в училището наблизо. Колко е депозитът и за какъв срок е договорът?',
      ),
      landlord(316, terms.text),
      tenant(315, 'Устройва ни напълно. Може ли да го видим тази седмица?'),
      landlord(290, 'Разбира се, изберете час от обявата.'),
      tenant(120, 'Апартаментът много ни хареса и искаме да го наемем. Как продължаваме?'),
      landlord(118, 'И на мен ми беше приятно. Ще подготвя договора и ще ви го покажа преди подписване.'),
      tenant(117, 'Прекрасно, чакаме!'),
    ],
  },
  {
    tenant: 2,
    listing: flat,
    label: 'viewing',
    facts: { people: 1, pets: true, about: 'Имам спокоен лабрадор.' },
    lines: [
      tenant(
        190,
        'Здравейте, виждам, че приемате домашни любимци. Кучето ми е голямо, но много спокойно. Това проблем ли е?',
      ),
      landlord(186, 'Здравейте! Не е проблем, стига съседите да не се оплакват. Доведете го и на огледа.'),
      tenant(7, 'Супер, благодаря! Ще предложа няколко часа.'),
    ],
  },
  {
    tenant: 3,
    listing: flat,
    unread: 'landlord',
    facts: { moveInDays: 30, months: 12, people: 2 },
    lines: [
      tenant(5, 'Здравейте! Има ли климатик в хола и колко горе-долу е сметката за ток през зимата?'),
      tenant(4, 'И още нещо: интернетът включен ли е в сметките?'),
    ],
  },
  {
    tenant: 4,
    listing: flat,
    unread: 'landlord',
    lines: [
      tenant(
        31,
        'Добър вечер! Интересувам се от апартамента за мен и сестра ми, и двете сме студентки. Приемате ли студенти?',
      ),
    ],
  },
  {
    tenant: 5,
    listing: flat,
    label: 'declined',
    note: 'Иска само за два месеца.',
    archived: 'landlord',
    lines: [
      tenant(250, 'Здравейте, търся нещо за два месеца, докато ремонтират моето жилище. Възможно ли е?'),
      landlord(244, 'Здравейте! За съжаление търся наематели за поне една година.'),
      tenant(243, 'Разбирам, благодаря за бързия отговор.'),
    ],
  },
  {
    tenant: 6,
    listing: flat,
    label: 'talking',
    unread: 'tenant',
    lines: [
      tenant(75, 'Здравейте! Колко минути пеша е до метрото?'),
      landlord(70, 'Около осем минути със спокойна крачка. Има и автобус на ъгъла.'),
      landlord(69, 'Ако искате, мога да ви пратя още снимки на кухнята.'),
    ],
  },
  {
    tenant: 7,
    listing: flat,
    label: 'viewing',
    muted: 'landlord',
    lines: [
      tenant(
        140,
        'Добър ден, може ли малко отстъпка, ако платим шест месеца напред след подписване на договора?',
      ),
      landlord(130, 'Добър ден! Мога да сваля малко, ако договорът е за две години.'),
      tenant(129, 'Ще го обсъдим вкъщи и ще ви пиша.'),
      tenant(60, 'Нямаме търпение да го видим на място.'),
    ],
  },
];

import { PROPERTY_LIMITS } from '@pokriv/contracts/listing/property-options';
import { pictureTexts } from '@pokriv/service-kit/uploads/picture-rules';

import { pictureLimits } from './images/picture-rules.ts';

export const messages = {
  listing: {
    created: 'Черновата е запазена.',
    updated: 'Обявата е обновена.',
    revised: 'Промените са изпратени за одобрение. Дотогава се показва одобрената обява.',
    deleted: 'Обявата е изтрита.',
    restored: 'Обявата е възстановена.',
    submitted: 'Обявата е изпратена за одобрение.',
    withdrawn: 'Обявата е оттеглена.',
    paused: 'Обявата е спряна.',
    resumed: 'Обявата е пусната.',
    rented: 'Обявата е отбелязана като отдадена.',
    renewed: 'Обявата е подновена.',
    approved: 'Обявата е одобрена.',
    rejected: 'Обявата е върната за корекции.',
    removed: 'Обявата е премахната.',
    reinstated: 'Обявата е възстановена.',
    table: 'Обяви',
    changesRequested: 'Обявата чака собственика да я поправи.',
    notFound: 'Обявата не е намерена.',
    gone: 'Обявата вече не е активна.',
    changedMeanwhile: 'Обявата е променена междувременно. Презаредете страницата и опитайте отново.',
    incomplete: 'Попълнете задължителните полета.',
    emailNotVerified: 'Потвърдете имейл адреса си, за да публикувате обява.',
    limitReached: (limit: number) =>
      `Достигнахте лимита от ${limit === 1 ? '1 обява' : `${limit} обяви`}. Освободете място или изберете платен план.`,
    tooManyDrafts: `Можете да имате най-много ${PROPERTY_LIMITS.draftsMax} чернови.`,
    lockedWhilePending: 'Обявата чака одобрение. Оттеглете я, за да я промените.',
    notEditable: 'Обява в това състояние не може да се променя.',
    restoreTooLate: 'Обявата е изтрита преди повече от 30 дни и не може да се възстанови.',
    address: (street: string, number: string) => `${street} № ${number}`,
    duplicated: 'Направихме чернова със същите данни и снимки.',
    byLink: 'Чрез връзка от писмо.',
    linkInvalid: 'Връзката е невалидна. Отворете я отново от писмото.',
    linkUsed: 'Тази връзка вече е използвана. Вижте обявата си в „Моите обяви“.',
    linkTooOld: 'Връзката вече не важи. Влезте в профила си и отворете „Моите обяви“.',
  },
  promotion: {
    label: (type: string, days: number) => `${type}, ${days} дни`,
    granted: 'Промоцията е подарена.',
    notPromotable: 'Само активна или чакаща одобрение обява може да се промотира.',
  },
  moderation: {
    leased: (name: string) => `В момента обявата се преглежда от ${name || 'друг администратор'}.`,
  },
  favorite: {
    added: 'Добавено в любими.',
    removed: 'Премахнато от любими.',
  },
  alert: {
    notFound: 'Няма такова търсене.',
    mailNotFound: 'Обявите от това писмо вече не се пазят.',
  },
  phone: {
    byMessageOnly: 'Собственикът предпочита да му пишете.',
    usedUp: {
      visitor: (most: number, ofUser: number) =>
        `Днес видяхте ${most} телефона – без вход не се показват повече. С потвърден профил на повече от един ден са до ${ofUser} на ден.`,
      newcomer: (most: number, ofUser: number) =>
        `Днес видяхте ${most} телефона – на нов или непотвърден профил не се показват повече. Един ден след регистрацията и с потвърден имейл са до ${ofUser} на ден.`,
      account: (most: number) =>
        `Днес видяхте ${most} телефона – на един профил не се показват повече за ден. Опитайте утре.`,
      network:
        'От вашата мрежа днес вече са показани твърде много телефони. Влезте в профила си или опитайте утре.',
      networkOfNewcomer: 'От вашата мрежа днес вече са показани твърде много телефони. Опитайте утре.',
    },
  },
  search: {
    badCursor: 'Невалиден курсор.',
  },
  image: {
    ...pictureTexts(pictureLimits),
    tooMany: `Една обява има най-много ${PROPERTY_LIMITS.imagesMax} снимки.`,
    none: 'Изберете поне една снимка (поле images).',
    uploaded: 'Снимките са качени.',
    arranged: 'Снимките са подредени.',
    turned: 'Снимката е завъртяна.',
    deleted: 'Снимката е изтрита.',
    notFound: 'Снимката не е намерена.',
    wrongOrder: 'Редът трябва да съдържа всяка снимка по веднъж.',
  },
} as const;

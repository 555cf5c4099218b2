/** Message catalogue of decisions §11. */
const catalogue = {
  auth: {
    login: ['Успешно влязохте в системата!', 'Грешка при вход'],
    register: ['Успешна регистрация!', 'Грешка при регистрация'],
    logout: ['Излязохте успешно.', 'Грешка при излизане'],
    reset: ['Изпратихме ви имейл за смяна на паролата.', 'Неуспешно изпращане на имейл'],
    profile: ['Профилът е обновен.', 'Грешка при обновяване на профила.'],
  },
  property: {
    create: ['Обявата е изпратена за одобрение.', 'Грешка при създаване на обявата'],
    update: ['Обявата е обновена.', 'Грешка при обновяване на обявата'],
    delete: ['Обявата е изтрита.', 'Грешка при изтриване на обявата'],
    favoriteAdd: ['Добавено в любими.', 'Грешка при обновяване на любимите'],
    favoriteRemove: ['Премахнато от любими.', 'Грешка при обновяване на любимите'],
    load: ['', 'Грешка при зареждане на обявите.'],
  },
  payment: {
    payment: ['Плащането е успешно.', 'Плащането не беше успешно. Опитайте отново.'],
    subscription: ['Абонаментът е активиран.', 'Грешка при активиране на абонамента.'],
  },
  admin: {
    userUpdate: ['Потребителят е обновен.', 'Грешка при обновяване на потребителя'],
    userDelete: ['Потребителят е изтрит.', 'Грешка при изтриване на потребителя'],
    approve: ['Обявата е одобрена.', 'Грешка при одобряване на обявата'],
    reject: ['Обявата е върната за корекции.', 'Грешка при връщане на обявата'],
  },
  general: {
    network: ['', 'Няма връзка с мрежата.'],
    server: ['', 'Сървърна грешка. Моля, опитайте по-късно.'],
    unauthorized: ['', 'Сесията ви изтече. Моля, влезте отново.'],
    forbidden: ['', 'Нямате права за това действие.'],
    notFound: ['', 'Ресурсът не е намерен.'],
    badRequest: ['', 'Невалидна заявка.'],
    validation: ['', 'Невалидни данни.'],
    other: ['', 'Възникна грешка.'],
    loading: ['Зареждане...', ''],
    save: ['Запазено.', 'Грешка при запазване.'],
  },
} as const satisfies Record<string, Record<string, readonly [success: string, error: string]>>;

type Catalogue = typeof catalogue;
export type MessageKey = {
  [Area in keyof Catalogue]: `${Area}.${keyof Catalogue[Area] & string}`;
}[keyof Catalogue];

const UNKNOWN = 'Непознато съобщение.';

const own = <Value>(table: Record<string, Value>, key: string): Value | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined;

function find(key: string, which: 0 | 1): string {
  const [area = '', name = ''] = key.split('.');
  const areas: Record<string, Record<string, readonly [string, string]>> = catalogue;
  return own(own(areas, area) ?? {}, name)?.[which] || UNKNOWN;
}

/** `successText('auth.login')`; an unknown key reads `Непознато съобщение.` (spec §8). */
export const successText = (key: MessageKey): string => find(key, 0);
export const errorText = (key: MessageKey): string => find(key, 1);

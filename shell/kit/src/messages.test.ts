import { errorText, successText, type MessageKey } from './messages.ts';

/** Decisions §11 verbatim; undefined for a missing text. */
const decided: readonly (readonly [
  key: MessageKey,
  success: string | undefined,
  error: string | undefined,
])[] = [
  ['auth.login', 'Успешно влязохте в системата!', 'Грешка при вход'],
  ['auth.register', 'Успешна регистрация!', 'Грешка при регистрация'],
  ['auth.logout', 'Излязохте успешно.', 'Грешка при излизане'],
  ['auth.reset', 'Изпратихме ви имейл за смяна на паролата.', 'Неуспешно изпращане на имейл'],
  ['auth.profile', 'Профилът е обновен.', 'Грешка при обновяване на профила.'],
  ['property.create', 'Обявата е изпратена за одобрение.', 'Грешка при създаване на обявата'],
  ['property.update', 'Обявата е обновена.', 'Грешка при обновяване на обявата'],
  ['property.delete', 'Обявата е изтрита.', 'Грешка при изтриване на обявата'],
  ['property.favoriteAdd', 'Добавено в любими.', 'Грешка при обновяване на любимите'],
  ['property.favoriteRemove', 'Премахнато от любими.', 'Грешка при обновяване на любимите'],
  ['property.load', undefined, 'Грешка при зареждане на обявите.'],
  ['payment.payment', 'Плащането е успешно.', 'Плащането не беше успешно. Опитайте отново.'],
  ['payment.subscription', 'Абонаментът е активиран.', 'Грешка при активиране на абонамента.'],
  ['admin.userUpdate', 'Потребителят е обновен.', 'Грешка при обновяване на потребителя'],
  ['admin.userDelete', 'Потребителят е изтрит.', 'Грешка при изтриване на потребителя'],
  ['admin.approve', 'Обявата е одобрена.', 'Грешка при одобряване на обявата'],
  ['admin.reject', 'Обявата е върната за корекции.', 'Грешка при връщане на обявата'],
  ['general.network', undefined, 'Няма връзка с мрежата.'],
  ['general.server', undefined, 'Сървърна грешка. Моля, опитайте по-късно.'],
  ['general.unauthorized', undefined, 'Сесията ви изтече. Моля, влезте отново.'],
  ['general.forbidden', undefined, 'Нямате права за това действие.'],
  ['general.notFound', undefined, 'Ресурсът не е намерен.'],
  ['general.validation', undefined, 'Невалидни данни.'],
  ['general.loading', 'Зареждане...', undefined],
  ['general.save', 'Запазено.', 'Грешка при запазване.'],
];

const UNKNOWN = 'Непознато съобщение.';

describe('the message catalogue', () => {
  it.each(decided)('has the decided texts of %s', (key, success, error) => {
    expect(successText(key)).toBe(success ?? UNKNOWN);
    expect(errorText(key)).toBe(error ?? UNKNOWN);
  });

  it.each(['auth.nothing', 'nothing', '', 'constructor.name', 'auth.toString', '__proto__.toString'])(
    'has a default text for the unknown key %p',
    (key) => {
      expect(successText(key as MessageKey)).toBe(UNKNOWN);
      expect(errorText(key as MessageKey)).toBe(UNKNOWN);
    },
  );
});

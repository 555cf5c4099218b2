import { SAVED_FILTERS_MAX } from '@pokriv/contracts/moderation/saved-filter-options';
import { signInTexts } from '@pokriv/contracts/account/sign-in-texts';

/** Texts of the user service (spec §5, §8; decisions §9, §11). */
export const messages = {
  signedIn: 'Успешно влязохте в системата!',
  signedInUnverified: 'Успешно влязохте в системата! Моля, потвърдете вашия имейл адрес.',
  registered: 'Успешна регистрация! Моля, проверете вашата поща за имейл за потвърждение.',
  signedOut: 'Излязохте успешно.',
  mailSilenced: 'Повече няма да получавате такива имейли.',
  profileSaved: 'Профилът е обновен.',
  resetSent: 'Изпратихме ви имейл за смяна на паролата.',
  ownPasswordChanged: 'Паролата е сменена. Другите устройства излязоха от профила ви.',
  passwordChanged: 'Паролата е сменена. Влезте с новата парола.',
  verificationSent: { first: signInTexts.verificationSent, again: signInTexts.verificationSentAgain },
  emailVerified: 'Имейлът е потвърден.',
  alreadyVerified: 'Имейлът вече е потвърден.',

  roleRequestSent: 'Заявката е изпратена. Ще ви пишем, щом я разгледаме.',
  landlordNow: 'Вече сте наемодател и можете да публикувате обяви.',
  roleRequestDone: { approve: 'Заявката е одобрена.', reject: 'Заявката е отказана.' },
  roleRequestMissing: 'Заявката не е намерена.',
  roleRequestPending: 'Вече имате заявка, която чака отговор.',
  roleRequestDecided: 'По тази заявка вече има решение.',
  roleNotChosen: 'Още не сте избрали роля. Изберете я направо, без заявка.',
  sameRole: 'Вече сте с тази роля.',
  adminKeepsRole: 'Ролята на администратор не се сменя със заявка.',
  erasedPerson: 'Изтрит профил',

  profileMissing: 'Профилът не е намерен.',
  roleChosen: 'Ролята ви вече е избрана. Поискайте смяна на ролята от профила си.',
  adminNotSuspended: 'Администратор не може да бъде ограничен.',
  ownSuspension: 'Не можете да ограничите собствения си профил.',
  ownRole: 'Не можете да смените собствената си роля. Помолете друг администратор.',
  ownDeletion: 'Своя профил изтривате от настройките на профила.',
  onlyAdmin: 'Това е последният администратор. Първо направете някой друг администратор.',
  adminMustBeActive: 'Администратор става само активен профил с потвърден имейл.',
  suspensionIsOver: 'Изберете край, който тепърва предстои.',
  userSaved: 'Потребителят е обновен.',
  userLeaves: 'Профилът ще бъде изтрит след 14 дни. Писахме на собственика му.',
  sessionsEnded: 'Потребителят е изведен от всички устройства.',
  usersTable: 'Потребители',

  filters: {
    saved: 'Филтърът е запазен.',
    renamed: 'Филтърът е преименуван.',
    deleted: 'Филтърът е изтрит.',
    missing: 'Този филтър вече го няма.',
    nameTaken: 'Вече имате филтър с това име. Изберете друго.',
    tooMany: `Имате ${SAVED_FILTERS_MAX} запазени филтъра. Изтрийте някой, за да запазите нов.`,
  },

  wrongCurrentPassword: 'Сегашната парола не е вярна.',
  samePassword: 'Новата парола е същата като сегашната. Изберете друга.',
  noPassword:
    'Влизате с Google и профилът ви няма парола. Ако искате парола, задайте я от „Забравена парола“ на страницата за вход.',
  sessionEnded: 'Сесията ви изтече. Моля, влезте отново.',
} as const;

/** Every text of the BFF that a person reads. */
export const messages = {
  badToken: 'Сесията ви изтече. Моля, влезте отново.',
  timeout: 'Услугата не отговори навреме. Моля, опитайте отново.',
  unavailable: 'Услугата е временно недостъпна. Моля, опитайте отново.',
  notReady: 'Платформата още се подготвя.',
  doesNotAnswer: 'Не отговаря.',
  noShell: 'Страницата още се подготвя. Презаредете след малко.',
  errorTab: 'Грешка',
  /** Decisions §10. */
  wentWrong: 'Нещо се обърка. Опитайте отново.',
  requestNumber: 'Номер на заявката:',
  tryAgain: 'Опитай пак',
  toHome: 'Към началната страница',
  noFile: 'Файлът не е намерен.',
  docsTitle: 'Покрив: описание на API',
  queuesTitle: 'Покрив: опашки',
  queuesLimited: 'Оттук задачите само се повтарят, махат, пускат по-рано или спират за малко.',
  allQueues: 'Всички опашки',
} as const;

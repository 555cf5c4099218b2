export const messages = {
  people: (count: number) => `Хора: ${count}`,
  pictures: (done: number, total: number) => `Снимки: ${done} от ${total}`,
  listings: (done: number, total: number) => `Обяви: ${done} от ${total}`,
  rest: 'Любими, сигнали и писма',
  conversations: 'Разговори и огледи',
  searches: 'Запазени търсения',
  done: (listings: number, seconds: string) => `Готово: ${listings} нови обяви за ${seconds} с`,
  nothingNew: 'Всичко вече е заредено.',
  badNumber: (name: string) => `--${name}: въведете цяло положително число.`,
  emulatorFailed: (status: number) => `Емулаторът на вход отговори с ${status}.`,
};

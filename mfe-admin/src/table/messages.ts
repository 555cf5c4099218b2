/** The words of every table of the administration. */
export const texts = {
  columns: 'Колони',
  columnsHint: 'Кои колони се виждат',
  download: 'Изтегли CSV',
  downloading: 'Изтегляне...',
  downloadFailed: 'Таблицата не се изтегли. Опитайте отново.',
  search: 'Търсене',
  filter: 'Филтри',
  any: 'Всички',
  sort: 'Подреждане',
  clear: 'Изчисти филтрите',
  notFound: 'Няма нищо по тези филтри',
  notFoundHint: 'Променете или изчистете филтрите.',
  empty: 'Още няма нищо тук',
  emptyHint: 'Щом има какво да се покаже, ще бъде в тази таблица.',
  openRow: (name: string) => `Отвори ${name}`,
} as const;

export const texts = {
  columns: 'Колони',
  columnsHint: 'Кои колони се виждат',
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

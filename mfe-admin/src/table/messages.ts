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
  empty: 'Няма нищо по тези филтри',
  emptyHint: 'Променете или изчистете филтрите.',
  openRow: (name: string) => `Отвори ${name}`,
} as const;

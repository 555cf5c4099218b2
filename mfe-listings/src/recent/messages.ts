export const recentTexts = {
  title: 'Последно разгледани',
  clear: 'Изчисти',
  clearLabel: 'Изчисти последно разгледаните',
  cleared: 'Списъкът е изчистен.',
  undo: 'Върни го',
} as const;

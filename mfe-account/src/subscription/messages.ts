/** The texts of the page's frame; each part has a catalogue of its own. */
export const texts = {
  title: 'Абонамент',
  lead: 'Планът ви, колко от него ползвате и какво сте платили.',
  tabs: 'Раздели на абонамента',
  planTab: 'План',
  historyTab: 'Плащания',
  tenantTitle: 'Плановете са за наемодатели',
  tenantText: 'Те дават места за обяви и промоции. За да публикувате, ви трябва ролята „Наемодател“.',
  toRole: 'Смени ролята',
} as const;

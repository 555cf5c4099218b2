/** Amenity catalogue of spec §3: id, Bulgarian label, category. */
export const amenityCategories = {
  kitchen: 'Кухня и хранене',
  heating_cooling: 'Отопление и климатизация',
  appliances: 'Уреди и електроника',
  parking: 'Паркиране',
  outdoor: 'Външни пространства',
} as const;
export type AmenityCategory = keyof typeof amenityCategories;

export interface Amenity {
  id: string;
  name: string;
  /** Empty in every entry (spec §3). */
  icon: string;
  category: AmenityCategory;
}

const catalogue = {
  kitchen: {
    induction_stove: 'Индукционен котлон',
    microwave: 'Микровълнова печка',
    refrigerator: 'Хладилник',
    dishwasher: 'Съдомиялна',
    coffee_machine: 'Кафемашина',
    barbecue: 'Барбекю',
    oven: 'Фурна',
  },
  heating_cooling: {
    central_heating: 'Централно отопление',
    individual_heating: 'Индивидуално отопление',
    air_conditioning: 'Климатик',
    fan: 'Вентилатор',
    fireplace: 'Камина',
    floor_heating: 'Подово отопление',
  },
  appliances: {
    tv: 'Телевизор',
    cable_tv: 'Кабелна телевизия',
    wifi: 'Wi-Fi',
    home_automation: 'Умен дом',
    security_system: 'Охранителна система',
    cctv: 'Видеонаблюдение',
    washing_machine: 'Пералня',
    boiler: 'Бойлер',
  },
  parking: {
    garage: 'Гараж',
    parking_spot: 'Паркомясто',
    underground_parking: 'Подземен паркинг',
    street_parking: 'Паркиране на улицата',
    electric_charging: 'Зарядна станция',
  },
  outdoor: {
    balcony: 'Балкон',
    terrace: 'Тераса',
    garden: 'Градина',
    yard: 'Двор',
    rooftop_terrace: 'Покривна тераса',
    near_park: 'Близо до парк',
  },
} as const satisfies Record<AmenityCategory, Record<string, string>>;

export const amenities: readonly Amenity[] = Object.entries(catalogue).flatMap(([category, entries]) =>
  Object.entries(entries).map(([id, name]) => ({
    id,
    name,
    icon: '',
    category: category as AmenityCategory,
  })),
);

export const amenityIds: readonly string[] = amenities.map(({ id }) => id);

const extraLabels: Record<string, string> = {
  elevator: 'Асансьор',
  doorman: 'Портиер',
  concierge: 'Консиерж',
  common_laundry: 'Общо перално',
  common_gym: 'Общ фитнес',
  common_pool: 'Общ басейн',
  common_workspace: 'Общо работно място',
  controlled_access: 'Контролиран достъп',
  doorman_24_7: 'Портиер 24/7',
  heating: 'Отопление',
  ac: 'Климатик',
  parking: 'Паркинг',
  furnished: 'Обзаведен',
  security: 'Охрана',
  gym: 'Фитнес',
  pool: 'Басейн',
};

const labels = new Map([
  ...amenities.map(({ id, name }) => [id, name] as const),
  ...Object.entries(extraLabels),
]);

/** Chip text; returns unknown ids unchanged (spec §3). */
export function amenityLabel(id: string): string {
  return labels.get(id) ?? id;
}

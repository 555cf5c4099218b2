/** Bulgarian labels by key (decisions §3). Free of zod: pages with labels alone skip the validators. */
export const propertyTypes = {
  apartment: 'Апартамент',
  studio: 'Студио',
  room: 'Стая',
  shared: 'Споделено жилище',
  house: 'Къща',
} as const;
export type PropertyType = keyof typeof propertyTypes;

export const layouts = {
  one_room: 'Едностаен',
  two_room: 'Двустаен',
  three_room: 'Тристаен',
  four_room: 'Четиристаен',
  multi_room: 'Многостаен',
  maisonette: 'Мезонет',
  attic: 'Ателие/таван',
  house_floor: 'Етаж от къща',
  whole_house: 'Къща',
} as const;
export type Layout = keyof typeof layouts;

export const constructionTypes = {
  brick: 'Тухла',
  panel: 'Панел',
  epk: 'ЕПК',
  pk: 'ПК',
  beams: 'Гредоред',
  monolith: 'Монолитна',
  steel: 'Метална конструкция',
  prefab: 'Сглобяема',
  other: 'Друго',
} as const;
export type ConstructionType = keyof typeof constructionTypes;

export const conditions = {
  new_build: 'Ново строителство',
  renovated: 'След ремонт',
  good: 'Добро състояние',
  needs_refresh: 'За освежаване',
} as const;

export const heatings = {
  district: 'ТЕЦ',
  gas: 'Газ',
  electric: 'Ток',
  ac: 'Климатик',
  local: 'Локално отопление',
  solid_fuel: 'Дърва/пелети',
  heat_pump: 'Термопомпа',
  none: 'Без',
} as const;
export type Heating = keyof typeof heatings;

export const furnishings = {
  furnished: 'Обзаведен',
  partial: 'Частично обзаведен',
  unfurnished: 'Необзаведен',
} as const;
export type Furnishing = keyof typeof furnishings;

export const exposures = { east: 'Изток', west: 'Запад', north: 'Север', south: 'Юг' } as const;

export const energyClasses = {
  a_plus: 'A+',
  a: 'A',
  b: 'B',
  c: 'C',
  d: 'D',
  e: 'E',
  f: 'F',
  g: 'G',
  unknown: 'Без данни',
} as const;

export const depositTypes = { none: 'Без депозит', months: 'Брой наеми', amount: 'Сума' } as const;

export const utilities = {
  electricity: 'Ток',
  water: 'Вода',
  heating: 'Отопление',
  gas: 'Газ',
  internet: 'Интернет',
  tv: 'Телевизия',
  building_fee: 'Такса вход',
  waste: 'Такса смет',
  maintenance: 'Поддръжка на комплекс',
} as const;

export const advertiserTypes = { owner: 'Собственик', agency: 'Агенция', manager: 'Пълномощник' } as const;
export type AdvertiserType = keyof typeof advertiserTypes;

export const commissionTypes = {
  none: 'Без комисиона',
  percent: 'Процент от един наем',
  amount: 'Сума',
} as const;

export const addressRegistrations = { yes: 'Да', no: 'Не', negotiable: 'По договаряне' } as const;

export const petRules = { yes: 'Разрешени', no: 'Не се допускат', negotiable: 'По договаряне' } as const;

export const smokingRules = { yes: 'Разрешено', outdoor: 'Само навън/на тераса', no: 'Забранено' } as const;

export const suitabilities = {
  students: 'Студенти',
  families: 'Семейства',
  couples: 'Двойки',
  single: 'Един човек',
  remote: 'Работа от вкъщи',
} as const;

export const contactMethods = {
  phone: 'Телефон',
  message: 'Съобщение',
  viber: 'Viber',
  whatsapp: 'WhatsApp',
} as const;
type ContactMethod = keyof typeof contactMethods;

/** False when the landlord accepts only messages. The phone is shown on demand. */
export const isReachedByPhone = (methods: readonly ContactMethod[] = []): boolean =>
  methods.length === 0 || methods.some((method) => method !== 'message');

export const propertySorts = {
  recommended: 'Препоръчани',
  newest: 'Най-нови',
  price_asc: 'Цена: ниска към висока',
  price_desc: 'Цена: висока към ниска',
  area_desc: 'Площ: голяма към малка',
  price_per_m2_asc: 'Цена на м²: ниска към висока',
  monthly_total_asc: 'Общо на месец',
  move_in_asc: 'Сума при нанасяне',
  metro_asc: 'Най-близо до метро',
  /** Best text match; without a text, `recommended`. */
  relevance: 'По съответствие',
} as const;
export type PropertySort = keyof typeof propertySorts;

/** Distance from `near`; without it, `recommended`. */
export const nearSorts = { distance_asc: 'Най-близо до избраното място' } as const;
export type SearchSort = PropertySort | keyof typeof nearSorts;

export const myPropertiesSorts = {
  newest: 'Най-нови',
  oldest: 'Най-стари',
  expiring: 'Изтичащи първо',
  views: 'Най-гледани',
  quality: 'За подобряване',
  quality_desc: 'Най-добре попълнени',
  title: 'Заглавие: А към Я',
  price_asc: 'Наем: нисък към висок',
  price_desc: 'Наем: висок към нисък',
  week_views: 'Най-гледани за 7 дни',
  week_views_asc: 'Най-малко гледани за 7 дни',
  week_phones: 'Най-търсени по телефона за 7 дни',
  week_phones_asc: 'Най-малко търсени по телефона за 7 дни',
} as const;
export type MyPropertiesSort = keyof typeof myPropertiesSorts;

/** `risky_first`, `risky_last`: number of risks, then longest waiting. */
export const queueSorts = {
  newest: 'Най-новите първо',
  oldest: 'Най-старите първо',
  risky_first: 'Рисковите първо',
  risky_last: 'Рисковите накрая',
} as const;
export type QueueSort = keyof typeof queueSorts;

/** Limit of a bulk approval. */
export const CLEAN_LISTINGS_MAX = 100;

/** Cities with a required district (decisions §3). */
export const citiesWithDistricts: readonly string[] = ['sofia', 'plovdiv', 'varna', 'burgas'];

export const PROPERTY_LIMITS = {
  titleMin: 10,
  titleMax: 100,
  descriptionMin: 50,
  descriptionMax: 5000,
  areaMin: 5,
  areaMax: 2000,
  floorMin: -1,
  floorMax: 60,
  imagesMin: 3,
  imagesMax: 20,
  floorPlansMax: 2,
  imageBytesMax: 10 * 1024 * 1024,
  imageWidthMin: 800,
  imageHeightMin: 600,
  altMax: 120,
  draftsMax: 10,
} as const;

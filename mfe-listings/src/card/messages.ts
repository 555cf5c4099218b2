export const cardTexts = {
  super: 'Силно препоръчана',
  regular: 'Препоръчана',
  premium: 'Премиум',
  unknownCity: 'Неизвестен град',
  unknownDistrict: 'Неизвестен квартал',
  landlord: 'Наемодател',
  moreAmenities: (count: number) => `+${count}`,
  gallery: (title: string) => `Разгледай снимките: ${title}`,
  report: (title: string) => `Докладвай обявата: ${title}`,
  views: 'преглеждания',
  favorites: 'в любими',
  area: (area: number) => `${area} м²`,
} as const;

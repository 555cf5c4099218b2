/** The conversations service's texts (design/conversations). */
export const texts = {
  listingNotFound: 'Обявата не е намерена.',
  threadNotFound: 'Разговорът не е намерен.',
  viewingNotFound: 'Огледът не е намерен.',
  ownListing: 'Това е ваша обява: не можете да пишете на себе си.',
  erasedPerson: 'Изтрит потребител',
} as const;

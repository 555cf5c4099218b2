/** The moderation service's texts (spec §8, decisions §6, §9). */
export const texts = {
  listingNotFound: 'Обявата не е намерена.',
  reportNotFound: 'Докладът не е намерен.',
  contactNotFound: 'Съобщението не е намерено.',
  ownListing: 'Не можете да докладвате собствена обява.',
  alreadyReported: 'Вече сте докладвали тази обява.',
  reportSent: 'Докладът е изпратен успешно!',
  contactSent: 'Съобщението е изпратено успешно!',
  changedMeanwhile: 'Някой друг току-що промени това. Презаредете и опитайте отново.',
} as const;

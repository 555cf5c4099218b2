export const avatarMessages = {
  uploaded: 'Снимката на профила е сменена.',
  deleted: 'Снимката на профила е премахната.',
  notFound: 'Снимката не е намерена.',
  googleFile: 'снимка от Google',
  notGoogle: 'Адресът не е на снимка от Google.',
  notReached: 'Снимката от Google не можа да се вземе. Можете да качите своя.',
  notPicture: 'На този адрес в Google няма снимка във формат JPEG, PNG или WebP.',
  tooLarge: 'Снимката от Google е над 5 MB.',
} as const;

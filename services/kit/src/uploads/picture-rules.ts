export interface PictureLimits {
  field: string;
  filesMax: number;
  bytesMax: number;
  /** Pixels; minimum of the long and of the short side. */
  longMin: number;
  shortMin: number;
}

export interface PictureTexts {
  heic: string;
  unsupported: (file: string) => string;
  suspicious: (file: string) => string;
  damaged: (file: string) => string;
  notProcessed: (file: string) => string;
  tooLarge: (file: string) => string;
  tooManyPixels: (file: string) => string;
  tooSmall: (file: string) => string;
  tooMany: string;
  none: string;
  notMultipart: string;
  wrongField: (field: string) => string;
  cutOff: string;
  busy: string;
}

export interface PictureRules extends PictureLimits {
  texts: PictureTexts;
}

const MB = 1024 * 1024;

export const pictureTexts = (limits: PictureLimits): Omit<PictureTexts, 'tooMany' | 'none'> => ({
  heic: 'Форматът HEIC не се поддържа. Качете JPEG, PNG или WebP.',
  unsupported: (file) => `„${file}“ не е снимка във формат JPEG, PNG или WebP.`,
  suspicious: (file) => `„${file}“ съдържа и друго освен снимка и не може да се приеме.`,
  damaged: (file) => `„${file}“ е повредена или непълна.`,
  notProcessed: (file) => `„${file}“ не можа да се обработи. Опитайте отново.`,
  tooLarge: (file) => `„${file}“ е над ${limits.bytesMax / MB} MB.`,
  tooManyPixels: (file) => `„${file}“ е с твърде много пиксели.`,
  tooSmall: (file) => `„${file}“ е твърде малка. Нужни са поне ${limits.longMin}×${limits.shortMin} пиксела.`,
  notMultipart: `Снимките се качват като multipart/form-data в поле ${limits.field}.`,
  wrongField: (field) => `Непознато поле „${field}“. Снимките се качват в поле ${limits.field}.`,
  cutOff: 'Качването прекъсна. Опитайте отново.',
  busy: 'В момента се обработват много снимки. Опитайте след малко.',
});

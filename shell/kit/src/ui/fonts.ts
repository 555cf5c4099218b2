/**
 * Sofia Sans, self-hosted. Imported by the shell only: slices inherit the family through the token. `lang="bg"` on
 * <html> selects the Bulgarian letter forms.
 */
import cyrillicExtended from '@fontsource-variable/sofia-sans/files/sofia-sans-cyrillic-ext-wght-normal.woff2';
import cyrillicFile from '@fontsource-variable/sofia-sans/files/sofia-sans-cyrillic-wght-normal.woff2?basic';
import latinExtended from '@fontsource-variable/sofia-sans/files/sofia-sans-latin-ext-wght-normal.woff2';
import wholeLatin from '@fontsource-variable/sofia-sans/files/sofia-sans-latin-wght-normal.woff2';
import latinFile from '@fontsource-variable/sofia-sans/files/sofia-sans-latin-wght-normal.woff2?basic';
import { createGlobalStyle } from 'styled-components';

import { basicLatin, cyrillic, unicodeRange, weights } from './font-ranges.ts';

const subset = (file: string, range: string): string => `
  @font-face {
    font-family: 'Sofia Sans Variable';
    font-style: normal;
    font-weight: ${weights.min} ${weights.max};
    font-display: swap;
    src: url('${file}') format('woff2');
    unicode-range: ${range};
  }`;

interface Fallback {
  family: string;
  weight: string;
  names: readonly string[];
  /** Width of Sofia Sans in % of this font's, measured on a Bulgarian sentence. */
  adjust: number;
}

/**
 * Local fallback font with the metrics of Sofia Sans, so that the swap causes no layout shift. Sofia Sans has an ascent
 * of 0.9 em and a descent of 0.3 em (each override is that ÷ size-adjust).
 */
const fallback = ({ family, weight, names, adjust }: Fallback): string => `
  @font-face {
    font-family: '${family}';
    font-weight: ${weight};
    src: ${names.map((name) => `local('${name}')`).join(', ')};
    size-adjust: ${adjust}%;
    ascent-override: ${(9000 / adjust).toFixed(2)}%;
    descent-override: ${(3000 / adjust).toFixed(2)}%;
    line-gap-override: 0%;
  }`;

const ARIAL = 'Sofia Sans Fallback';
const DEJAVU = 'Sofia Sans Fallback DejaVu';
const REGULAR = '1 500';
const BOLD = '501 1000';

/** Browsers use the last of overlapping ranges. */
const faces = [
  subset(cyrillicExtended, 'U+0460-052F,U+1C80-1C8A,U+20B4,U+2DE0-2DFF,U+A640-A69F,U+FE2E-FE2F'),
  subset(
    latinExtended,
    'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF',
  ),
  subset(
    wholeLatin,
    'U+00A1-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2044',
  ),
  subset(latinFile, unicodeRange(basicLatin)),
  subset(cyrillicFile, unicodeRange(cyrillic)),
  fallback({
    family: ARIAL,
    weight: REGULAR,
    names: ['Arial', 'Liberation Sans', 'Arimo', 'Roboto', 'Helvetica'],
    adjust: 98.6,
  }),
  fallback({
    family: ARIAL,
    weight: BOLD,
    names: ['Arial Bold', 'Liberation Sans Bold', 'Arimo Bold', 'Roboto Bold', 'Helvetica Bold'],
    adjust: 94.2,
  }),
  fallback({ family: DEJAVU, weight: REGULAR, names: ['DejaVu Sans'], adjust: 86.6 }),
  fallback({ family: DEJAVU, weight: BOLD, names: ['DejaVu Sans Bold'], adjust: 80 }),
].join('');

/** Rendered once, beside GlobalStyle. */
export const FontFaces = createGlobalStyle`${faces}`;

import { dark, light, type ColorName } from './palette.ts';
import { colorVariable } from './tokens.ts';

const declare = (palette: Record<ColorName, string>): string =>
  (Object.keys(palette) as ColorName[]).map((name) => `${colorVariable(name)}:${palette[name]};`).join('');

/** Fits six cards of a search, or its list and map. */
const WIDE_CONTENT = '1712px';

/** Values of `tokens.ts`: sizes once, colours per theme. */
export const variables = `
  :root {
    ${declare(light)}
    color-scheme: light;
    --space: 4px;
    --radius-control: 8px;
    --radius-card: 12px;
    --radius-full: 999px;
    --shadow-soft: 0 1px 2px rgb(60 42 26 / 5%), 0 8px 24px rgb(60 42 26 / 8%);
    --shadow-lifted: 0 2px 4px rgb(60 42 26 / 6%), 0 16px 40px rgb(60 42 26 / 14%);
    --font-family: 'Sofia Sans Variable', 'Sofia Sans Fallback', 'Sofia Sans Fallback DejaVu', system-ui, sans-serif;
    --font-tiny: 13px;
    --font-small: 15px;
    --font-text: 17px;
    --font-lead: 20px;
    --font-title: 25px;
    --font-display: 32px;
    --font-hero: 44px;
    --weight-regular: 400;
    --weight-strong: 600;
    --weight-heavy: 750;
    --line-text: 1.5;
    --line-heading: 1.15;
    --motion-quick: 120ms ease-out;
    --motion-calm: 200ms ease-out;
    --layer-raised: 1;
    --layer-bar: 10;
    --layer-menu: 20;
    --layer-toast: 30;
    --size-control: 48px;
    --size-target: 44px;
    --size-header: 65px;
    --size-content: 1200px;
    --size-reading: 68ch;
    --bottom-bar: 0px;
    --bottom-card: 0px;
    --bottom-room: 0px;
    --safe-bottom: env(safe-area-inset-bottom, 0px);
  }

  :root:has([data-wide]) {
    --size-content: ${WIDE_CONTENT};
  }

  /* Print is always light. */
  @media screen {
    .dark {
      ${declare(dark)}
      color-scheme: dark;
      --shadow-soft: 0 1px 2px rgb(0 0 0 / 30%), 0 8px 24px rgb(0 0 0 / 30%);
      --shadow-lifted: 0 2px 4px rgb(0 0 0 / 40%), 0 16px 40px rgb(0 0 0 / 50%);
    }
  }
`;

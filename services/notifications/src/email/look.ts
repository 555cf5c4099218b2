/**
 * Mail colours, from the site's palette. Mail clients support no CSS variables: the layout inlines the light colours
 * and `darkRules` overrides them by class.
 */
export const look = {
  page: '#fbf8f3',
  surface: '#ffffff',
  sunken: '#f3ede4',
  text: '#231c17',
  muted: '#655a50',
  line: '#e7ded2',
  accent: '#b3472a',
  onAccent: '#ffffff',
  accentText: '#a23d22',
  font: "'Sofia Sans', Arial, sans-serif",
} as const;

const dark: Record<Exclude<keyof typeof look, 'font'>, string> = {
  page: '#171310',
  surface: '#221d19',
  sunken: '#2d2722',
  text: '#f4ede5',
  muted: '#bbaea1',
  line: '#3b332c',
  accent: '#dd7b52',
  onAccent: '#241005',
  accentText: '#f2a483',
};

/** Element that MJML paints for a padded column. */
const box = '> table > tbody > tr > td';

const backgrounds: Readonly<Record<string, string>> = {
  '.page, .page > div': `background-color: ${dark.page}`,
  [`.card ${box}`]: `background-color: ${dark.surface}; border-color: ${dark.line}`,
  '.quote': `background-color: ${dark.sunken}; border-color: ${dark.accent}`,
  '.filled td, .filled a': `background: ${dark.accent}; border-color: ${dark.accent}`,
  '.outlined td': `background: ${dark.surface}; border-color: ${dark.accent}`,
  '.outlined a': `background: ${dark.surface}`,
};

const colors: Readonly<Record<string, string>> = {
  '.ink div, .ink h1, .ink td': `color: ${dark.text}`,
  '.muted div, .faint': `color: ${dark.muted}`,
  '.filled a': `color: ${dark.onAccent}`,
  '.outlined a, .link': `color: ${dark.accentText}`,
};

const important = (declarations: string): string => declarations.replaceAll(/(?=;|$)/gu, ' !important');

const rulesOf = (rules: Readonly<Record<string, string>>, scope = ''): string =>
  Object.entries(rules)
    .map(([selectors, declarations]) => {
      const scoped = selectors.split(', ').map((selector) => scope + selector);
      return `${scoped.join(', ')} { ${important(declarations)} }`;
    })
    .join('\n');

export const DARK_MEDIA = '@media (prefers-color-scheme: dark)';

/** Dark colours for clients with the media query, and for Outlook's apps, which mark elements instead. */
export const darkRules = `${DARK_MEDIA} {
${rulesOf(backgrounds)}
${rulesOf(colors)}
}
${rulesOf(backgrounds, '[data-ogsb] ')}
${rulesOf(colors, '[data-ogsc] ')}`;

export const phoneRules = `@media (max-width: 479px) {
.card ${box} { padding: 24px 20px !important }
.filled table, .outlined table { width: 100% !important }
.filled a, .outlined a { display: block !important }
}`;

/**
 * Design tokens: the only source of colours, spaces and times in styles. Each is a CSS variable set by
 * `global-style.ts`, so that the `dark` class repaints the page without a render.
 */
import { light, type ColorName } from './palette.ts';

const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

export const colorVariable = (name: ColorName): string => `--color-${kebab(name)}`;

export const color = Object.fromEntries(
  (Object.keys(light) as ColorName[]).map((name) => [name, `var(${colorVariable(name)})`]),
) as Record<ColorName, string>;

/** Space on the 4-px grid: `space(4)` is 16 px. */
export const space = (steps: number): string => `calc(var(--space) * ${steps})`;

export const radius = {
  control: 'var(--radius-control)',
  card: 'var(--radius-card)',
  full: 'var(--radius-full)',
} as const;

export const shadow = { soft: 'var(--shadow-soft)', lifted: 'var(--shadow-lifted)' } as const;

export const font = {
  family: 'var(--font-family)',
  /** 13 · 15 · 17 · 20 · 25 · 32 · 44 px */
  size: {
    tiny: 'var(--font-tiny)',
    small: 'var(--font-small)',
    text: 'var(--font-text)',
    lead: 'var(--font-lead)',
    title: 'var(--font-title)',
    display: 'var(--font-display)',
    hero: 'var(--font-hero)',
  },
  weight: { regular: 'var(--weight-regular)', strong: 'var(--weight-strong)', heavy: 'var(--weight-heavy)' },
  line: { text: 'var(--line-text)', heading: 'var(--line-heading)' },
} as const;

export const motion = { quick: 'var(--motion-quick)', calm: 'var(--motion-calm)' } as const;

/** Mobile first. CSS variables do not work in media queries. */
export const breakpoint = {
  tablet: '@media (min-width: 700px)',
  desktop: '@media (min-width: 1040px)',
} as const;

/** z-index of floating parts; dialogs use the browser's top layer. */
export const layer = {
  raised: 'var(--layer-raised)',
  bar: 'var(--layer-bar)',
  menu: 'var(--layer-menu)',
  toast: 'var(--layer-toast)',
} as const;

export const size = {
  control: 'var(--size-control)',
  target: 'var(--size-target)',
  header: 'var(--size-header)',
  content: 'var(--size-content)',
  reading: 'var(--size-reading)',
} as const;

export const aboveBarOf = (bar: string): string => `calc(max(${bar}, var(--safe-bottom)) + var(--space) * 3)`;
export const aboveBar = aboveBarOf('var(--bottom-bar)');

/**
 * The only words in which a style names a colour, a space or a time. Each is a CSS variable that
 * `global-style.ts` fills, so that the `dark` class repaints the page without rendering.
 */
import { light, type ColorName } from './palette.ts';

const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Name of the CSS variable that holds a colour. */
export const colorVariable = (name: ColorName): string => `--color-${kebab(name)}`;

export const color = Object.fromEntries(
  (Object.keys(light) as ColorName[]).map((name) => [name, `var(${colorVariable(name)})`]),
) as Record<ColorName, string>;

/** A space on the 4-px grid: `space(4)` is 16 px. */
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

/** Duration and easing in one: `transition: opacity ${motion.quick}`. Nothing moves under reduced motion. */
export const motion = { quick: 'var(--motion-quick)', calm: 'var(--motion-calm)' } as const;

/** Media queries from the phone up; CSS variables do not work in them. */
export const breakpoint = {
  tablet: '@media (min-width: 700px)',
  desktop: '@media (min-width: 1040px)',
} as const;

/** Stacking order of what floats; dialogs are above all in the browser's top layer. */
export const layer = {
  raised: 'var(--layer-raised)',
  bar: 'var(--layer-bar)',
  menu: 'var(--layer-menu)',
  toast: 'var(--layer-toast)',
} as const;

export const size = {
  /** Height of a control, and the smallest side of anything that is pressed. */
  control: 'var(--size-control)',
  target: 'var(--size-target)',
  /** The shell's header, which stays in sight. */
  header: 'var(--size-header)',
  content: 'var(--size-content)',
  reading: 'var(--size-reading)',
} as const;

/** Above the page's bar at the lower edge, where there is one (`edge-parts.ts`). */
export const aboveBar = 'calc(max(var(--bottom-bar), var(--safe-bottom)) + var(--space) * 3)';

/** Px, as in `Grid` and `Container` of the kit. */
const GAP = 20;
const CONTENT = { usual: 1200, wide: 1712 };
const MARGINS = { narrow: 32, wide: 48 };
const WIDE_FROM = 700;

/** `sizes` attribute of a page-wide grid with columns of at least `min` px. */
export function gridSizes(min: number, page: keyof typeof CONTENT = 'usual'): string {
  const content = CONTENT[page];
  const most = Math.max(1, Math.floor((content + GAP) / (min + GAP)));
  const widest = Math.ceil((content - GAP * (most - 1)) / most);
  const steps = [`(min-width: ${content + MARGINS.wide}px) ${widest}px`];
  for (let columns = most; columns > 1; columns -= 1) {
    const gaps = GAP * (columns - 1);
    const width = columns * min + gaps;
    const margins = width + MARGINS.wide >= WIDE_FROM ? MARGINS.wide : MARGINS.narrow;
    steps.push(`(min-width: ${width + margins}px) calc((100vw - ${margins + gaps}px) / ${columns})`);
  }
  return [...steps, `calc(100vw - ${MARGINS.narrow}px)`].join(', ');
}

import { createGlobalStyle, css } from 'styled-components';

import { aboveBar, breakpoint, color, font, motion, radius, space } from './tokens.ts';
import { variables } from './variables.ts';

const reset = css`
  *,
  *::before,
  *::after {
    box-sizing: border-box;
  }

  body,
  h1,
  h2,
  h3,
  h4,
  p,
  ul,
  ol,
  dl,
  dd,
  figure,
  fieldset,
  legend {
    margin: 0;
    padding: 0;
  }

  fieldset {
    min-width: 0;
    border: 0;
  }

  ul[class],
  ol[class] {
    list-style: none;
  }

  img,
  svg,
  video {
    display: block;
    max-width: 100%;
  }

  input,
  button,
  select,
  textarea {
    margin: 0;
    font: inherit;
    letter-spacing: inherit;
    color: inherit;
  }

  /* Search fields have a clear button of their own. */
  input[type='search']::-webkit-search-cancel-button {
    appearance: none;
  }

  table {
    border-collapse: collapse;
  }
`;

const typography = css`
  html {
    font-family: ${font.family};
    font-size: ${font.size.text};
    line-height: ${font.line.text};
    color: ${color.text};
    -webkit-text-size-adjust: 100%;
    text-size-adjust: 100%;
    -webkit-tap-highlight-color: transparent;
  }

  body {
    min-height: 100dvh;
    background: ${color.page};
    overflow-wrap: break-word;
    -webkit-font-smoothing: antialiased;
  }

  h1,
  h2,
  h3,
  h4 {
    font-weight: ${font.weight.heavy};
    line-height: ${font.line.heading};
    text-wrap: balance;
  }

  h1 {
    font-size: ${font.size.display};
    letter-spacing: -0.015em;
  }

  h2 {
    font-size: ${font.size.title};
    letter-spacing: -0.01em;
  }

  h3 {
    font-size: ${font.size.lead};
  }

  h4 {
    font-size: ${font.size.text};
  }

  strong,
  b {
    font-weight: ${font.weight.strong};
  }

  a {
    color: ${color.accentText};
    text-decoration-thickness: 1px;
    text-underline-offset: 0.2em;
    transition: color ${motion.quick};
  }

  ::selection {
    color: ${color.onAccent};
    background: ${color.accent};
  }
`;

const behaviour = css`
  :focus-visible {
    outline: 3px solid ${color.accent};
    outline-offset: 2px;
    border-radius: ${radius.control};
  }

  [tabindex='-1']:focus-visible {
    outline: none;
  }

  html {
    background: ${color.page};
  }

  html:has(dialog[open]) {
    overflow: hidden;
  }

  /* Not inherited: a change styles the body alone. */
  @property --scroll-bar {
    syntax: '<length>';
    inherits: false;
    initial-value: 0px;
  }

  /* Compensates the width of a hidden scroll bar, so that the page does not shift, and the backdrop covers it. */
  html:has(dialog[open]) body {
    padding-right: var(--scroll-bar);
  }

  /* Open parts that cover the page of a phone. A rule here, since inserted ones style more (docs/adr/0080). */
  html:has([data-locks-page]) {
    overflow: hidden;

    ${breakpoint.desktop} {
      overflow: visible;
    }
  }

  /* Focused and anchored elements scroll clear of the sticky header and of a bar at the lower edge. */
  html {
    scroll-padding-block: ${space(20)} ${aboveBar};
  }

  /* The bar's own controls are visible already. */
  [data-stuck='bar'] :is(a, button) {
    scroll-margin-bottom: calc(-1 * ${aboveBar});
  }

  @media (prefers-reduced-motion: reduce) {
    :root {
      --motion-quick: 0s;
      --motion-calm: 0s;
    }

    *,
    *::before,
    *::after,
    *::backdrop {
      animation-duration: 0.01ms !important;
      animation-iteration-count: 1 !important;
      scroll-behavior: auto !important;
    }
  }
`;

/** Fallback positions of a popover (`popover.tsx`). The `cut` ones scroll inside. */
const popoverPlaces = css`
  @position-try --popover-below {
    position-area: block-end span-all;
    justify-self: anchor-center;
    margin-inline: var(--popover-side);
  }

  @position-try --popover-above {
    position-area: block-start span-all;
    justify-self: anchor-center;
    margin-inline: var(--popover-side);
  }

  /* Refused where less than about half of the window is free: there is more room above. */
  @position-try --popover-cut-below {
    position-area: block-end span-all;
    justify-self: anchor-center;
    margin-inline: var(--popover-side);
    min-height: min(50dvh - 48px, var(--popover-most));
    max-height: min(100% - 2 * ${space(2)}, var(--popover-most));
  }

  @position-try --popover-cut-above {
    position-area: block-start span-all;
    justify-self: anchor-center;
    margin-inline: var(--popover-side);
    max-height: min(100% - 2 * ${space(2)}, var(--popover-most));
  }
`;

/** Rendered once, by the shell or a standalone slice. */
export const GlobalStyle = createGlobalStyle`
  ${variables}
  ${reset}
  ${typography}
  ${behaviour}
  ${popoverPlaces}
`;

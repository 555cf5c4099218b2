import { color } from '@pokriv/web-kit/ui';
import { createGlobalStyle } from 'styled-components';

/** One or two printed pages for a viewing (decisions §4). Each section controls its own printing. */
export const PrintStyle = createGlobalStyle`
  @media print {
    @page {
      size: a4;
      margin: 12mm;
    }

    :root {
      --font-tiny: 10px;
      --font-small: 11px;
      --font-text: 12px;
      --font-lead: 14px;
      --font-title: 15px;
      --font-display: 22px;
      --space: 2.5px;
      --size-reading: none;
    }

    /* Overrides the inline dark theme colours. */
    html:root:root {
      color: ${color.text};
      background: none;
      color-scheme: light;
    }

    body {
      background: none;
    }

    *:has(> main) > *:not(main) {
      display: none;
    }

    nav {
      display: none;
    }
  }
`;

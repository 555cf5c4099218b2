import { color } from '@pokriv/web-kit/ui';
import { createGlobalStyle } from 'styled-components';

/** Print style: the text alone, black on white in either theme. */
export const ArticlePrintStyle = createGlobalStyle`
  @media print {
    @page {
      margin: 18mm;
    }

    :root {
      --font-tiny: 11px;
      --font-small: 12px;
      --font-text: 13px;
      --font-title: 17px;
      --font-display: 26px;
      --font-hero: 26px;
      --space: 3px;
      --size-reading: none;
    }

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

    h2,
    figure {
      break-inside: avoid;
      break-after: avoid;
    }
  }
`;

/** @license lucide-react - ISC, Lucide Contributors (https://lucide.dev/license) */
import { createElement } from 'react';

const isSaid = (prop) => prop.startsWith('aria-') || prop === 'role' || prop === 'title';

/**
 * Replaces lucide's icon factory: `size`, attributes of `<svg>`, `aria-hidden` unless labelled.
 * @param node shapes of the icon, of which `lighter-parts.mjs` has removed all but their attributes
 */
export default function createLucideIcon(node) {
  return function Icon({ size = 24, children, ...rest }) {
    return createElement(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        'aria-hidden':
          children ||
          Object.keys(rest).some((prop) => isSaid(prop) && (rest[prop] ?? undefined) !== undefined)
            ? undefined
            : 'true',
        ...rest,
      },
      ...node.map(([tag, attributes]) => createElement(tag, attributes)),
      children,
    );
  };
}

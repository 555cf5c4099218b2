import { render } from '@testing-library/react';
import { Search } from 'lucide-react';
import type { ReactNode } from 'react';

import createLucideIcon from '../../light-icon.mjs';

/** The library's search icon. */
const Light = createLucideIcon({
  node: [
    ['path', { d: 'm21 21-4.34-4.34', key: '14j7rj' }],
    ['circle', { cx: '11', cy: '11', r: '8', key: '4ej97u' }],
  ],
});

const attributesOf = (element: Element | null) =>
  Object.fromEntries([...(element?.attributes ?? [])].map(({ name, value }) => [name, value]));

function drawn(icon: ReactNode) {
  const svg = render(icon).container.firstElementChild;
  const { class: _class, ...attributes } = attributesOf(svg);
  return { attributes, inside: svg?.innerHTML };
}

it.each([
  ['plain', {}],
  ['in another size', { size: 20 }],
  ['with words for readers', { 'aria-label': 'Търсене' }],
  ['hidden by its caller', { 'aria-hidden': true }],
  ['in a thicker line', { strokeWidth: 3, fill: 'red' }],
] as const)('an icon %s is drawn as the library draws it', (_what, props) => {
  expect(drawn(<Light {...props} />)).toEqual(drawn(<Search {...props} />));
});

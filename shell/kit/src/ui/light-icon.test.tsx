import { render } from '@testing-library/react';
import { Search } from 'lucide-react';
import type { ReactNode } from 'react';

import createLucideIcon from '../../light-icon.mjs';

const Light = createLucideIcon([
  ['path', { d: 'm21 21-4.34-4.34' }],
  ['circle', { cx: '11', cy: '11', r: '8' }],
]);

const attributesOf = (element: Element | null) =>
  Object.fromEntries([...(element?.attributes ?? [])].map(({ name, value }) => [name, value]));

function drawn(icon: ReactNode) {
  const svg = render(icon).container.firstElementChild;
  const { class: _class, ...attributes } = attributesOf(svg);
  return { attributes, inside: svg?.innerHTML };
}

it.each([
  ['without props', {}],
  ['with another size', { size: 20 }],
  ['with an accessible name', { 'aria-label': 'Търсене' }],
  ['hidden by its caller', { 'aria-hidden': true }],
  ['with a thicker stroke', { strokeWidth: 3, fill: 'red' }],
] as const)('a light icon %s renders like the library’s', (_what, props) => {
  expect(drawn(<Light {...props} />)).toEqual(drawn(<Search {...props} />));
});

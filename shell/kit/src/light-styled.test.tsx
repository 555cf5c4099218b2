import { render } from '@testing-library/react';
import * as React from 'react';
import type { createGlobalStyle, css, keyframes, styled } from 'styled-components';

import { lighterStyled } from '../light-styled.mjs';
import { evaluateLibrary, sourceOf } from '../evaluate-library.testing.mjs';

interface Library {
  createGlobalStyle: typeof createGlobalStyle;
  css: typeof css;
  keyframes: typeof keyframes;
  styled: typeof styled;
}

const source = sourceOf('styled-components/dist/styled-components.browser.esm.js');
const requires = {
  react: React,
  // Read by development builds.
  '@emotion/is-prop-valid': {},
  stylis: jest.requireActual('stylis'),
};
const light = evaluateLibrary<Library>(lighterStyled(source), requires);
const library = evaluateLibrary<Library>(source, requires);

const componentId = 'p1';

/** Page with every kind of style. */
function drawn(made: Library) {
  const arrive = made.keyframes`from { opacity: 0; }`;
  const wide = made.css`
    @media (min-width: 700px) {
      width: 50%;
    }
  `;
  const Box = made.styled.section.withConfig({ componentId })<{ $isWide: boolean }>`
    color: red; /* a remark */
    animation: ${arrive} 200ms;
    background: url('data:image/svg+xml;utf8,<svg>//</svg>');
    ${({ $isWide }) => $isWide && wide}

    &:hover > svg {
      fill: blue;
    }
  `;
  const Inner = made.styled(Box).withConfig({ componentId: 'p2' }).attrs({ title: 'Част' })`
    ${Box} + & {
      margin: 0;
    }
  `;
  const Everywhere = made.createGlobalStyle`body { margin: 0; }`;
  const before = document.styleSheets.length;
  const { container, unmount } = render(
    <>
      <Everywhere />
      <Box $isWide>Кутия</Box>
      <Inner as="b" $isWide={false}>
        Вътре
      </Inner>
    </>,
  );
  const sheets = [...document.styleSheets].slice(before);
  const rules = sheets.flatMap(({ cssRules }) => [...cssRules].map((rule) => rule.cssText));
  const html = container.innerHTML;
  unmount();
  return { html, rules: rules.map((rule) => rule.replaceAll(/sc-global-\w+/gu, 'sc-global')) };
}

describe('the lighter styled-components', () => {
  it('makes the same elements, class names and rules as the library', () => {
    const made = drawn(light);
    expect(made).toEqual(drawn(library));
    expect(made.html).toMatch(
      /^<section class="p1 \w+">Кутия<\/section><b title="Част" class="p1 p2 \w+ \w+">/u,
    );
    expect(made.rules.join('\n')).toMatch(/min-width: 700px[\s\S]*:hover>svg/u);
  });

  it('throws for styles that are written as an object', () => {
    expect(() => light.css({ color: 'red' })).toThrow(/not built in/u);
  });

  it('fails for a source of another shape', () => {
    expect(() => lighterStyled('export {}')).toThrow(/lighter parts: nothing like/u);
  });
});

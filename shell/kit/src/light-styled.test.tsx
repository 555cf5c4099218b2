/** @jest-environment-options {"styles": true} */
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
    outline: 0;
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
    expect(made.rules.join('\n')).toMatch(/outline: 0[\s\S]*:hover>svg/u);
  });

  it('inserts media queries inside their rules, so that Chromium styles only what matches', () => {
    const Wide = light.styled.p.withConfig({ componentId: 'p3' })`
      color: red;

      @media (min-width: 700px) {
        width: 50%;

        &:hover > svg {
          fill: blue;
        }

        &::before,
        & > :is(b, i) {
          content: 'а';
        }
      }
    `;
    const insertRule = jest.spyOn(CSSStyleSheet.prototype, 'insertRule').mockReturnValue(0);
    const { unmount } = render(<Wide />);
    const rules = insertRule.mock.calls.map(([rule]) => rule.replaceAll(/\.(?!p3)\w+/gu, '.own'));
    insertRule.mockRestore();
    unmount();
    expect(rules).toEqual([
      '.own{color:red;}',
      '.own{@media (min-width: 700px){width:50%;}}',
      '.own:hover>svg{@media (min-width: 700px){fill:blue;}}',
      "@media (min-width: 700px){.own::before,.own>:is(b, i){content:'а';}}",
    ]);
  });

  it("keeps the server's style element, with new rules of a component after its own", () => {
    const fromServer = [
      `.known{color:red;}/*!sc*/\n.known:hover{color:blue;}/*!sc*/\ndata-styled.g5[id="p1"]{content:"known,"}/*!sc*/\n`,
      `.later{margin:0;}/*!sc*/\ndata-styled.g9[id="p9"]{content:"later,"}/*!sc*/\n`,
    ].join('');
    const drawnAfter = (lighten: (text: string) => string) => {
      document.head.innerHTML = `<style data-styled="true" data-styled-version="6.6.0">${fromServer}</style>`;
      const given = document.head.firstChild;
      const made = evaluateLibrary<Library>(lighten(source), requires);
      const Known = made.styled.p.withConfig({ componentId: 'p1' })<{ $width: number }>`
        width: ${({ $width }) => $width}px;
      `;
      const { unmount } = render(
        <>
          <Known $width={1} />
          <Known $width={2} />
        </>,
      );
      const rules = [...document.styleSheets].flatMap(({ cssRules }) =>
        [...cssRules].map((rule) => rule.cssText),
      );
      const isKept = document.head.querySelector('style') === given;
      unmount();
      document.head.innerHTML = '';
      return { rules: rules.filter((rule) => !rule.startsWith('data-styled')), isKept };
    };
    const own = drawnAfter(lighterStyled);
    expect(own.rules).toEqual(drawnAfter((text) => text).rules);
    expect(own.rules.map((rule) => rule.replace(/ \{.*/u, ''))).toEqual([
      '.known',
      '.known:hover',
      expect.stringMatching(/^\.\w+$/u),
      expect.stringMatching(/^\.\w+$/u),
      '.later',
    ]);
    expect(own.isKept).toBe(true);
  });

  it('throws for styles that are written as an object', () => {
    expect(() => light.css({ color: 'red' })).toThrow(/not built in/u);
  });

  it('fails for a source of another shape', () => {
    expect(() => lighterStyled('export {}')).toThrow(/lighter parts: nothing like/u);
  });
});

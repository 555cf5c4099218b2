/**
 * Exports of styled-components used by slices; sharing the whole package costs 1.5 KB more, since a shared package is
 * not tree-shaken.
 */
export { createGlobalStyle, css, keyframes, styled } from 'styled-components';

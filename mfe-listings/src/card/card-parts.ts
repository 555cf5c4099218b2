import { Link } from '@pokriv/web-kit/router';
import { breakpoint, Card, color, font, layer, motion, radius, shadow, space } from '@pokriv/web-kit/ui';
import { css, styled } from 'styled-components';

/** Horizontal layout: the picture takes the height of the text, at least 4:3. */
const wide = css`
  ${breakpoint.tablet} {
    flex-direction: row;

    > :last-child {
      flex: 0 0 46%;
      min-width: 0;
      aspect-ratio: 4 / 3;

      > :first-child {
        position: absolute;
        inset: 0;
        height: 100%;

        span {
          height: 100%;
        }
      }
    }

    > :first-child {
      gap: ${space(2.5)};
      padding: ${space(6)};

      h3 {
        font-size: ${font.size.title};
      }
    }
  }
`;

export const Body = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space(1.5)};
  flex: 1;
  padding: ${space(4)};
`;

/*
 * The picture stands after the text in the HTML: until it arrives, the text must not stand in its place. Not by
 * `:only-child`, which Chromium matches only once the parent is parsed.
 */
const placeOfPicture = css`
  &:has(> ${Body}:first-child):not(:has(> :nth-child(2)))::before {
    content: '';
    aspect-ratio: 4 / 3;
  }
`;

export const Root = styled(Card)<{ $isWide?: boolean; $isGone?: boolean }>`
  display: flex;
  flex-direction: column;
  height: 100%;
  ${({ $isWide }) => ($isWide ? wide : placeOfPicture)}

  &:has(a:focus-visible) {
    outline: 3px solid ${color.accent};
    outline-offset: 2px;
  }

  img {
    transition: scale 400ms ease-out;
    filter: ${({ $isGone }) => ($isGone ? 'grayscale(1)' : 'none')};
  }

  @media (hover: hover) and (prefers-reduced-motion: no-preference) {
    &:hover img {
      scale: 1.03;
    }
  }
`;

/** After the text in DOM order, so that the title gets the focus first. */
export const Top = styled.div`
  position: relative;
  order: -1;
`;

/** Picture overlay; pointer events pass to the card's link, except on buttons. */
export const Corners = styled.div`
  position: absolute;
  inset: ${space(3)};
  z-index: ${layer.raised};
  display: flex;
  flex-direction: column;
  justify-content: space-between;
  pointer-events: none;

  > div {
    display: flex;
    justify-content: space-between;
    align-items: flex-start;
    gap: ${space(2)};
  }

  > div > div {
    display: flex;
    flex-wrap: wrap;
    gap: ${space(1.5)};
  }

  button {
    pointer-events: auto;
    box-shadow: ${shadow.soft};
  }
`;

export const onPicture = css`
  border-radius: ${radius.full};
  font-size: ${font.size.tiny};
  font-weight: ${font.weight.strong};
  font-variant-numeric: tabular-nums;
  color: ${color.text};
  background: ${color.surface};
`;

export const PicturesButton = styled.button`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: ${space(1.5)};
  min-height: 32px;
  margin-left: auto;
  padding: 0 ${space(2.5)};
  border: 0;
  ${onPicture}
  cursor: pointer;

  &::after {
    content: '';
    position: absolute;
    inset: -6px 0;
  }

  svg {
    width: 16px;
    height: 16px;
  }

  &:hover {
    background: ${color.sunken};
  }
`;

/** Carousel arrow, visible on hover only. */
export const TurnButton = styled.button<{ $side: 'left' | 'right' }>`
  position: absolute;
  top: calc(50% - 18px);
  ${({ $side }) => $side}: ${space(2)};
  z-index: ${layer.raised};
  display: none;
  place-items: center;
  width: 36px;
  height: 36px;
  padding: 0;
  border: 0;
  border-radius: ${radius.full};
  color: ${color.text};
  background: ${color.surface};
  box-shadow: ${shadow.soft};
  cursor: pointer;
  opacity: 0;
  transition: opacity ${motion.quick};

  svg {
    width: 20px;
    height: 20px;
  }

  @media (hover: hover) and (pointer: fine) {
    display: grid;

    article:hover & {
      opacity: 1;
    }
  }
`;

/** The card's only link; its hit area covers the whole card. */
export const TitleLink = styled(Link)`
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  min-height: 2.6em;
  overflow: hidden;
  font-weight: ${font.weight.strong};
  line-height: 1.3;
  text-decoration: none;
  color: ${color.text};

  &:focus-visible {
    outline: none;
  }

  &::after {
    content: '';
    position: absolute;
    inset: 0;
    z-index: ${layer.raised};
  }
`;

export const Muted = styled.p`
  font-size: ${font.size.small};
  line-height: 1.4;
  color: ${color.muted};
`;

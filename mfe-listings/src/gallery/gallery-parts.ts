import { breakpoint, color, font, motion, radius, size, space } from '@pokriv/web-kit/ui';
import { createGlobalStyle, styled } from 'styled-components';

export const Root = styled.dialog`
  inset: 0;
  width: 100%;
  height: 100dvh;
  max-width: none;
  max-height: none;
  margin: 0;
  padding: 0;
  border: 0;
  color: ${color.text};
  background: ${color.page};
  overflow: hidden;
  user-select: none;

  &::backdrop {
    background: ${color.page};
  }
`;

/** Also covers the page's scroll bar. */
export const WholeScreen = createGlobalStyle`
  html:root:has(dialog[open]) {
    background: ${color.page};
  }
`;

export const Frame = styled.div`
  display: grid;
  grid-template-rows: auto minmax(0, 1fr) auto;
  height: 100%;
`;

export const Bar = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  padding: ${space(2)} ${space(2)} ${space(2)} ${space(4)};
  font-size: ${font.size.small};
  font-weight: ${font.weight.strong};
  font-variant-numeric: tabular-nums;

  p {
    display: flex;
    gap: ${space(3)};
    min-width: 0;
  }

  p > :first-child {
    flex: none;
  }
`;

export const Tools = styled.div`
  display: flex;
  flex: none;

  > [aria-disabled='true'] {
    color: ${color.muted};
    cursor: default;
  }
`;

export const Caption = styled.span`
  overflow: hidden;
  font-weight: ${font.weight.regular};
  text-overflow: ellipsis;
  white-space: nowrap;
  color: ${color.muted};
`;

export const Stage = styled.div`
  position: relative;
  display: grid;
  min-height: 0;
  overflow: hidden;
  cursor: grab;
  touch-action: none;

  &:active {
    cursor: grabbing;
  }
`;

/** No transition during a drag. */
export const SlideRoot = styled.div<{ $isDrawn: boolean }>`
  position: absolute;
  inset: 0;
  transition: ${({ $isDrawn }) => ($isDrawn ? 'none' : `transform ${motion.calm}`)};

  ${breakpoint.tablet} {
    padding-inline: ${space(20)};
  }
`;

export const Shown = styled.img<{ $isHeld: boolean }>`
  width: 100%;
  height: 100%;
  object-fit: contain;
  background: center / contain no-repeat;
  transition: ${({ $isHeld }) => ($isHeld ? 'none' : `transform ${motion.calm}`)};
`;

export const Arrow = styled.span<{ $side: 'left' | 'right' }>`
  position: absolute;
  top: calc(50% - 22px);
  ${({ $side }) => $side}: ${space(3)};
  border-radius: ${radius.full};
`;

export const Strip = styled.div`
  display: flex;
  gap: ${space(2)};
  justify-content: safe center;
  padding: ${space(3)} ${space(4)} calc(${space(3)} + env(safe-area-inset-bottom));
  overflow-x: auto;
  scroll-behavior: smooth;
  scrollbar-width: none;

  /* Saves height on a phone in landscape. */
  @media (max-height: 499px) {
    display: none;
  }
`;

export const Thumbnail = styled.button`
  flex: none;
  width: 72px;
  height: 54px;
  min-height: ${size.target};
  padding: 0;
  border: 0;
  border-radius: ${radius.control};
  overflow: hidden;
  opacity: 0.6;
  background: ${color.sunken};
  cursor: pointer;
  transition: opacity ${motion.quick};

  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }

  &:hover,
  &[aria-current] {
    opacity: 1;
  }

  &[aria-current] {
    outline: 3px solid ${color.accent};
    outline-offset: 1px;
  }
`;

import { breakpoint, color, font, layer, radius, shadow, space } from '@pokriv/web-kit/ui';
import { styled } from 'styled-components';

export const Place = styled.div`
  min-height: ${space(32)};

  ${breakpoint.tablet} {
    min-height: ${space(20)};
  }
`;

export const Bar = styled.section`
  position: fixed;
  bottom: calc(${space(4)} + env(safe-area-inset-bottom));
  left: 50%;
  z-index: ${layer.bar};
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)} ${space(3)};
  width: min(720px, 100% - 2 * ${space(4)});
  padding: ${space(3)} ${space(4)};
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.lifted};
  box-shadow: ${shadow.lifted};
  transform: translateX(-50%);

  > p,
  > div {
    margin-right: auto;
    font-variant-numeric: tabular-nums;
  }

  strong {
    font-weight: ${font.weight.strong};
  }
`;

export const Decisions = styled.span`
  display: flex;
  gap: ${space(2)};
  width: 100%;

  > button {
    flex: 1;
    padding-inline: ${space(2)};
  }

  > button > svg {
    display: none;
  }

  ${breakpoint.tablet} {
    width: auto;

    > button {
      padding-inline: ${space(3)};
      white-space: nowrap;
    }

    > button > svg {
      display: block;
    }
  }
`;

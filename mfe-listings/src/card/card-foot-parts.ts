import { Link } from '@pokriv/web-kit/router';
import { color, font, layer, motion, radius, space } from '@pokriv/web-kit/ui';
import { styled } from 'styled-components';

/** Too narrow for a name beside counters and buttons. */
const narrowFoot = '@container (max-width: 299px)';

/** A query container is a stacking context: clicks beside its controls must reach the card's link below. */
export const Foot = styled.div`
  position: relative;
  z-index: ${layer.raised};
  container-type: inline-size;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)} ${space(2)};
  min-height: 44px;
  pointer-events: none;
  margin-top: auto;
  padding-top: ${space(2)};
  border-top: 1px solid ${color.line};
  font-size: ${font.size.tiny};
  color: ${color.muted};

  a,
  button,
  [title] {
    pointer-events: auto;
  }

  > b {
    flex: 1;
    min-width: 0;
    font-weight: ${font.weight.regular};
    white-space: nowrap;
    color: ${color.text};
  }

  /* The mark of a paid plan stays beside the name. */
  ${narrowFoot} {
    > b {
      flex: 0 1 auto;
    }
  }
`;

/** Line break of a narrow foot. */
export const FootBreak = styled.span`
  display: none;

  ${narrowFoot} {
    display: block;
    flex: none;
    width: 100%;

    ~ button:first-of-type {
      margin-left: auto;
    }
  }
`;

/** Above the card link's hit area; enlarged for touch. */
export const LandlordLink = styled(Link)`
  position: relative;
  z-index: ${layer.raised};
  display: block;
  overflow: hidden;
  margin-block: -6px;
  line-height: 44px;
  text-decoration: none;
  text-overflow: ellipsis;
  color: inherit;

  &:hover,
  &:focus-visible {
    text-decoration: underline;
  }
`;

export const Count = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space(1)};
  font-variant-numeric: tabular-nums;

  svg {
    width: 15px;
    height: 15px;
  }
`;

export const FootButton = styled.button<{ $isWarning?: boolean }>`
  position: relative;
  z-index: ${layer.raised};
  display: grid;
  place-items: center;
  flex: none;
  width: 32px;
  height: 32px;
  margin-right: -6px;
  padding: 0;
  border: 0;
  border-radius: ${radius.full};
  color: ${color.muted};
  background: none;
  cursor: pointer;
  transition: color ${motion.quick};

  &::after {
    content: '';
    position: absolute;
    inset: -6px;
  }

  svg {
    width: 16px;
    height: 16px;
  }

  &:hover {
    color: ${({ $isWarning }) => ($isWarning ? color.danger : color.text)};
  }
`;

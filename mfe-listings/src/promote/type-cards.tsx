import { promotionPrices, promotionTypes, type PromotionType } from '@pokriv/contracts/listing/promotions';
import { Charge } from '@pokriv/web-kit/billing';
import { breakpoint, color, font, motion, radius, space } from '@pokriv/web-kit/ui';
import { tickStyle } from '@pokriv/web-kit/ui/forms';
import { Check } from 'lucide-react';
import { css, styled } from 'styled-components';

import { PromotionBadge } from '../card/promotion-badges.tsx';
import { promoteTexts as texts } from './messages.ts';

const Group = styled.fieldset`
  display: grid;
  gap: ${space(3)};

  legend {
    margin-bottom: ${space(3)};
    font-size: ${font.size.small};
    font-weight: ${font.weight.strong};
  }

  ${breakpoint.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

const tints = {
  super: css`
    background: ${color.superSurface};
    --tint-line: ${color.superLine};
  `,
  regular: css`
    background: ${color.regularSurface};
    --tint-line: ${color.regularLine};
  `,
};

const Choice = styled.label<{ $type: PromotionType }>`
  ${({ $type }) => tints[$type]}
  position: relative;
  display: grid;
  gap: ${space(3)};
  align-content: start;
  padding: ${space(4)};
  border: 1px solid var(--tint-line);
  border-radius: ${radius.card};
  cursor: pointer;
  transition: border-color ${motion.quick};

  &:hover {
    border-color: ${color.control};
  }

  &:has(:checked) {
    border-color: ${color.accent};
    box-shadow: 0 0 0 1px ${color.accent};
  }

  &:has(:focus-visible) {
    outline: 3px solid ${color.accent};
    outline-offset: 2px;
  }
`;

const Top = styled.span`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(3)};
`;

const Tick = styled.input`
  ${tickStyle}
`;

const Gains = styled.span`
  display: grid;
  gap: ${space(2)};
  font-size: ${font.size.small};
  line-height: 1.4;

  > span {
    display: flex;
    gap: ${space(2)};
  }

  svg {
    flex: none;
    width: 18px;
    height: 18px;
    margin-top: 1px;
    color: ${color.good};
  }
`;

const TYPES: readonly PromotionType[] = ['regular', 'super'];

interface TypeCardsProps {
  value: PromotionType;
  onChange: (type: PromotionType) => void;
}

export function TypeCards({ value, onChange }: TypeCardsProps) {
  return (
    <Group>
      <legend>{texts.type}</legend>
      {TYPES.map((type) => (
        <Choice key={type} $type={type}>
          <Top>
            <PromotionBadge type={type} />
            <Tick
              type="radio"
              name="type"
              aria-label={promotionTypes[type]}
              checked={type === value}
              onChange={() => onChange(type)}
            />
          </Top>
          <Gains>
            {texts.gains[type].map((gain) => (
              <span key={gain}>
                <Check aria-hidden />
                {gain}
              </span>
            ))}
          </Gains>
          <span>
            {texts.from}{' '}
            <strong>
              <Charge amount={promotionPrices[type][7]} />
            </strong>
          </span>
        </Choice>
      ))}
    </Group>
  );
}

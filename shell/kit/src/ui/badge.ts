import { styled } from 'styled-components';

import { color, font, radius, space } from './tokens.ts';

const TONES = {
  neutral: [color.text, color.sunken],
  good: [color.good, color.goodTint],
  wait: [color.wait, color.waitTint],
  danger: [color.danger, color.dangerTint],
  info: [color.info, color.infoTint],
  accent: [color.accentText, color.accentTint],
  super: [color.superText, color.superBadge],
  regular: [color.regularText, color.regularBadge],
  premium: [color.premiumText, color.premiumBadge],
} as const;

export type BadgeTone = keyof typeof TONES;

/** A status label; not interactive. */
export const Badge = styled.span<{ $tone?: BadgeTone }>`
  display: inline-flex;
  align-items: center;
  gap: ${space(1)};
  width: fit-content;
  padding: 3px ${space(2.5)};
  border-radius: ${radius.full};
  font-size: ${font.size.tiny};
  font-weight: ${font.weight.strong};
  line-height: 1.4;
  white-space: nowrap;
  color: ${({ $tone = 'neutral' }) => TONES[$tone][0]};
  background: ${({ $tone = 'neutral' }) => TONES[$tone][1]};

  > svg {
    flex: none;
    width: 14px;
    height: 14px;
  }
`;

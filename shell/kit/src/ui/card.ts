import { css, styled } from 'styled-components';

import { color, motion, radius, shadow, space } from './tokens.ts';

export type CardTone = 'plain' | 'super' | 'regular';

const tones = {
  plain: css`
    border-color: ${color.line};
    background: ${color.surface};
  `,
  super: css`
    border-color: ${color.superLine};
    background: ${color.superSurface};
  `,
  regular: css`
    border-color: ${color.regularLine};
    background: ${color.regularSurface};
  `,
};

const lifting = css`
  transition:
    box-shadow ${motion.calm},
    transform ${motion.calm};

  @media (hover: hover) {
    &:hover {
      box-shadow: ${shadow.soft};
      transform: translateY(-2px);
    }
  }
`;

export const Card = styled.div<{ $tone?: CardTone; $flush?: boolean; $lifts?: boolean }>`
  position: relative;
  min-width: 0;
  padding: ${({ $flush }) => ($flush ? 0 : space(4))};
  border: 1px solid;
  border-radius: ${radius.card};
  overflow: ${({ $flush }) => ($flush ? 'hidden' : 'visible')};
  ${({ $tone = 'plain' }) => tones[$tone]}
  ${({ $lifts }) => $lifts && lifting}
`;

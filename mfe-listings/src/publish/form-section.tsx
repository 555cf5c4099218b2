import { breakpoint, color, Heading, radius, space, Text } from '@pokriv/web-kit/ui';
import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';

import type { StepId } from '../form-address/form-steps.ts';
import { stepAnchor, stepNamed } from './steps.ts';

const Root = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(7)};
  padding: ${space(5)} ${space(4)} ${space(6)};
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.surface};

  ${breakpoint.tablet} {
    padding: ${space(7)} ${space(8)} ${space(8)};
  }

  h2:focus {
    outline: none;
  }
`;

const Head = styled.header`
  display: grid;
  gap: ${space(1)};
`;

export const Fields = styled.div<{ $min?: number }>`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, ${({ $min = 135 }) => $min}px), 1fr));
  gap: ${space(5)} ${space(4)};
  align-items: start;

  /* No field applies to this kind of listing. */
  &:empty {
    display: none;
  }

  ${breakpoint.tablet} {
    grid-template-columns: repeat(auto-fill, minmax(${({ $min = 170 }) => $min}px, 1fr));
  }
`;

export function FormSection({ step, children }: { step: StepId; children: ReactNode }) {
  const id = useId();
  const { label, lead } = stepNamed(step);
  return (
    <Root id={stepAnchor(step)} aria-labelledby={id}>
      <Head>
        <Heading id={id} tabIndex={-1}>
          {label}
        </Heading>
        <Text $tone="muted" $size="small">
          {lead}
        </Text>
      </Head>
      {children}
    </Root>
  );
}

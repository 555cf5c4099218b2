import { breakpoint, color, Heading, radius, space } from '@pokriv/web-kit/ui';
import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';

import { stepAnchor, steps, type StepId } from './steps.ts';

const Root = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(5)};
  padding: ${space(5)} ${space(4)};
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.surface};
  scroll-margin-top: ${space(34)};

  ${breakpoint.tablet} {
    padding: ${space(6)};
  }
`;

/** Fields side by side where there is room; without `$min` they are short ones, two in a row on a phone. */
export const Fields = styled.div<{ $min?: number }>`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, ${({ $min = 135 }) => $min}px), 1fr));
  gap: ${space(5)} ${space(4)};
  align-items: start;

  ${breakpoint.tablet} {
    grid-template-columns: repeat(auto-fill, minmax(${({ $min = 190 }) => $min}px, 1fr));
  }
`;

/** One part of the form, with its number. */
export function FormSection({ step, children }: { step: StepId; children: ReactNode }) {
  const id = useId();
  const number = steps.findIndex((one) => one.id === step);
  return (
    <Root id={stepAnchor(step)} aria-labelledby={id} tabIndex={-1}>
      <Heading id={id}>
        {number + 1}. {steps[number]?.label}
      </Heading>
      {children}
    </Root>
  );
}

import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

import { color, font, space } from './tokens.ts';

const Frame = styled.div`
  display: grid;
  gap: ${space(1.5)};
  align-content: start;
  min-width: 0;
`;

const Top = styled.div`
  display: flex;
  justify-content: space-between;
  gap: ${space(3)};
  font-size: ${font.size.small};
`;

const Label = styled.label`
  font-weight: ${font.weight.strong};
`;

const Star = styled.span`
  margin-left: 0.2em;
  color: ${color.danger};
`;

const Hint = styled.p`
  font-size: ${font.size.tiny};
  color: ${color.muted};
`;

const Failure = styled.p`
  display: flex;
  gap: ${space(1.5)};
  font-size: ${font.size.tiny};
  font-weight: ${font.weight.strong};
  color: ${color.danger};

  svg {
    flex: none;
    width: 16px;
    height: 16px;
    margin-top: 2px;
  }
`;

/** Visual only; the control carries `required` for screen readers. */
export function RequiredMark() {
  return <Star aria-hidden="true">*</Star>;
}

export function FieldNotes({ hint, hintId, error, errorId }: FieldNotesProps) {
  return (
    <>
      {error && (
        <Failure id={errorId}>
          <CircleAlert />
          {error}
        </Failure>
      )}
      {hint && <Hint id={hintId}>{hint}</Hint>}
    </>
  );
}

interface FieldNotesProps {
  hint?: ReactNode;
  hintId: string;
  error?: string;
  errorId: string;
}

export interface FieldTexts {
  label: ReactNode;
  hint?: ReactNode;
  error?: string;
}

interface FieldFrameProps extends FieldTexts, FieldNotesProps {
  controlId: string;
  required?: boolean;
  aside?: ReactNode;
  children: ReactNode;
}

export function FieldFrame({ label, controlId, required, aside, children, ...notes }: FieldFrameProps) {
  return (
    <Frame>
      <Top>
        <Label htmlFor={controlId}>
          {label}
          {required && <RequiredMark />}
        </Label>
        {aside}
      </Top>
      {children}
      <FieldNotes {...notes} />
    </Frame>
  );
}

import { asBottomBar, breakpoint, Button, color, Container, font, layer, space } from '@pokriv/web-kit/ui';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { css, styled } from 'styled-components';

import { publishTexts as texts } from '../messages.ts';
import type { StepId } from '../../form-address/form-steps.ts';
import { stepsAround, type Step } from '../steps.ts';

const Bar = styled.div`
  position: sticky;
  bottom: 0;
  z-index: ${layer.bar};
  border-top: 1px solid ${color.line};
  background: ${color.surface};
  padding-block: ${space(2)} calc(${space(2)} + env(safe-area-inset-bottom));
`;

const Line = styled(Container)`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: 0 ${space(3)};

  > :last-child {
    grid-column: 3;
  }

  ${breakpoint.tablet} {
    gap: 0 ${space(4)};
  }
`;

const Told = styled.p`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: 0 ${space(3)};
  grid-column: 1 / -1;
  grid-row: 1;
  font-size: ${font.size.tiny};
  line-height: 1.4;
  color: ${color.muted};

  &:has(:not(:empty)) {
    padding-bottom: ${space(1)};
  }

  b {
    font-weight: ${font.weight.strong};
    color: ${color.text};
  }

  ${breakpoint.tablet} {
    justify-content: end;
    grid-column: 2;
    padding: 0;
    font-size: ${font.size.small};
  }
`;

const Actions = styled.div`
  display: flex;
  gap: ${space(3)};
`;

const hiddenOnPhones = css`
  @media (max-width: 699px) {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
`;

/** Icon only, on a phone with two more buttons. */
const Word = styled.span<{ $isTight: boolean }>`
  ${({ $isTight }) => $isTight && hiddenOnPhones}
`;

interface WizardBarProps {
  step: Step;
  status: string;
  /** A published listing can be saved at any step; others are submitted at the last. */
  isPublished: boolean;
  hasChanges: boolean;
  /** Number of fields that block submission. */
  missing: number;
  busy: boolean;
  onStep: (id: StepId) => void;
  onNext: () => void;
  onFinish: () => void;
}

export function WizardBar(props: WizardBarProps) {
  const { step, status, isPublished, hasChanges, missing, busy, onStep, onNext, onFinish } = props;
  const { before, after } = stepsAround(step.id);
  const isLast = after === undefined;
  const canFinish = isPublished ? hasChanges || isLast : isLast;
  const canReview = !isPublished && !isLast && missing === 0 && after.id !== 'review';
  const isTight = (canFinish && !isLast) || canReview;
  return (
    <Bar ref={asBottomBar}>
      <Line>
        {before ? (
          <Button type="button" variant="quiet" onClick={() => onStep(before.id)}>
            <ArrowLeft aria-hidden />
            <Word $isTight={isTight}>{texts.back}</Word>
          </Button>
        ) : (
          <span />
        )}
        <Told>
          {!isPublished && <b>{texts.missing(missing)}</b>}
          <span role="status">{status}</span>
        </Told>
        <Actions>
          {after && (
            <Button type="button" variant={canFinish || canReview ? 'secondary' : 'primary'} onClick={onNext}>
              <Word $isTight={isTight}>{texts.next}</Word>
              <ArrowRight aria-hidden />
            </Button>
          )}
          {canReview && (
            <Button type="button" onClick={() => onStep('review')}>
              {texts.toReview}
            </Button>
          )}
          {canFinish && (
            <Button type="button" busy={busy} onClick={onFinish}>
              {busy ? texts.submitting : isPublished ? texts.save : texts.submit}
            </Button>
          )}
        </Actions>
      </Line>
    </Bar>
  );
}

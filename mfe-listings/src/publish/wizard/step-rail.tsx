import { breakpoint, color, font, motion, radius, size, space, VisuallyHidden } from '@pokriv/web-kit/ui';
import { Link, useLocation } from '@pokriv/web-kit/router';
import { Check, ChevronDown, CircleAlert } from 'lucide-react';
import { useId, useState } from 'react';
import { styled } from 'styled-components';

import { publishTexts as texts } from '../messages.ts';
import type { StepId } from '../../form-address/form-steps.ts';
import { issuesOf, steps, stepsAround, type Step } from '../steps.ts';
import { stepAddress } from './use-step.ts';

const Nav = styled.nav`
  ${breakpoint.desktop} {
    position: sticky;
    top: ${space(22)};
    align-self: start;
  }
`;

const Fold = styled.button`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space(2)} ${space(3)};
  width: 100%;
  min-height: ${size.target};
  padding: 0 0 ${space(2)};
  border: 0;
  text-align: left;
  color: ${color.text};
  background: none;
  cursor: pointer;

  span {
    font-size: ${font.size.small};
    color: ${color.muted};
  }

  b {
    color: ${color.text};
    font-weight: ${font.weight.strong};
  }

  svg {
    width: 20px;
    height: 20px;
    color: ${color.muted};
    transition: transform ${motion.calm};
  }

  &[aria-expanded='true'] svg {
    transform: rotate(180deg);
  }

  ${breakpoint.desktop} {
    display: none;
  }
`;

const Bars = styled.div`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: 1fr;
  gap: ${space(1)};
  grid-column: 1 / -1;

  i {
    height: 5px;
    border-radius: ${radius.full};
    background: ${color.line};
  }

  i[data-done] {
    background: ${color.good};
  }

  i[data-here] {
    background: ${color.accent};
  }
`;

const List = styled.ol<{ $isOpen: boolean }>`
  display: ${({ $isOpen }) => ($isOpen ? 'grid' : 'none')};
  gap: ${space(1)};
  padding: 0;
  list-style: none;

  ${breakpoint.desktop} {
    display: grid;
  }

  a {
    display: grid;
    grid-template-columns: 28px minmax(0, 1fr);
    align-items: center;
    gap: ${space(3)};
    min-height: ${size.target};
    padding: ${space(1.5)} ${space(3)} ${space(1.5)} ${space(2)};
    border-radius: ${radius.control};
    font-size: ${font.size.small};
    font-weight: ${font.weight.strong};
    text-decoration: none;
    line-height: 1.2;
    color: ${color.muted};

    &:hover {
      background: ${color.sunken};
    }
  }

  a[aria-current] {
    color: ${color.text};
    background: ${color.sunken};
  }
`;

const Dot = styled.span`
  display: grid;
  place-items: center;
  width: 28px;
  height: 28px;
  border: 1px solid ${color.control};
  border-radius: ${radius.full};
  font-size: ${font.size.tiny};
  font-variant-numeric: tabular-nums;
  color: ${color.muted};
  background: ${color.surface};

  svg {
    width: 16px;
    height: 16px;
  }

  &[data-kind='done'] {
    border-color: transparent;
    color: ${color.good};
    background: ${color.goodTint};
  }

  &[data-kind='wrong'] {
    border-color: transparent;
    color: ${color.danger};
    background: ${color.dangerTint};
  }

  [aria-current] & {
    border-color: ${color.accent};
    box-shadow: inset 0 0 0 1px ${color.accent};
  }
`;

interface StepRailProps {
  current: Step;
  issues: ReadonlyMap<string, string>;
  told: ReadonlySet<StepId>;
  done: ReadonlySet<StepId>;
}

export function StepRail({ current, issues, told, done }: StepRailProps) {
  const { search, key } = useLocation();
  const [openAt, setOpenAt] = useState<string>();
  const listId = useId();
  const isOpen = openAt === key;
  const { number } = stepsAround(current.id);
  const wrongIn = (id: StepId) => (id === 'review' ? issues.size : issuesOf(issues, id).size);

  return (
    <Nav aria-label={texts.steps}>
      <Fold
        type="button"
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => setOpenAt(isOpen ? undefined : key)}
      >
        <span>
          {texts.progress(number, steps.length)} · <b>{current.label}</b>
        </span>
        <ChevronDown aria-hidden />
        <Bars aria-hidden="true">
          {steps.map(({ id }) => (
            <i key={id} data-here={id === current.id || undefined} data-done={done.has(id) || undefined} />
          ))}
        </Bars>
        <VisuallyHidden>{texts.allSteps}</VisuallyHidden>
      </Fold>
      <List id={listId} $isOpen={isOpen}>
        {steps.map(({ id, label }, index) => {
          const count = wrongIn(id);
          const kind = done.has(id) ? 'done' : count > 0 && told.has(id) ? 'wrong' : 'open';
          return (
            <li key={id}>
              <Link to={stepAddress(search, id)} aria-current={id === current.id ? 'step' : undefined}>
                <Dot data-kind={kind}>
                  {kind === 'done' && <Check aria-hidden />}
                  {kind === 'wrong' && <CircleAlert aria-hidden />}
                  {kind === 'open' && index + 1}
                </Dot>
                <span>
                  {label}
                  {kind === 'done' && <VisuallyHidden> ({texts.stepDone})</VisuallyHidden>}
                  {kind === 'wrong' && <VisuallyHidden> ({texts.stepWrong(count)})</VisuallyHidden>}
                </span>
              </Link>
            </li>
          );
        })}
      </List>
    </Nav>
  );
}

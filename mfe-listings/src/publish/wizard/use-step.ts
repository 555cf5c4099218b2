import { useLocation, useNavigate } from '@pokriv/web-kit/router';
import { useEffect, useRef } from 'react';

import { controlId, stepOf, type StepId } from '../../form-address/form-steps.ts';
import { stepAnchor, stepNamed, type Step } from '../steps.ts';

/** URL of a step and a field in it; other query parameters stay. */
export function stepAddress(search: string, step: StepId, path?: string): { search: string; hash: string } {
  const params = new URLSearchParams(search);
  params.set('step', step);
  return { search: `?${params}`, hash: path ? `#${controlId(path)}` : '' };
}

function reveal(target: HTMLElement): void {
  const folded = target.closest('details');
  if (folded) folded.open = true;
  const isFocusable = target.matches('input, select, textarea, button, a, [tabindex]');
  target.scrollIntoView({ block: 'center' });
  const inner = target.querySelector<HTMLElement>('input, select, textarea, button');
  (target.matches('[tabindex="-1"]') || !isFocusable ? (inner ?? target) : target).focus({
    preventScroll: true,
  });
}

export function useStep(): { step: Step; goTo: (step: StepId) => void; goToField: (path: string) => void } {
  const { search, hash, key } = useLocation();
  const navigate = useNavigate();
  const step = stepNamed(new URLSearchParams(search).get('step'));
  const shown = useRef<StepId>(undefined);

  useEffect(() => {
    const former = shown.current;
    shown.current = step.id;
    const target = hash ? document.getElementById(hash.slice(1)) : null;
    if (target) return reveal(target);
    if (former === undefined || former === step.id) return;
    document.querySelector<HTMLElement>(`#${stepAnchor(step.id)} h2`)?.focus({ preventScroll: true });
    scrollTo({ top: 0, behavior: 'instant' });
  }, [step.id, hash, key]);

  return {
    step,
    goTo: (id) => void navigate(stepAddress(search, id)),
    goToField: (path) => void navigate(stepAddress(search, stepOf(path), path)),
  };
}

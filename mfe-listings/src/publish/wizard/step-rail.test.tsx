import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { show } from '../../page.testing.tsx';
import type { StepId } from '../../form-address/form-steps.ts';
import { stepNamed, steps } from '../steps.ts';
import { StepRail } from './step-rail.tsx';

const wrong = new Map([
  ['title', 'Въведете заглавие.'],
  ['price', 'Въведете наем.'],
]);
const open = (here: StepId, { done = [], told = [] }: { done?: StepId[]; told?: StepId[] } = {}) =>
  show(
    <StepRail current={stepNamed(here)} issues={wrong} done={new Set(done)} told={new Set(told)} />,
    '/publish?draft=p1',
  );
const links = () => within(screen.getByRole('list', { hidden: true })).getAllByRole('link', { hidden: true });
const linkOf = (id: StepId) => links()[steps.findIndex((step) => step.id === id)]!;
const fold = () => screen.getByRole('button');
const everyStep = steps.map(({ id }) => id);

describe('StepRail', () => {
  it('names the step with its number, and marks it alone as the current one', () => {
    open('home');
    const number = steps.findIndex(({ id }) => id === 'home') + 1;
    expect(fold()).toHaveTextContent(`Стъпка ${number} от ${steps.length} · Домът`);
    expect(links().filter((link) => link.hasAttribute('aria-current'))).toEqual([linkOf('home')]);
    expect(linkOf('home')).toHaveAttribute('aria-current', 'step');
  });

  it('numbers steps that are open', () => {
    open('place');
    expect(links().map(({ textContent }) => textContent)).toEqual(
      steps.map(({ label }, index) => `${index + 1}${label}`),
    );
  });

  it('marks complete steps, and counts the wrong fields of those that were told', () => {
    open('place', { done: ['place'], told: ['place', 'review', 'terms'] });
    expect(linkOf('place')).toHaveTextContent('Основното (попълнено)');
    expect(linkOf('review')).toHaveTextContent(/\(за поправка: 2\)$/u);
    expect(linkOf('terms')).not.toHaveTextContent('(');
    expect(document.querySelectorAll('[data-done]')).toHaveLength(1);
    expect(document.querySelectorAll('[data-here]')).toHaveLength(1);
  });

  it('counts each step’s own wrong fields once it was told', () => {
    open('place', { told: everyStep });
    const counts = links().map(({ textContent }) => /за поправка: (\d)/u.exec(textContent ?? '')?.[1]);
    expect(counts.filter(Boolean).toSorted()).toEqual(['2', '2']);
  });

  it('shows a complete step as such even where a field of it is named', () => {
    open('place', { done: everyStep, told: everyStep });
    expect(screen.queryByText(/за поправка/u)).not.toBeInTheDocument();
  });

  it('unfolds and folds the steps on a phone', async () => {
    open('place');
    for (const isOpen of ['false', 'true', 'false']) {
      expect(fold()).toHaveAttribute('aria-expanded', isOpen);
      await userEvent.click(fold());
    }
  });

  it('folds again once a step is chosen', async () => {
    open('place');
    await userEvent.click(fold());
    await userEvent.click(linkOf('home'));
    expect(fold()).toHaveAttribute('aria-expanded', 'false');
    expect(screen.getByTestId('address')).toHaveTextContent('draft=p1');
  });
});

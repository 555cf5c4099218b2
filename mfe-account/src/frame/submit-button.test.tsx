import { act, render, screen } from '@testing-library/react';

import { SubmitButton } from './submit-button.tsx';

const SLOW = 'Отнема повече от обичайното. Не затваряйте страницата.';

const aButton = (isBusy: boolean) => (
  <SubmitButton isBusy={isBusy} busyText="Запазване...">
    Запази
  </SubmitButton>
);

describe('SubmitButton', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('announces a slow submit and clears the announcement', () => {
    const { rerender } = render(aButton(true));
    expect(screen.getByRole('button', { name: /Запазване/u })).toHaveAttribute('aria-busy', 'true');
    act(() => jest.advanceTimersByTime(3000));
    expect(screen.queryByText(SLOW)).not.toBeInTheDocument();
    act(() => jest.advanceTimersByTime(2000));
    expect(screen.getByText(SLOW)).toBeInTheDocument();
    rerender(aButton(false));
    expect(screen.queryByText(SLOW)).not.toBeInTheDocument();
  });
});

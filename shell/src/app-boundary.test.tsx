import { AppError } from '@pokriv/contracts/errors';
import { render, screen } from '@testing-library/react';

import { AppBoundary } from './app-boundary.tsx';

function Broken({ failure }: { failure: Error }): never {
  throw failure;
}

describe('AppBoundary', () => {
  beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined));
  afterEach(() => jest.restoreAllMocks());

  it('shows the failure and a retry', () => {
    render(
      <AppBoundary>
        <Broken failure={new Error('inner words')} />
      </AppBoundary>,
    );
    expect(
      screen.getByRole('heading', { level: 1, name: 'Нещо се обърка. Опитайте отново.' }),
    ).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Опитай пак' })).toBeInTheDocument();
    expect(screen.queryByText(/inner words|Номер на заявката/u)).not.toBeInTheDocument();
  });

  it('reports the failure', () => {
    const beacon = jest.fn<boolean, [string, Blob]>(() => true);
    navigator.sendBeacon = beacon as typeof navigator.sendBeacon;
    const stack = `at f (${location.origin}/assets/1.js:1:2)`;
    render(
      <AppBoundary>
        <Broken failure={Object.assign(new Error('a part broke'), { stack })} />
      </AppBoundary>,
    );
    expect(beacon.mock.calls).toEqual([['/api/client-errors', expect.any(Blob)]]);
  });

  it('shows the id of the failed request', () => {
    const failure = new AppError({ code: 'INTERNAL', message: '…', requestId: 'r-17' });
    render(
      <AppBoundary>
        <Broken failure={failure} />
      </AppBoundary>,
    );
    expect(screen.getByText('Номер на заявката: r-17')).toBeInTheDocument();
  });
});

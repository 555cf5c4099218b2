import { AppError } from '@pokriv/contracts/errors';
import { render, screen } from '@testing-library/react';

import { AppBoundary } from './app-boundary.tsx';

function Broken({ failure }: { failure: Error }): never {
  throw failure;
}

describe('the page that broke', () => {
  beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined));
  afterEach(() => jest.restoreAllMocks());

  it('says so and offers another try', () => {
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

  it('names the request that failed', () => {
    const failure = new AppError({ code: 'INTERNAL', message: '…', requestId: 'r-17' });
    render(
      <AppBoundary>
        <Broken failure={failure} />
      </AppBoundary>,
    );
    expect(screen.getByText('Номер на заявката: r-17')).toBeInTheDocument();
  });
});

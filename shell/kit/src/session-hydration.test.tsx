import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';

import { useSession } from './session.ts';

it('a page rendered for a visitor renders once more when it hydrates, not twice', async () => {
  const look = jest.fn();
  function Page() {
    const { status } = useSession();
    look(status);
    return <p>{status}</p>;
  }
  document.body.innerHTML = renderToString(<Page />);
  look.mockClear();
  await act(async () => void hydrateRoot(document.body, <Page />));
  expect(look.mock.calls).toEqual([['visitor']]);
});

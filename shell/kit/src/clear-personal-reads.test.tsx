import { act, render, screen, waitFor } from '@testing-library/react';

import { clearPersonalReads, useRead } from './api.ts';
import { setTokenSource } from './token.ts';

const sent: string[] = [];

function Reads() {
  const shared = useRead('readMap', { query: { bbox: '1,2,3,4', zoom: '7' } });
  const public_ = useRead('getProperty', { params: { id: 'p1' } });
  const personal = useRead('listFavorites', { query: {} });
  return <output>{[shared, public_, personal].map(({ data }) => (data ? 'да' : 'не')).join(' ')}</output>;
}
const pathsOf = () => sent.map((address) => address.split('?')[0]).sort();

describe('clearPersonalReads', () => {
  it('reads public replies that differ by user again, drops personal ones and keeps the shared', async () => {
    globalThis.fetch = (address) => {
      sent.push(String(address));
      return Promise.resolve(new Response('{"success":true,"data":[]}'));
    };
    setTokenSource({
      stored: () => 'one',
      current: () => Promise.resolve('one'),
      replacementOf: () => Promise.resolve(undefined),
    });
    render(<Reads />);
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('да да да'));
    expect(sent).toHaveLength(3);
    sent.length = 0;
    await act(clearPersonalReads);
    expect(screen.getByRole('status')).toHaveTextContent(/^да (?:да|не) не$/u);
    await waitFor(() => expect(pathsOf()).toEqual(['/api/properties/p1']));
  });
});

import { renderHook, waitFor } from '@testing-library/react';

import { fakeApi } from '../page.testing.tsx';
import { useRecordedView } from './use-recorded-view.ts';

describe('view of a listing', () => {
  it('is recorded once for each listing that is opened, and not before one is known', async () => {
    const sent = fakeApi(() => ({ body: { success: true, data: null } }));
    const { rerender } = renderHook(({ id }: { id?: string }) => useRecordedView(id), {
      initialProps: {},
    });
    expect(sent).toEqual([]);
    for (const id of ['a', 'b', 'a']) rerender({ id });
    await waitFor(() => expect(sent).toHaveLength(2));
    rerender({ id: 'c' });
    await waitFor(() =>
      expect(sent.map(({ method, path }) => `${method} ${path}`)).toEqual(
        ['a', 'b', 'c'].map((id) => `POST /api/properties/${id}/view`),
      ),
    );
  });
});

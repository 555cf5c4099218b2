/** @jest-environment node */
import { Suspense, use } from 'react';

import { renderWhole } from './render-whole.ts';

const late = new Promise<string>((resolve) => setImmediate(() => resolve('готово')));
const Late = () => <p>{use(late)}</p>;
const Broken = (): never => {
  throw new Error('broken part');
};

describe('renderWhole', () => {
  it('waits for suspended parts and needs no scripts', async () => {
    const html = await renderWhole(
      <Suspense fallback="чака">
        <Late />
      </Suspense>,
    );
    expect(html).toContain('<p>готово</p>');
    expect(html).not.toMatch(/чака|<script/u);
  });

  it('rejects with the error of a part whose fallback could be shown', async () => {
    const html = renderWhole(
      <Suspense fallback="чака">
        <Broken />
      </Suspense>,
    );
    await expect(html).rejects.toThrow('broken part');
  });
});

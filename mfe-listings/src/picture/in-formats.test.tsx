/** @jest-environment node */
import { renderToString } from 'react-dom/server';

import { InFormats } from './in-formats.tsx';
import { pictureSource } from './picture-source.ts';

const html = (image: { id: string; hasAvif?: boolean }, isEager: boolean) =>
  renderToString(
    <InFormats image={image} sizes="285px" isEager={isEager}>
      <img {...pictureSource(image)} sizes="285px" alt="" loading={isEager ? 'eager' : 'lazy'} />
    </InFormats>,
  );
const preloads = (text: string) => text.match(/<link[^>]*>/gu) ?? [];

describe('the first picture of a page', () => {
  it('is preloaded as AVIF, with its widths', () => {
    const links = preloads(html({ id: 'a1', hasAvif: true }, true));
    expect(links).toHaveLength(1);
    expect(links[0]).toContain('type="image/avif"');
    expect(links[0]).toContain('/media/a1-320.avif 320w, /media/a1-480.avif 480w');
    expect(links[0]).toContain('imageSizes="285px"');
    expect(links[0]).toContain('fetchPriority="high"');
  });

  it('is preloaded as WebP when it has no AVIF', () => {
    const links = preloads(html({ id: 'a1' }, true));
    expect(links).toHaveLength(1);
    expect(links[0]).toContain('/media/a1-320.webp 320w, /media/a1-640.webp 640w');
    expect(links[0]).not.toContain('avif');
  });

  it('is not preloaded below the fold', () => {
    expect(preloads(html({ id: 'a1', hasAvif: true }, false))).toEqual([]);
  });
});

import { PropertyFields } from './listing-fields.ts';
import { videoSite } from './video-site.ts';
import { Video, videoAddress } from './video.ts';

const watch = 'https://www.youtube.com/watch?v=a_b-C3d4E5f';

describe('videoAddress', () => {
  it.each([
    ['https://www.youtube.com/watch?v=a_b-C3d4E5f', watch],
    ['https://m.youtube.com/watch?v=a_b-C3d4E5f&t=42s&list=PL1', watch],
    ['youtube.com/watch?app=desktop&v=a_b-C3d4E5f', watch],
    ['https://youtu.be/a_b-C3d4E5f?si=tracked', watch],
    ['HTTPS://YOUTU.BE/a_b-C3d4E5f', watch],
    ['https://www.youtube.com/shorts/a_b-C3d4E5f', watch],
    ['https://www.youtube.com/live/a_b-C3d4E5f?feature=share', watch],
    ['https://www.youtube.com/embed/a_b-C3d4E5f', watch],
    ['https://vimeo.com/76979871', 'https://vimeo.com/76979871'],
    ['https://vimeo.com/76979871?h=8272103f6e', 'https://vimeo.com/76979871/8272103f6e'],
    ['vimeo.com/76979871/8272103f6e?share=copy', 'https://vimeo.com/76979871/8272103f6e'],
    ['https://player.vimeo.com/video/76979871?h=8272103f6e', 'https://vimeo.com/76979871/8272103f6e'],
  ])('keeps the id of %s', (typed, address) => {
    expect(videoAddress(typed)).toBe(address);
    expect(videoAddress(address)).toBe(address);
  });

  it.each([
    '',
    'видео',
    'javascript:alert(1)//youtu.be/a_b-C3d4E5f',
    'https://youtube.com.evil.bg/watch?v=a_b-C3d4E5f',
    'https://evil.bg/?u=https://youtu.be/a_b-C3d4E5f',
    'https://youtu.be@evil.bg/a_b-C3d4E5f',
    'https://who@youtu.be/a_b-C3d4E5f',
    'https://youtu.be:8443/a_b-C3d4E5f',
    'https://www.youtube.com/@channel',
    'https://www.youtube.com/watch?v=short',
    'https://www.youtube.com/redirect?q=https://evil.bg',
    'https://www.youtube.com/playlist?list=PL1',
    'https://www.youtube.com/embed/videoseries?list=PL1',
    'https://vimeo.com/channels/staffpicks',
    'https://vimeo.com/0888123456',
    'https://player.vimeo.com/76979871',
    'https://constructor/a_b-C3d4E5f',
  ])('refuses %s', (typed) => expect(videoAddress(typed)).toBeUndefined());
});

describe('the video of a listing', () => {
  const errorOf = (video: string) =>
    PropertyFields.partial()
      .safeParse({ video })
      .error?.issues.map(({ path, message }) => [path.join('.'), message]);

  it('is stored by its canonical address', () => {
    expect(Video.parse('  youtu.be/a_b-C3d4E5f \u200B')).toBe(watch);
  });

  it('tells how to correct another address', () => {
    const told = [['video', 'Поставете връзка към видео в YouTube или Vimeo.']];
    expect(errorOf('https://facebook.com/watch/1')).toEqual(told);
    expect(errorOf('')).toEqual(told);
    const tooLong = errorOf(`${watch}&x=${'x'.repeat(500)}`);
    expect([tooLong?.length, tooLong?.[0]?.[1]]).toEqual([1, expect.stringContaining('500')]);
  });

  it('is named by its site', () => {
    expect([watch, 'https://vimeo.com/76979871'].map(videoSite)).toEqual(['YouTube', 'Vimeo']);
  });
});

import { contentSecurityPolicy } from './content-security-policy.ts';
import { TileTemplate, tileSource } from './tile-source.ts';

describe('the tiles of the map', () => {
  it.each([
    ['https://tiles.example/{z}/{x}/{y}.png', 'https://tiles.example'],
    ['https://{s}.tiles.example/a/{z}/{x}/{y}@2x.png?key=1', 'https://*.tiles.example'],
    ['http://localhost:8080/{z}/{x}/{y}.png', 'http://localhost:8080'],
  ])('%s come from %s', (template, source) => {
    expect(TileTemplate.safeParse(template).success).toBe(true);
    expect(tileSource(template)).toBe(source);
  });

  it.each([
    'https://tiles.example/tiles.png',
    'ftp://tiles.example/{z}/{x}/{y}',
    "https://tiles.example/{z}/{x}/{y};script-src 'unsafe-inline'",
    'tiles.example/{z}/{x}/{y}.png',
  ])('%s is no address of tiles', (template) => {
    expect(TileTemplate.safeParse(template).success).toBe(false);
  });

  it('are the only foreign pictures that the policy lets in', () => {
    const parts = { isProduction: true, authDomain: 'auth.example' };
    expect(contentSecurityPolicy(parts)['img-src']).toEqual(["'self'", 'data:', 'blob:']);
    const tiles = 'https://t.example/{z}/{x}/{y}.png';
    expect(contentSecurityPolicy({ ...parts, tiles })['img-src']).toEqual([
      "'self'",
      'data:',
      'blob:',
      'https://t.example',
    ]);
  });
});

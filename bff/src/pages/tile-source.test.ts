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
    const parts = { nonce: 'n', isProduction: true, authDomain: 'auth.example' };
    const pictures = (policy: string) => /img-src [^;]*/u.exec(policy)?.[0];
    expect(pictures(contentSecurityPolicy(parts))).toBe("img-src 'self' data: blob:");
    expect(pictures(contentSecurityPolicy({ ...parts, tiles: 'https://t.example/{z}/{x}/{y}.png' }))).toBe(
      "img-src 'self' data: blob: https://t.example",
    );
  });
});

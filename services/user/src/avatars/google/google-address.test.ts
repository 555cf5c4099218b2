import { badAddresses } from '../../testing/bad-avatar-addresses.ts';
import { readGoogleAddress } from './google-address.ts';

const hosts = new Set(['lh3.googleusercontent.com', 'lh6.googleusercontent.com']);

describe('readGoogleAddress', () => {
  it.each([
    ['https://lh3.googleusercontent.com/a/x=s96-c', 'https://lh3.googleusercontent.com/a/x=s512-c'],
    ['https://lh6.googleusercontent.com/a/x=s40', 'https://lh6.googleusercontent.com/a/x=s512-c'],
    ['https://lh3.googleusercontent.com/a/photo.jpg', 'https://lh3.googleusercontent.com/a/photo.jpg'],
    ['https://LH3.GoogleUserContent.com:443/a/x#y', 'https://lh3.googleusercontent.com/a/x'],
  ])('reads %s and sets 512 px', (address, asked) => {
    expect(readGoogleAddress(address, hosts).href).toBe(asked);
  });

  it.each(badAddresses(4444).map(({ what, address }) => [what, address]))('refuses %s', (_what, address) => {
    expect(() => readGoogleAddress(address, hosts)).toThrow('Адресът не е на снимка от Google.');
  });
});

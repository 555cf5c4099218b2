import { KNOWN_PUSH_HOSTS, pushEndpointsAt } from './push-hosts.ts';

const isKnown = pushEndpointsAt(KNOWN_PUSH_HOSTS.split(','));

describe('known push services', () => {
  it.each([
    'https://fcm.googleapis.com/fcm/send/abc:def',
    'https://updates.push.services.mozilla.com/wpush/v2/abc',
    'https://europe.push.services.mozilla.com/wpush/v2/abc',
    'https://wns2-par02p.notify.windows.com/w/?token=abc',
    'https://web.push.apple.com/abc',
    'https://api.push.apple.com/abc',
    'https://FCM.googleapis.com:443/fcm/send/abc',
  ])('include %s', (endpoint) => {
    expect(isKnown(endpoint)).toBe(true);
  });

  it.each([
    'http://fcm.googleapis.com/fcm/send/abc',
    'https://fcm.googleapis.com:8443/fcm/send/abc',
    'https://fcm.googleapis.com.example.com/',
    'https://fcm.googleapis.com@example.com/',
    'https://example.com@fcm.googleapis.com/',
    'https://example.com#.push.apple.com',
    'https://example.com/.push.apple.com',
    'https://example.com\\.push.apple.com',
    'https://evilnotify.windows.com/',
    'https://notify.windows.com/',
    'https://sub.fcm.googleapis.com/',
    'https://127.0.0.1/',
    'https://[::1]/',
    'https://169.254.169.254/latest/meta-data',
    'ftp://fcm.googleapis.com/',
    'no address',
  ])('do not include %s', (endpoint) => {
    expect(isKnown(endpoint)).toBe(false);
  });
});

import { apiHeaders, fileHeaders, headerRow, pageHeaders, strictTransport } from './security-headers.ts';

function headersOf(middleware: Parameters<typeof headerRow>[0]): Record<string, string> {
  const row = headerRow(middleware);
  return Object.fromEntries(
    row.flatMap((name, index) => (index % 2 === 0 ? [[name.toLowerCase(), row[index + 1] ?? '']] : [])),
  );
}

describe('security headers', () => {
  it('of the API let nothing run, frame or be read from elsewhere, and send no referrer', () => {
    expect(headersOf(apiHeaders)).toEqual({
      'content-security-policy': "default-src 'none';frame-ancestors 'none'",
      'cross-origin-resource-policy': 'same-origin',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    });
  });

  it('of files are two, so that pictures may be shown elsewhere', () => {
    expect(headersOf(fileHeaders)).toEqual({
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-content-type-options': 'nosniff',
    });
  });

  it('of pages hold the policy alone, without defaults of a library', () => {
    expect(headersOf(pageHeaders({ 'default-src': ["'self'"] }))).toEqual({
      'content-security-policy': "default-src 'self'",
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      'permissions-policy': 'camera=(), microphone=(), geolocation=(self), payment=(self), usb=()',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'SAMEORIGIN',
    });
  });

  it('keep browsers on HTTPS for a year, with all subdomains', () => {
    expect(headersOf(strictTransport)).toEqual({
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
    });
  });
});

import type { LookupAddress } from 'node:dns';

const HOST = 'lh3.googleusercontent.com';

/** An address that must never be fetched. */
export interface BadAddress {
  what: string;
  address: string;
}

export function badAddresses(port: number): BadAddress[] {
  const at = (what: string, host: string): BadAddress => ({ what, address: `https://${host}:${port}/a.jpg` });
  const plain = (what: string, address: string): BadAddress => ({ what, address });
  return [
    plain('no TLS', `http://${HOST}/a.jpg`),
    plain('no TLS and a port', `http://${HOST}:${port}/a.jpg`),
    plain('a file', 'file:///etc/passwd'),
    plain('FTP', `ftp://${HOST}/a.jpg`),
    plain('data', 'data:image/png;base64,iVBORw0KGgo='),
    plain('a script', 'javascript:alert(1)'),
    plain('gopher', `gopher://127.0.0.1:${port}/_GET`),
    at('another port', HOST),
    plain('a name in front', `https://user@${HOST}/a.jpg`),
    plain('a name and a password', `https://user:secret@${HOST}/a.jpg`),
    at('the host as a name', `${HOST}@127.0.0.1`),
    at('the host as a name and a password', `${HOST}:443@127.0.0.1`),
    plain('an escaped @', `https://${HOST}%40127.0.0.1:${port}/a.jpg`),
    plain('a backslash before @', `https://${HOST}\\@127.0.0.1:${port}/a.jpg`),
    plain('a backslash as a slash', `https:\\\\127.0.0.1:${port}\\${HOST}`),
    plain('a # before @', `https://127.0.0.1:${port}#@${HOST}/a.jpg`),
    plain('a ? before @', `https://127.0.0.1:${port}?@${HOST}/a.jpg`),
    plain('a line break', `https://${HOST}\r\nHost: 127.0.0.1/a.jpg`),
    plain('a tab in the host', `https://127.0.\t0.1:${port}/a.jpg`),
    plain('a sign of zero width', `https://lh3.googleuser\u200Bcontent.com.evil.example/a.jpg`),
    plain('the host as a beginning', `https://${HOST}.evil.example/a.jpg`),
    plain('the host as an end', `https://evil-${HOST}/a.jpg`),
    plain('the domain alone', 'https://googleusercontent.com/a.jpg'),
    plain('another host of the domain', 'https://storage.googleusercontent.com/a.jpg'),
    plain('a number that is not taken', 'https://lh7.googleusercontent.com/a.jpg'),
    plain('a dot at the end', `https://${HOST}./a.jpg`),
    plain('a letter that looks alike', 'https://lh3.g\u043E\u043Egleusercontent.com/a.jpg'),
    plain('a digit that looks alike', 'https://lh3.goog1eusercontent.com/a.jpg'),
    plain('a name server for every address', `https://127.0.0.1.nip.io:${port}/a.jpg`),
    plain('Google itself', 'https://www.google.com/url?q=https://127.0.0.1/a.jpg'),
    at('this machine', '127.0.0.1'),
    at('this machine by name', 'localhost'),
    at('this machine by another name', 'localhost.localdomain'),
    at('this machine, a short way', '127.1'),
    at('this machine in decimal', '2130706433'),
    at('this machine in hexadecimal', '0x7f000001'),
    at('this machine in parts of hexadecimal', '0x7f.0x0.0x0.0x1'),
    at('this machine in octal', '0177.0.0.1'),
    at('this machine in full octal', '017700000001'),
    at('this machine in wide digits', '\uFF11\uFF12\uFF17.\uFF10.\uFF10.\uFF11'),
    at('this machine in circled digits', '\u2460\u2461\u2466.\u24EA.\u24EA.\u2460'),
    at('nowhere, which is this machine', '0.0.0.0'),
    at('nowhere, a short way', '0'),
    at('another address of this machine', '127.255.255.254'),
    at('this machine in IPv6', '[::1]'),
    at('nowhere in IPv6', '[::]'),
    at('this machine, mapped', '[::ffff:127.0.0.1]'),
    at('this machine, mapped in hexadecimal', '[::ffff:7f00:1]'),
    at('this machine, compatible', '[::127.0.0.1]'),
    at('this machine behind NAT64', '[64:ff9b::7f00:1]'),
    at('this machine behind 6to4', '[2002:7f00:1::]'),
    plain('metadata', 'https://169.254.169.254/latest/meta-data/'),
    plain('metadata in decimal', 'https://2852039166/latest/meta-data/'),
    plain('metadata, mapped', 'https://[::ffff:169.254.169.254]/latest/meta-data/'),
    plain('metadata in IPv6', 'https://[fd00:ec2::254]/latest/meta-data/'),
    plain('metadata by name', 'https://metadata.google.internal/computeMetadata/v1/'),
    plain('a private network', 'https://10.0.0.1/a.jpg'),
    plain('a private network, 172', 'https://172.16.0.1/a.jpg'),
    plain('a private network, 192', 'https://192.168.0.1/a.jpg'),
    plain('a carrier’s network', 'https://100.64.0.1/a.jpg'),
    plain('everybody nearby', 'https://255.255.255.255/a.jpg'),
    plain('an unfinished address', 'https://'),
    plain('no address', HOST),
  ];
}

const v4 = (address: string): LookupAddress => ({ address, family: 4 });
const v6 = (address: string): LookupAddress => ({ address, family: 6 });

/** A valid address whose host resolves elsewhere: DNS answers, in order. */
export interface BadHost {
  what: string;
  answers: LookupAddress[][];
}

export const goodAddress = `https://${HOST}/a/picture=s96-c`;

/** @param outside an address treated as public */
export const badHosts = (outside: string): BadHost[] => [
  { what: 'this machine', answers: [[v4('127.0.0.1')]] },
  { what: 'this machine in IPv6', answers: [[v6('::1')]] },
  { what: 'this machine, mapped', answers: [[v6('::ffff:127.0.0.1')]] },
  { what: 'this machine, mapped in hexadecimal', answers: [[v6('::ffff:7f00:1')]] },
  { what: 'nowhere', answers: [[v4('0.0.0.0')]] },
  { what: 'nowhere in IPv6', answers: [[v6('::')]] },
  { what: 'metadata', answers: [[v4('169.254.169.254')]] },
  { what: 'metadata in IPv6', answers: [[v6('fd00:ec2::254')]] },
  { what: 'a link of its own', answers: [[v6('fe80::1')]] },
  { what: 'a private network', answers: [[v4('10.1.2.3')]] },
  { what: 'a carrier’s network', answers: [[v4('100.100.0.1')]] },
  { what: 'everybody nearby', answers: [[v4('224.0.0.1')]] },
  { what: 'this machine behind NAT64', answers: [[v6('64:ff9b::7f00:1')]] },
  { what: 'this machine behind 6to4', answers: [[v6('2002:7f00:1::1')]] },
  { what: 'a good address, then this machine', answers: [[v4(outside), v4('127.0.0.1')]] },
  { what: 'this machine, then a good address', answers: [[v4('127.0.0.1'), v4(outside)]] },
  { what: 'nothing at all', answers: [[]] },
];

/** DNS rebinding: the first answer is public, later ones are this machine. */
export const rebinding = (outside: string): LookupAddress[][] => [[v4(outside)], [v4('127.0.0.1')]];

import { PASSWORD, type Person } from '../faults/people.ts';
import type { Measure } from '../report/row.ts';
import { stopped, unharmed } from './measures.ts';
import { newBrowser, type Scene } from './scene.ts';

/** Documented limit: failures by account and network in 15 minutes. */
const FAILURES = 10;
const GUESSES = 40;

/**
 * Guesses the password of a known address; its owner signs in from another network, and from the attacker's with a
 * known browser.
 */
export async function guessPasswords(scene: Scene): Promise<Measure[]> {
  const { askFrom, people } = scene;
  const ip = '192.0.2.60';
  const [, , victim] = people.tenants;
  if (!victim) throw new Error('no account to attack');
  const signIn = (address: string, { email }: Pick<Person, 'email'>, password: string, headers = {}) =>
    askFrom(address, headers)('login', { body: { email, password } });

  const cookie = (await newBrowser(scene, ip)) ?? '';
  const known = await signIn(ip, victim, PASSWORD, { cookie });
  let tried = 0;
  for (let guess = 0; guess < GUESSES; guess += 1)
    if ((await signIn(ip, victim, `Guess${guess}abc`)).status !== 429) tried += 1;
  const elsewhere = await signIn('192.0.2.61', victim, PASSWORD);
  const atHome = await signIn(ip, victim, PASSWORD, { cookie });
  const neighbour = await signIn(ip, people.tenants[3] ?? victim, PASSWORD);
  return [
    stopped('guesses of one account that were looked at', tried, FAILURES, GUESSES),
    {
      what: '– the owner, from another network',
      target: 'signs in',
      measured: String(elsewhere.status),
      met: elsewhere.status === 200,
    },
    unharmed(
      'the owner in a browser that signed in before',
      Number(known.status === 200 && atHome.status === 200),
      1,
    ),
    unharmed('another person signs in', Number(neighbour.status === 200), 1),
  ];
}

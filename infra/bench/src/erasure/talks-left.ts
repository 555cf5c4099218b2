import type { Ask } from '../faults/api.ts';
import type { Measure } from '../report/row.ts';
import type { PersonData } from './create-person-data.ts';

interface ReadThread {
  state?: string;
  other?: { name: string };
  messages?: { from: string; text: string }[];
}

/** The threads of the erased person as the other people read them: their own texts stay, the thread is closed. */
export async function talksLeft(ask: Ask, { talks, talkers }: PersonData): Promise<Measure[]> {
  const read = async (id: string, token: string): Promise<string> => {
    const { status, body } = await ask('readThread', { params: { id }, token });
    const { state, other, messages = [] } = (body.data ?? {}) as ReadThread;
    const own = messages.filter(({ from, text }) => from === 'me' && text !== '').length;
    return `${status} ${state}, with „${other?.name}“, ${own} own`;
  };
  const expected = '200 closed, with „Изтрит потребител“, 1 own';
  const [tenants, landlords] = [
    await read(talks.asLandlord, talkers.tenant.token),
    await read(talks.asTenant, talkers.other.token),
  ];
  const { body } = await ask('listViewings', { token: talkers.tenant.token });
  const states = ((body.data ?? []) as unknown as { state: string; with: string }[]).map(
    (viewing) => `${viewing.state} with „${viewing.with}“`,
  );
  return [
    {
      what: 'the leaver’s threads, as the other people read them',
      target: `twice ${expected}`,
      measured: `${tenants}; ${landlords}`,
      met: tenants === expected && landlords === expected,
    },
    {
      what: 'a viewing at the leaver’s listing',
      target: 'cancelled with „Изтрит потребител“',
      measured: states.join('; ') || 'none',
      met: states.length === 1 && states[0] === 'cancelled with „Изтрит потребител“',
    },
  ];
}

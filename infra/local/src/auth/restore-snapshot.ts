import type { EmulatorClient, OobCode } from './emulator-client.ts';
import type { Snapshot } from './snapshot-file.ts';

const AT_ONCE = 16;
/** First second of the epoch, for accounts without revoked tokens: the emulator ignores 0. */
const ALWAYS = '1';

/**
 * Restores a snapshot to an empty emulator and renews each pending code.
 * @returns aliases from mailed codes to their replacements
 */
export async function restoreSnapshot(
  emulator: EmulatorClient,
  snapshot: Snapshot,
): Promise<Record<string, string>> {
  if (snapshot.users.length > 0) await emulator.createAccounts(snapshot.users);
  // the emulator refuses tokens from before an upload, which would end all sessions
  const dated = snapshot.users.map(({ localId, validSince = ALWAYS }) => ({ localId, validSince }));
  for (let from = 0; from < dated.length; from += AT_ONCE)
    await Promise.all(dated.slice(from, from + AT_ONCE).map((account) => emulator.setValidSince(account)));

  const aliases: Record<string, string> = {};
  for (const code of snapshot.oobCodes) {
    const renewed = await renew(emulator, code);
    if (renewed) aliases[mailedCode(code, snapshot.aliases)] = renewed;
  }
  return aliases;
}

/** Undefined for a code whose account has changed since: it would not work either. */
async function renew(emulator: EmulatorClient, code: OobCode): Promise<string | undefined> {
  try {
    return await emulator.renewOobCode(code);
  } catch {
    return undefined;
  }
}

function mailedCode({ oobCode }: OobCode, aliases: Record<string, string>): string {
  return Object.keys(aliases).find((mailed) => aliases[mailed] === oobCode) ?? oobCode;
}

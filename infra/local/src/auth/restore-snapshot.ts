import type { EmulatorClient, OobCode } from './emulator-client.ts';
import type { Snapshot } from './snapshot-file.ts';

const AT_ONCE = 16;
/** For accounts whose tokens were never revoked: the start of the epoch, as 0 would be taken for nothing. */
const ALWAYS = '1';

/**
 * Gives an empty emulator the accounts of a snapshot, and a new code for each that was mailed and not used.
 * @returns the aliases under which the mailed codes go on working
 */
export async function restoreSnapshot(
  emulator: EmulatorClient,
  snapshot: Snapshot,
): Promise<Record<string, string>> {
  if (snapshot.users.length > 0) await emulator.createAccounts(snapshot.users);
  // an uploaded account refuses all tokens issued before the upload, but people are signed in with them
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

/** A code whose account has since changed cannot be renewed, and would no longer work either. */
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

/** Run of words; `isKept` when both texts share it. */
export interface Piece {
  text: string;
  isKept: boolean;
}

/** Limit of the table; larger ones take about a second. */
const MAX_CELLS = 2_000_000;

const wordsOf = (text: string): string[] => text.match(/\S+\s*|^\s+/gu) ?? [];

/** Longest common subsequence: `[i][j]` is its length for the suffixes from i and j. */
function commonLengths(before: readonly string[], after: readonly string[]): Uint16Array[] {
  const rows = Array.from({ length: before.length + 1 }, () => new Uint16Array(after.length + 1));
  for (let i = before.length - 1; i >= 0; i -= 1) {
    for (let j = after.length - 1; j >= 0; j -= 1) {
      const [here, below] = [rows[i], rows[i + 1]];
      if (!here || !below) continue;
      const isSame = before[i]?.trim() === after[j]?.trim();
      here[j] = isSame ? (below[j + 1] ?? 0) + 1 : Math.max(below[j] ?? 0, here[j + 1] ?? 0);
    }
  }
  return rows;
}

function add(pieces: Piece[], text: string, isKept: boolean): void {
  const last = pieces.at(-1);
  if (last?.isKept === isKept) last.text += text;
  else pieces.push({ text, isKept });
}

/** Word diff; undefined when the texts share no words or exceed the limit. */
export function differingWords(
  before: string,
  after: string,
): { before: Piece[]; after: Piece[] } | undefined {
  const [old, fresh] = [wordsOf(before), wordsOf(after)];
  if (old.length * fresh.length > MAX_CELLS) return undefined;
  const common = commonLengths(old, fresh);
  if (!common[0]?.[0]) return undefined;
  const pieces = { before: [] as Piece[], after: [] as Piece[] };
  let [i, j] = [0, 0];
  while (i < old.length || j < fresh.length) {
    const [gone, come] = [old[i], fresh[j]];
    if (gone !== undefined && come !== undefined && gone.trim() === come.trim()) {
      add(pieces.before, gone, true);
      add(pieces.after, come, true);
      i += 1;
      j += 1;
    } else if (gone !== undefined && (common[i + 1]?.[j] ?? 0) >= (common[i]?.[j + 1] ?? 0)) {
      add(pieces.before, gone, false);
      i += 1;
    } else {
      add(pieces.after, come ?? '', false);
      j += 1;
    }
  }
  return pieces;
}

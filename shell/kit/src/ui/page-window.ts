/** Page numbers to offer: first, last, current and its neighbours; 0 is a gap. */
export function pageWindow(page: number, pages: number): number[] {
  const shown = [1, page - 1, page, page + 1, pages].filter((number) => number >= 1 && number <= pages);
  return [...new Set(shown)]
    .toSorted((a, b) => a - b)
    .flatMap((number, index, all) => {
      const step = number - (all[index - 1] ?? number - 1);
      if (step === 1) return [number];
      return step === 2 ? [number - 1, number] : [0, number];
    });
}

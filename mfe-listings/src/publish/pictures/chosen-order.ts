/** Sorts the chosen pictures in their order of choice, within the positions they occupy. */
export function inChosenOrder<Image extends { id: string }>(
  images: readonly Image[],
  chosen: readonly string[],
): Image[] {
  const places = new Set(chosen);
  const sorted = chosen.flatMap((id) => images.find((image) => image.id === id) ?? []);
  let next = 0;
  return images.map((image) => {
    if (!places.has(image.id)) return image;
    next += 1;
    return sorted[next - 1] ?? image;
  });
}

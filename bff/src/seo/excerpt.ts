export function excerpt(text: string, max: number): string {
  const line = text.replace(/\s+/gu, ' ').trim();
  if (line.length <= max) return line;
  const cut = line.slice(0, max);
  const end = cut.lastIndexOf(' ');
  return `${cut.slice(0, end > max / 2 ? end : max - 1).replace(/[\s,.;:–-]+$/u, '')}…`;
}

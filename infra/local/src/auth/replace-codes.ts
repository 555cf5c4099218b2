export function replaceCodes(text: string, aliases: Record<string, string>): string {
  return text.replace(/[\w-]{40,}/g, (word) => aliases[word] ?? word);
}

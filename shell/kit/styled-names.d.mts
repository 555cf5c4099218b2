export function withStyledNames(source: string, file: string): string;
export default function styledNames(this: { resourcePath: string }, source: string): string;

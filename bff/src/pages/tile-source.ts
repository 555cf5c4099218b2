import { z } from 'zod';

/** `https://{s}.tiles.example/{z}/{x}/{y}.png` */
export const TileTemplate = z
  .string()
  .regex(
    /^https?:\/\/(?:\{s\}\.)?[a-z0-9.-]+(?::\d+)?\/(?=.*\{z\})(?=.*\{x\})(?=.*\{y\})[^\s;,'"]*$/u,
    'https://host/{z}/{x}/{y}.png',
  );

export function tileSource(template: string): string {
  const { origin } = new URL(template.replace('{s}.', 'subdomain.'));
  return template.includes('{s}.') ? origin.replace('subdomain.', '*.') : origin;
}

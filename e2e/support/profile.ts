import type { BrowserContext, Page } from '@playwright/test';
import sharp from 'sharp';

import type { PictureFile } from './pictures.ts';
import { signedInPage } from './signed-in.ts';

export const sectionOf = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** Opens the profile of a signed-in person at a section. */
export async function openProfile(context: BrowserContext, email: string, anchor = ''): Promise<Page> {
  const page = await signedInPage(context, email);
  await page.goto(`/profile${anchor}`);
  await sectionOf(page, 'Изтриване').waitFor();
  return page;
}

export async function twoHalves(): Promise<PictureFile> {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="600"><rect width="600" height="600" fill="#d22"/><rect x="600" width="600" height="600" fill="#22d"/></svg>';
  return {
    name: 'аз.png',
    mimeType: 'image/png',
    buffer: await sharp(Buffer.from(svg)).png().toBuffer(),
  };
}

/** Colour of the centre pixel: red, green, blue. */
export async function middleOf(page: Page, address: string): Promise<number[]> {
  const reply = await page.request.get(address);
  const { data, info } = await sharp(await reply.body())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const middle = (Math.floor(info.height / 2) * info.width + Math.floor(info.width / 2)) * info.channels;
  return [...data.subarray(middle, middle + 3)];
}

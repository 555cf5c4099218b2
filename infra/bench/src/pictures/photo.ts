import sharp from 'sharp';

const GRAIN = { width: 800, height: 600 };

/** A unique photograph, 12 megapixels and some 3 MB by default. */
export async function photo(width = 4000, height = 3000): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  const grain = await sharp({ create: { ...GRAIN, channels: 3, background: 'black', noise } })
    .png()
    .toBuffer();
  return sharp(grain).resize(width, height, { fit: 'fill' }).jpeg({ quality: 92 }).toBuffer();
}

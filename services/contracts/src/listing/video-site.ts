/** Site of a stored video: `YouTube`, `Vimeo`. Free of zod. */
export const videoSite = (address: string): string =>
  address.includes('//vimeo.com/') ? 'Vimeo' : 'YouTube';

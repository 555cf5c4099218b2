import { LeaseLink, LISTING_LINK } from '@pokriv/contracts/listing/listing-link';
import { openSignedText } from '@pokriv/service-kit/signed-text';

import { mailOf } from './layout.ts';
import { leaseLinksOf } from './listing-links.ts';
import { leaseEndingLetter } from './week-letters.ts';

const secret = 'a secret for tests only';
const fact = {
  listingId: 'l1',
  title: 'Светъл двустаен',
  landlord: { email: 'maria@example.bg', firstName: 'Мария' },
  leaseEnd: '2027-06-01',
};
const letter = leaseEndingLetter(fact, leaseLinksOf('https://pokriv.bg', secret));

const linkIn = (address = ''): LeaseLink => {
  const token = new URL(address).searchParams.get('token') ?? '';
  return LeaseLink.parse(openSignedText(token, { purpose: LISTING_LINK, secret }));
};

describe('leaseEndingLetter', () => {
  it('has a signed link for each answer, valid through the 60th day after the lease in Sofia', () => {
    const link = { listingId: 'l1', leaseEnd: '2027-06-01', until: Date.parse('2027-07-31T21:00:00Z') };
    expect(linkIn(letter.button?.link)).toEqual({ ...link, action: 'relist' });
    expect(linkIn(letter.otherButton?.link)).toEqual({ ...link, action: 'prolong' });
  });

  it('names both answers in the mail', async () => {
    const { subject, html, text } = await mailOf(letter);
    expect(subject).toBe('Договорът за „Светъл двустаен“ е до 1 юни 2027\u00a0г.');
    for (const body of [html, text]) expect(body).toMatch(/Пусни обявата отново[\s\S]+Договорът е удължен/u);
  });
});

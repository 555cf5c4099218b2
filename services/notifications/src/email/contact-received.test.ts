import { contactReceiptLetter } from './contact-received.ts';
import { mailOf } from './layout.ts';

const fact = {
  contactId: 'c1',
  name: 'Спечелихте',
  email: 'stranger@example.bg',
  subject: 'general' as const,
  message: 'Вземете наградата си тук.',
};

describe('contact receipt', () => {
  it("quotes the message to the sender's own verified address", () => {
    const letter = contactReceiptLetter({ ...fact, receipt: 'full' });
    expect(letter?.quote).toEqual({ title: 'Вашето съобщение:', text: fact.message });
    expect(letter?.name).toBe(fact.name);
  });

  it.each(['plain', undefined] as const)(
    'contains nothing of the message for any other address (%s)',
    async (receipt) => {
      const letter = contactReceiptLetter({ ...fact, ...(receipt && { receipt }) });
      if (!letter) throw new Error('there is no letter');
      const { html, text, subject } = await mailOf(letter);
      for (const part of [html, text, subject]) expect(part).not.toMatch(/Спечелихте|наградата/u);
      expect(text).toContain('Ако не сте писали вие');
    },
  );

  it("is not sent beyond the recipient's quota", () => {
    expect(contactReceiptLetter({ ...fact, receipt: 'none' })).toBeUndefined();
  });
});

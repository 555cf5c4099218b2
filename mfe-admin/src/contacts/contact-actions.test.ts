import type { ContactStatus } from '@pokriv/contracts/moderation/contact-states';

import { contactSteps, contactStepText } from './contact-actions.ts';

describe('contactSteps', () => {
  it.each<[ContactStatus, string[]]>([
    ['new', ['Вземи', 'Отговорено е', 'Спам']],
    ['in_progress', ['Отговорено е', 'Спам']],
    ['answered', ['Приключи', 'Спам']],
    ['closed', ['Отвори отново', 'Спам']],
    ['spam', ['Отвори отново']],
  ])('offers from %s the steps %p', (status, names) => {
    expect(contactSteps(status).map((step) => contactStepText(status, step))).toEqual(names);
  });
});

import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { signInAs } from '../page.testing.tsx';
import { leaveForm, open, prepareBrowser, press, titleField } from './publish-page.testing.tsx';

const mockChunks = { isOnline: false, loaded: new Set<string>() };

function mockLoad<Module>(name: string, part: Module): Module {
  if (!mockChunks.isOnline) throw new Error(`Loading chunk ${name} failed.`);
  mockChunks.loaded.add(name);
  return part;
}
jest.mock('./review/listing-preview.tsx', () =>
  mockLoad('listing-preview', { ListingPreview: () => <p>Така ще изглежда</p> }),
);
jest.mock('./saving/conflict-dialog.tsx', () => mockLoad('conflict', { ConflictDialog: () => null }));

beforeAll(prepareBrowser);
beforeEach(() => signInAs('landlord'));
afterEach(leaveForm);

describe('PublishPage, offline', () => {
  it('stays when its preview cannot be loaded, and shows it on a retry', async () => {
    mockChunks.isOnline = false;
    open({ step: 'review' });
    expect(await screen.findByText(/^Прегледът на обявата не се зареди/u)).toBeVisible();
    expect(screen.getByRole('navigation', { name: 'Стъпки' })).toBeInTheDocument();
    mockChunks.isOnline = true;
    await press('Опитай пак');
    expect(await screen.findByText('Така ще изглежда')).toBeVisible();
  });

  it('has loaded what its last step and a clash need', async () => {
    mockChunks.isOnline = true;
    open({ step: 'place' });
    await userEvent.type(await titleField(), '!');
    await waitFor(() => expect([...mockChunks.loaded]).toEqual(['listing-preview', 'conflict']));
  });
});

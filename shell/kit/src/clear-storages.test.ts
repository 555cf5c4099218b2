import { clearStorages } from './clear-storages.ts';

describe('clearStorages', () => {
  it('clears both storages except preferences of the device and spared keys, and tells this tab', () => {
    localStorage.setItem('theme', 'dark');
    localStorage.setItem('my-places', '[]');
    sessionStorage.setItem('sign-in-wish', '{}');
    sessionStorage.setItem('kept-scroll', '{}');
    const heard = jest.fn((_event: StorageEvent) => localStorage.getItem('my-places'));
    addEventListener('storage', heard);
    clearStorages((key) => key === 'sign-in-wish');
    removeEventListener('storage', heard);
    expect({ ...localStorage }).toEqual({ theme: 'dark' });
    expect({ ...sessionStorage }).toEqual({ 'sign-in-wish': '{}' });
    expect(heard).toHaveReturnedWith(null);
    expect(heard.mock.lastCall?.[0].key).toBeNull();
  });
});

const TIMEOUT_MS = 2000;

/**
 * Clears the database instead of deleting it: the provider keeps its connection open, so a deletion would wait for this
 * page to close and then delete the next sign-in.
 */
export function clearDatabase(name: string): Promise<void> {
  return new Promise((resolve) => {
    if (typeof indexedDB === 'undefined') return resolve();
    setTimeout(resolve, TIMEOUT_MS);
    const request = indexedDB.open(name);
    request.onerror = () => resolve();
    // A missing database must not be created.
    request.onupgradeneeded = () => request.transaction?.abort();
    request.onsuccess = () => {
      const database = request.result;
      const stores = [...database.objectStoreNames];
      const end = () => {
        database.close();
        resolve();
      };
      if (stores.length === 0) return end();
      const clearing = database.transaction(stores, 'readwrite');
      clearing.oncomplete = end;
      clearing.onabort = end;
      for (const store of stores) clearing.objectStore(store).clear();
    };
  });
}

/** A database that another tab holds back is left to that tab: it is told to leave as well. */
const PATIENCE_MS = 2000;

/**
 * Removes everything in one of this browser's databases. Emptied, not deleted: the provider keeps its connection open, so
 * that a deletion would wait for this page to close and then take the next sign-in along.
 */
export function emptyDatabase(name: string): Promise<void> {
  return new Promise((resolve) => {
    if (typeof indexedDB === 'undefined') return resolve();
    setTimeout(resolve, PATIENCE_MS);
    const request = indexedDB.open(name);
    request.onerror = () => resolve();
    // There was none: it is not to be made now.
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

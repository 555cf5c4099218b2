/** Push subscription of this browser. No imports: the sign-out loads it on every page. */

/** Undefined also without push support. */
export async function currentSubscription(): Promise<PushSubscription | undefined> {
  const registration = await navigator.serviceWorker?.getRegistration();
  return (await registration?.pushManager?.getSubscription()) ?? undefined;
}

/**
 * Unsubscribes at the end of a session. Its push service then answers 410, and the server deletes the endpoint, even
 * if the server missed the sign-out. Never throws.
 */
export async function unsubscribePush(): Promise<void> {
  try {
    await (await currentSubscription())?.unsubscribe();
  } catch (error) {
    console.warn('push: not unsubscribed', error);
  }
}

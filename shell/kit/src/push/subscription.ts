/** The push subscription of this browser. No imports: the sign-out loads it on every page. */

/** Undefined also where push is not supported. */
export async function currentSubscription(): Promise<PushSubscription | undefined> {
  const registration = await navigator.serviceWorker?.getRegistration();
  return (await registration?.pushManager?.getSubscription()) ?? undefined;
}

/**
 * Ends the subscription at the end of a session. Its push service answers 410 from then on and the server deletes the
 * endpoint, also when it could not be told. Never throws.
 */
export async function unsubscribePush(): Promise<void> {
  try {
    await (await currentSubscription())?.unsubscribe();
  } catch (error) {
    console.warn('push: not unsubscribed', error);
  }
}

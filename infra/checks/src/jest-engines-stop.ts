export default async function stopEngines(): Promise<void> {
  await globalThis.pokrivTestEngines?.stop();
}

import { PLAIN, UNREAD } from '@pokriv/contracts/search/unread-sentence';

/** Flags of a form that is submitted before hydration, or without scripts. */
export function UnreadInputs() {
  return (
    <>
      <input type="hidden" name={UNREAD} value="true" />
      <noscript>
        <input type="hidden" name={PLAIN} value="true" />
      </noscript>
    </>
  );
}

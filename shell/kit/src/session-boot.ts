/** Tells a new tab that a sign-in may be kept by the identity provider, so that visitors never load it. */
export const HINT_KEY = 'has-session';

/** Spec §4: the auth state lives in session storage under this key. */
export const STORAGE_KEY = 'auth-storage';

/** Class of <html> until the session is known: hides what a rendered page says to visitors only. */
export const HINT_CLASS = 'may-be-signed-in';

/** Body of an inline `<script nonce>` in <head>. No imports: the build reads this file outside the browser. */
export const sessionBootScript = `try{if(localStorage.getItem('${HINT_KEY}')||sessionStorage.getItem('${STORAGE_KEY}'))document.documentElement.classList.add('${HINT_CLASS}')}catch(e){}`;

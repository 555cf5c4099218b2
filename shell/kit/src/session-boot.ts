/** Hints to new tabs that the identity provider may have a stored sign-in; visitors never load it. */
export const HINT_KEY = 'has-session';

/** Spec §4: session storage key of the auth state. */
export const STORAGE_KEY = 'auth-storage';

/** Class of <html> until the session is known: hides visitor content on a rendered page. */
export const HINT_CLASS = 'may-be-signed-in';

/** Body of an inline `<script nonce>` in <head>. No imports: the build reads this file in Node. */
export const sessionBootScript = `try{if(localStorage.getItem('${HINT_KEY}')||sessionStorage.getItem('${STORAGE_KEY}'))document.documentElement.classList.add('${HINT_CLASS}')}catch(e){}`;

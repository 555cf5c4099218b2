declare module '*.woff2' {
  const address: string;
  export default address;
}

/** The part that most pages need. */
declare module '*.woff2?basic' {
  const address: string;
  export default address;
}

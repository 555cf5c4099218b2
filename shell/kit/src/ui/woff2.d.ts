declare module '*.woff2' {
  const address: string;
  export default address;
}

/** Subset for most pages. */
declare module '*.woff2?basic' {
  const address: string;
  export default address;
}

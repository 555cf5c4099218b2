/** The bundler replaces a font file by its URL. */
declare module '*.woff2' {
  const address: string;
  export default address;
}

/** The bundler turns a picture into its address. */
declare module '*.webp' {
  const address: string;
  export default address;
}

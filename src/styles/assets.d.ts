/** A font: webpack files it under a name of its own content and gives its address. */
declare module '*.woff2' {
  const address: string;
  export default address;
}

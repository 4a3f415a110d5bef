/** Style sheets, whose text is bundled. */
declare module '*.css' {
  const text: string;
  export default text;
}

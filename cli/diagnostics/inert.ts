/** @returns a text for the log of GitHub Actions, with nothing in it that the runner takes for a command on any line */
export const inert = (text: string): string =>
  text.replace(/##\[/g, '## [').replace(/^([^\S\r\n\u2028\u2029]*:):/gm, '$1 :');

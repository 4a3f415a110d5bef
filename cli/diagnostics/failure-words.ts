/** A failure of the machine or the command line, in words of the chosen language. */
export interface FailureWords {
  code: string;
  message: string;
  hint: string;
}

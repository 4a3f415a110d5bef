/** A failure of the machine or the command line, in the chosen language. */
export interface FailureWords {
  code: string;
  message: string;
  hint: string;
}

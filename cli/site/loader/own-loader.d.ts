/** The site's `client/loader.ts`, inserted by the bundler; without one, both exports are undefined. */
declare module 'senja/own-loader' {
  export const answerPress: import('../client/own-loader.ts').OwnLoader['answerPress'];
  export const beginWait: import('../client/own-loader.ts').OwnLoader['beginWait'];
}

/** The site's `client/loader.ts`, which the bundler puts here; without one, neither is there. */
declare module 'senja/own-loader' {
  export const answerPress: import('../client/own-loader.ts').OwnLoader['answerPress'];
  export const beginWait: import('../client/own-loader.ts').OwnLoader['beginWait'];
}

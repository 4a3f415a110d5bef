/**
 * The visitor's criteria as the page itself can tell them: each function looks, and gives what is wrong, element by
 * element. They are shared by the tests in Chromium and by those in every engine.
 */
export * from './axe.ts';
export * from './controls.ts';
export * from './focus.ts';
export * from './layout.ts';
export * from './media.ts';
export * from './photos.ts';
export * from './structure.ts';
export * from './text.ts';
export * from './trust.ts';

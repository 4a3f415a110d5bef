/**
 * The visitor's criteria that can be checked inside a page: each function returns the faults, element by element.
 * They are shared by the tests in Chromium and in all engines.
 */
export * from './arriving.ts';
export * from './axe.ts';
export * from './controls.ts';
export * from './editing.ts';
export * from './focus.ts';
export * from './layout.ts';
export * from './media.ts';
export * from './photos.ts';
export * from './structure.ts';
export * from './text.ts';
export * from './trust.ts';

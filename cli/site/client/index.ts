/**
 * The module `senja/client`, for widgets and a site's own part of the loader. Nothing here runs by itself or needs
 * React.
 */
export { CLIENT, PROPS, SCRIPTED, WAIT, WIDGET } from './contract.ts';
export { listen } from './listen.ts';
export type { OwnLoader } from './own-loader.ts';
export type { WidgetModule } from './props.ts';

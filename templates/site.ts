/** The pages of this site: those of the theme. */
export { default } from './theme.ts';

/** The used parts of doiuse, which has no types of its own. */
declare module 'doiuse' {
  import type { Plugin } from 'postcss';

  interface Usage {
    /** Name in caniuse. */
    feature: string;
    /** The rule or declaration. */
    usage: unknown;
  }
  export default function doiuse(options: {
    /** Names in browserslist. */
    browsers: string[];
    onFeatureUsage(usage: Usage): void;
  }): Plugin;
}

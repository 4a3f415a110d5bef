/** What is used of doiuse, which has no types of its own. */
declare module 'doiuse' {
  import type { Plugin } from 'postcss';

  interface Usage {
    /** As caniuse calls it. */
    feature: string;
    /** The rule or declaration. */
    usage: unknown;
  }
  export default function doiuse(options: {
    /** As browserslist names them. */
    browsers: string[];
    onFeatureUsage(usage: Usage): void;
  }): Plugin;
}

import type { BoxOf } from '../../.senja/content';

/** `::: since {version=1.1}`: what older versions do not have. */
export default ({ version, children }: BoxOf<'since'>) => (
  <div role="note">
    <p>{version}+</p>
    {children}
  </div>
);

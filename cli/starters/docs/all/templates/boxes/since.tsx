import { say } from 'senja/words';
import type { BoxOf } from '../../.senja/content';

/** `::: since {version=1.1}`: what older versions do not have. */
export default ({ version, children }: BoxOf<'since'>) => (
  <div role="note">
    <p>{say('since', { version })}</p>
    {children}
  </div>
);

/** Sources are imported at once; the compiled command loads `advice/` on demand. */
import '../../../cli/advice/index.ts';

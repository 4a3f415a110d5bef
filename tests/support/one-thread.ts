/** The executor for tests of what asks one: all in this thread, without a pause. */
import { oneThread } from '../../cli/io/threads/executor.ts';

export const inOneThread = oneThread(() => null);

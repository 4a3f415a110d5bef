/** An executor for tests: everything in this thread, without pauses. */
import { oneThread } from '../../../cli/io/threads/executor.ts';

export const inOneThread = oneThread(() => null);

/** Runs steps on many items, a few at a time. */
import { availableParallelism } from 'node:os';

/** Maximum, however many cores there are: each step needs memory of its own. */
const MOST = 8;

/**
 * @param isLarge items that are processed alone because of their size
 * @throws the first error, once no step is running any more
 */
export async function inParallel<T>(
  items: readonly T[],
  isLarge: (item: T) => boolean,
  step: (item: T) => Promise<void>,
): Promise<void> {
  const takeAll = async (queue: T[]): Promise<void> => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) {
      try {
        await step(item);
      } catch (error) {
        queue.length = 0;
        throw error;
      }
    }
  };
  const workers = Math.min(MOST, availableParallelism());
  const some = items.filter((item) => !isLarge(item));
  const ended = await Promise.allSettled(Array.from({ length: workers }, () => takeAll(some)));
  const failed = ended.find((one) => one.status === 'rejected');
  if (failed) throw failed.reason;
  await takeAll(items.filter(isLarge));
}

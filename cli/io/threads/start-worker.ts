/** What the other thread runs. */
export const startWorker = async (): Promise<void> => (await import('./worker.ts')).serve();

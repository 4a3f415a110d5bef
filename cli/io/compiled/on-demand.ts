/** What only faults and checks need: the compiled command loads it then. */

export const loadCodeFaults = () => import('./faults/code-fault.ts');

export const loadObserver = () => import('./observed/observer.ts');

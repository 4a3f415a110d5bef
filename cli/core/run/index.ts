/**
 * What every phase of a run gets: `Build`, the state at its start, and its `Executor`, which may do work in another
 * thread. Types only; `io/threads/` has the executor. Whether there is another thread changes no result.
 *
 * An executor divides items between an `Assistant` and a `Taker`: the one does work elsewhere, the other takes what is
 * finished here. `InPieces` is what they pass on; `BodiesInput` is all that bodies are rendered from, as plain data.
 */
export type { Build } from './build.ts';
export type { Assistant, BodiesInput, Executor, InPieces, Taker } from './executor.ts';

/** Where one is between writing and publishing: write, save, version, send. */
import { hrefOf } from '../route.ts';
import { useSpeech } from '../words/speak.tsx';
import type { Step } from './steps.ts';

/** @param isHere whether the versions are on this screen, so that nothing leads there */
export function Trail({ steps, isHere = false }: { steps: readonly Step[]; isHere?: boolean }) {
  const { words } = useSpeech();
  const next = steps.findIndex(({ isDone }) => !isDone);
  return (
    <ol className="trail" aria-label={words('steps.all')}>
      {steps.map(({ is, isDone }, at) => {
        const isNext = at === next;
        const leads = isNext && !isHere && (is === 'version' || is === 'send');
        const name = words(`steps.${is}`);
        return (
          <li key={is} className={isDone ? 'is-done' : undefined} aria-current={isNext ? 'step' : undefined}>
            {leads ? <a href={hrefOf(null, 'versions')}>{name}</a> : <span>{name}</span>}
            {isDone && <span className="hidden"> ({words('stepDone')})</span>}
          </li>
        );
      })}
    </ol>
  );
}

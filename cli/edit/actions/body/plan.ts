import { planMarkdown } from '../../../actions/index.ts';
import { phrase } from '../../../diagnostics/phrases/index.ts';
import { refusedAs, refusedBecause } from '../../refused.ts';
import { expectPlan, type Planner, shownPlan } from '../action.ts';

/** A file of fields alone becomes Markdown, so that a text can be written below them. */
export const planBody: Planner<'body'> = async ({ file }, own) => {
  const planned = await own.fromDisk(file);
  const moves = expectPlan(await planMarkdown(own.context, planned, { file }), {
    'no-body': () => refusedBecause('no-body'),
    taken: (to) => refusedAs(phrase('edit.body-taken', { file: to }), 409),
    'like-fence': () => refusedBecause('body-marks', 409, 'text'),
  });
  const { entry, to, address } = moves;
  return shownPlan(planned, own, moves, {
    says: [
      phrase('edit.body-below'),
      ...(address === undefined ? [] : [phrase('edit.body-page', { address })]),
    ],
    done: phrase('edit.was-made-long', { title: entry.title || file }),
    file: to,
    files: [file],
  });
};

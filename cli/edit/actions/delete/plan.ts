import { planRemove } from '../../../actions/index.ts';
import { phrase } from '../../../diagnostics/phrases/index.ts';
import { refusedBecause } from '../../refused.ts';
import { expectPlan, type Planner, shownPlan } from '../action.ts';
import { KEPT_DAYS } from '../done.ts';

/** An entry is removed, with its translations. */
export const planDelete: Planner<'delete'> = async ({ file, target }, own) => {
  const planned = await own.fromDisk(file);
  const moves = expectPlan(await planRemove(own.context, planned, { file, target }), {
    'no-heir': () => refusedBecause('no-redirect'),
    itself: () => refusedBecause('bad-request'),
  });
  const { entry, removed } = moves;
  const says = removed.flatMap(({ file, address: from, leadsTo: to, hasPictures }) => [
    phrase('edit.file-goes', { file }),
    ...(from === undefined
      ? []
      : [to ? phrase('edit.address-leads', { from, to }) : phrase('edit.address-goes', { address: from })]),
    ...(hasPictures ? [phrase('edit.pictures-stay')] : []),
  ]);
  return shownPlan(planned, own, moves, {
    says: [...says, phrase('edit.kept-for', { days: KEPT_DAYS })],
    done: phrase('edit.was-removed', { title: entry.title || file }),
    file: null,
    files: removed.map(({ file }) => file),
  });
};

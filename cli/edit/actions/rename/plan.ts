import { planNames } from '../../../actions/index.ts';
import { addressesBy } from '../../../core/entries/addresses/index.ts';
import { phrase } from '../../../diagnostics/phrases/index.ts';
import { refusedBecause } from '../../refused.ts';
import { addressesOf, expectPlan, notCertain, type Planner, refuseFor, shownPlan } from '../action.ts';
import { quoted } from '../several.ts';

/** Another title, name or address of an entry. */
export const planRenaming: Planner<'rename'> = async ({ file, title, name, address }, own) => {
  const planned = await own.fromDisk(file);
  const plan = await planNames(own.context, planned, { file, title, name, address });
  if (!('why' in plan)) refuseFor(plan.unsound, (of) => quoted([of], own.site));
  const moves = expectPlan(plan, {
    'no-address': () => refusedBecause('bad-request'),
    nothing: () => refusedBecause('nothing'),
    'not-certain': notCertain,
  });
  const { entry, paths } = moves;
  const addresses = addressesOf(moves);
  const hasPage = addressesBy(planned.site.models, null)(entry).length > 0;
  return shownPlan(planned, own, moves, {
    says: [
      ...(title === entry.title ? [] : [phrase('edit.title-becomes', { from: entry.title, to: title })]),
      ...(addresses.length > 0 || !hasPage ? addresses : [phrase('edit.address-stays')]),
      // A name that no address shows is seen in the folder alone.
      ...(addresses.length > 0
        ? []
        : paths.flatMap(({ from, to }) => (from === to ? [] : [phrase('edit.file-becomes', { from, to })]))),
    ],
    done: phrase('edit.was-renamed', { title }),
    file: paths[0]?.to ?? file,
    files: paths.map(({ from }) => from),
    isStrict: true,
    isAboutNames: true,
  });
};

/** The checks of every folder here. */
import { sortedChecks } from '../core/pipeline/checks/index.ts';
import * as all from './all.generated.ts';

export const CHECKS = sortedChecks(Object.values(all));

/** A service worker of the site's own, which the policy of its pages keeps from being registered. */
import type { FileFault, PlanCheck, PlanCheckInput } from '../../core/pipeline/checks/index.ts';
import { PLAN_FILE } from '../../core/stages/site-error.ts';

/** Names that generators of workers write. */
const WORKER = /(?:^|\/)(?:sw|service-?worker)\.js$/i;
const REGISTERS = /\bserviceWorker\??\.register\(/;

function* ownWorkers({ build: { folder, frontEnd }, plan }: PlanCheckInput): Generator<FileFault> {
  const { hosts = {}, trustedPolicy } = plan.search.allowed;
  if (hosts.trustedTypes === false) return;
  const told = (file: string, name: string): FileFault => ({
    file,
    code: 'code/own-worker',
    params: { name, line: '`policy: { trustedTypes: false }`' },
  });
  for (const name of folder.public?.files ?? []) {
    if (!/\.m?js$/i.test(name)) continue;
    // It replaces the one that senja registers.
    if (trustedPolicy !== undefined && name === 'sw.js') continue;
    const bytes = folder.public?.readImage(name);
    const registers = bytes instanceof Uint8Array && REGISTERS.test(new TextDecoder().decode(bytes));
    if (registers || WORKER.test(name)) yield told(`${folder.public?.name}/${name}`, `public/${name}`);
  }
  for (const [name, content] of Object.entries(frontEnd.assets))
    if (typeof content === 'string' && name.endsWith('.js') && REGISTERS.test(content))
      yield told(`${folder.siteFolder}/${PLAN_FILE}`, name);
}

export default { on: 'plan', run: ownWorkers } satisfies PlanCheck;

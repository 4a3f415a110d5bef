/** Runs axe-core with all its rules; its source has been run in the page before. */

export interface AxeFinding {
  rule: string;
  where: string;
  why: string;
}

type Results = import('axe-core').AxeResults['violations'];

const findings = (results: Results): AxeFinding[] =>
  results.flatMap(({ id, nodes }) =>
    nodes.map((node) => ({ rule: id, where: node.html.slice(0, 160), why: node.failureSummary ?? '' })),
  );

/** Firefox reports the box of a drawing before clipping, and axe finds it over texts that it does not touch. */
const drawingsCut = (): SVGElement[] =>
  [...document.querySelectorAll<SVGUseElement>('svg use')].filter((drawing) => {
    const box = drawing.getBoundingClientRect();
    const frame = drawing.ownerSVGElement?.getBoundingClientRect() ?? box;
    return box.top < frame.top - 1 || box.bottom > frame.bottom + 1;
  });

/**
 * Contrasts that axe cannot determine even if the text is uncovered: at the current scroll position it may be under a
 * fixed element, the bar or a toast.
 */
async function unsureInTheMiddle(axe: typeof import('axe-core'), results: Results): Promise<Results> {
  const found: Results = [];
  const { scrollX, scrollY } = window;
  const cut = drawingsCut();
  for (const drawing of cut) drawing.style.visibility = 'hidden';
  for (const { id, nodes } of results) {
    for (const { target } of nodes) {
      const [selector] = target;
      if (typeof selector === 'string')
        document.querySelector(selector)?.scrollIntoView({ block: 'center', behavior: 'instant' });
      const again = await axe.run(
        { include: target },
        { runOnly: [id], resultTypes: ['violations', 'incomplete'] },
      );
      found.push(...again.violations, ...again.incomplete);
    }
  }
  for (const drawing of cut) drawing.style.visibility = '';
  scrollTo(scrollX, scrollY);
  return found;
}

/**
 * @returns violations of all rules (AAA, best practice and experimental ones included), and contrasts that axe could
 *   not determine
 */
export async function runAxe(): Promise<{ violations: AxeFinding[]; unsure: AxeFinding[] }> {
  const { axe } = globalThis as unknown as { axe: typeof import('axe-core') };
  const rules = Object.fromEntries(axe.getRules().map(({ ruleId }) => [ruleId, { enabled: true }]));
  const results = await axe.run(document, { rules, resultTypes: ['violations', 'incomplete'] });
  const contrast = results.incomplete.filter(({ id }) => id.startsWith('color-contrast'));
  const unsure = await unsureInTheMiddle(axe, contrast);
  return { violations: findings(results.violations), unsure: findings(unsure) };
}

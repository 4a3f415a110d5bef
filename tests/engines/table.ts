/** Prints a table of criteria by engine and site. */
import type { Reporter, TestCase, TestModule } from 'vitest/node';
import { CRITERIA } from './criteria/list.ts';

/** A test that did not run gives no information about the page. */
const SIGNS = { passed: 'holds', failed: 'FAILS', pending: 'not run', skipped: 'not run' };

/** Engine, site and criterion of a test. */
function placeOf(test: TestCase): [column: string, number: number] {
  const site = test.parent;
  const engine = site.type === 'suite' ? site.parent : site;
  const name = (suite: typeof site) => (suite.type === 'suite' ? suite.name : '');
  return [`${name(engine)} ${name(site)}`, Number.parseInt(test.name, 10)];
}

export class Table implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const cells = new Map<string, Map<number, string>>();
    for (const module of modules) {
      for (const test of module.children.allTests()) {
        const [column, number] = placeOf(test);
        if (Number.isNaN(number)) continue;
        const cell = cells.get(column) ?? new Map<number, string>();
        cells.set(column, cell.set(number, SIGNS[test.result().state]));
      }
    }
    const columns = [...cells.keys()].sort();
    const wide = Math.max(...CRITERIA.map(({ name }) => name.length));
    const line = (number: string, name: string, found: readonly string[]) =>
      [
        number.padStart(3),
        name.padEnd(wide),
        ...found.map((cell, index) => cell.padEnd(columns[index]?.length ?? 0)),
      ]
        .join('  ')
        .trimEnd();
    console.log(line('', '', columns));
    for (const { number, name } of CRITERIA)
      console.log(
        line(
          `${number}.`,
          name,
          columns.map((column) => cells.get(column)?.get(number) ?? '–'),
        ),
      );
    console.log('\nNot judged here (–), or not whole:');
    for (const { number, unchecked, without } of CRITERIA) {
      const reasons = [unchecked?.('Chromium', 'lengkap'), without].filter(Boolean);
      if (reasons.length > 0) console.log(`${`${number}.`.padStart(3)}  ${reasons.join('; ')}`);
    }
    for (const module of modules)
      console.log(
        `${module.moduleId.replace(/.*\//, '')}: ${Math.round(module.diagnostic().duration / 1000)} s`,
      );
  }
}

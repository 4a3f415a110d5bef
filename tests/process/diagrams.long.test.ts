/** The guide to diagrams, followed literally. */
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { root, senja, temporaryFolder } from '../support/process/senja.ts';
import { ownSite } from '../support/sites/own-site.ts';

const guide = readFileSync(path.join(root, 'cli/docs/diagrams.md'), 'utf8');
const [, sample = ''] = /^````md\n(.*?)^````$/ms.exec(guide) ?? [];

it('draws diagrams of a body as the guide says, without scripts, links and ids', async () => {
  const folder = path.join(temporaryFolder(), 'manual');
  ownSite('manual', folder);
  mkdirSync(path.join(folder, 'node_modules/@hpcc-js'));
  for (const name of ['@hpcc-js/wasm-graphviz'])
    symlinkSync(path.join(root, 'node_modules', name), path.join(folder, 'node_modules', name));
  const files = [...guide.matchAll(/^```\w+ (\S+)\n(.*?)^```$/gms)];
  expect(files.map(([, name]) => name)).toEqual(['diagrams.mjs', 'templates/diagrams.ts']);
  for (const [, name = '', text = ''] of files) writeFileSync(path.join(folder, name), text);
  const plan = path.join(folder, 'templates/site.ts');
  writeFileSync(
    plan,
    `import { diagrams } from './diagrams';\n${readFileSync(plan, 'utf8').replace('plugins: [', 'plugins: [diagrams, ')}`,
  );
  const write = (body: string): void =>
    writeFileSync(path.join(folder, 'content/docs/drawn.md'), `---\ntitle: Drawn\n---\n\n${body}`);
  const hostile =
    '```dot [Two "things"]\ndigraph { a [URL="javascript:alert(1)" label="<script>"] a -> b }\n```\n';
  write(`${sample}\nText.\n\n${hostile}\n\`\`\`mermaid\ngraph TD\n\`\`\`\n`);
  const { code, stderr } = await senja(['build', '--lang', 'en'], { cwd: folder });
  expect(code, stderr).toBe(0);
  // The language that no plugin draws is told, and no other one.
  expect(stderr.match(/markdown\/plain-code/g)).toHaveLength(1);
  expect(stderr).toContain('“mermaid”');
  const html = readFileSync(path.join(folder, 'dist/docs/drawn/index.html'), 'utf8');
  const drawings = html.match(/<figure class="diagram">.*?<\/figure>/gs) ?? [];
  expect(drawings).toHaveLength(2);
  expect(drawings[0]).toMatch(
    /^<figure class="diagram"><svg role="img" [^>]*aria-label="From a file to a page"/,
  );
  expect(drawings[0]).toContain('<figcaption>From a file to a page</figcaption>');
  expect(drawings[0]).toContain('>Entry</text>');
  expect(drawings[1]).toContain('aria-label="Two &quot;things&quot;"');
  expect(drawings[1]).toContain('&lt;script&gt;');
  expect(drawings.join()).not.toMatch(/<script|javascript:| id="|<a |black"/);

  write('Text.\n\n```dot [A]\ndigraph { a -> \n```\n');
  const broken = await senja(['build', '--lang', 'en'], { cwd: folder });
  expect(broken.code).toBe(1);
  expect(broken.stderr).toContain('docs/drawn.md');
  expect(broken.stderr).toContain('A diagram cannot be drawn: syntax error');
  expect(broken.stderr.length).toBeLessThan(3000);
});

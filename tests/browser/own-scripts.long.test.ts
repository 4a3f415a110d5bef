/** Scripts of a site's own that the policy allows: one with a text by its hash, and a service worker without Trusted Types. */
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { serveFolder } from '../../cli/io/serve/static-server.ts';
import { senja } from '../support/process/senja.ts';
import { newSite } from '../support/sites/new-site.ts';
import { newContext, withBrowser } from './support/browser.ts';

withBrowser();

const TEXT = "document.documentElement.dataset.ran = 'yes'";

it('runs a script by its hash, and registers a worker of the site where the policy lets it', async () => {
  const folder = await newSite('blank', 'en');
  const put = (name: string, text: string): void => {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  };
  const site = readFileSync(path.join(folder, 'templates/site.ts'), 'utf8');
  const home = readFileSync(path.join(folder, 'templates/home.tsx'), 'utf8');
  put(
    'templates/home.tsx',
    home.replace('<>', `<><script src="/register.js" async /><script>{${JSON.stringify(TEXT)}}</script>`),
  );
  put('public/own.js', 'addEventListener("fetch", () => undefined);\n');
  const register =
    "navigator.serviceWorker.register('/own.js').catch((error) => { document.documentElement.dataset.refused = error.name; });\n";
  put('public/register.js', register);
  const build = async (policy: string) => {
    put('templates/site.ts', site.replace('defineSite({\n', `defineSite({\n  policy: ${policy},\n`));
    return senja(['build', '--lang', 'en'], { cwd: folder });
  };
  const hash = `'sha256-${createHash('sha256').update(TEXT).digest('base64')}'`;
  const refused = await build('{}');
  expect(refused.code).toBe(1);
  expect(refused.stderr).toContain(`policy: { scripts: ["${hash}"] }`);

  const data = async () => {
    const server = await serveFolder(path.join(folder, 'dist'), 0);
    const context = await newContext({});
    try {
      const page = await context.newPage();
      await page.goto(server.url);
      const known = () =>
        page.evaluate(async () => ({
          ...document.documentElement.dataset,
          workers: (await navigator.serviceWorker.getRegistrations()).length,
        }));
      await expect.poll(async () => Object.keys(await known()).length + (await known()).workers).toBe(3);
      return await known();
    } finally {
      await context.close();
      await server.close();
    }
  };
  const stopped = await build(`{ scripts: [${JSON.stringify(hash)}] }`);
  expect(stopped.code).toBe(0);
  // A build counts notes, and a check shows them.
  expect(stopped.stderr).toContain('1 note');
  const checked = await senja(['check', '--only', 'code/own-worker', '--lang', 'en'], { cwd: folder });
  const told = checked.stdout + checked.stderr;
  expect(told).toMatch(/public\/register\.js\S* +note +code\/own-worker/);
  expect(told).toContain('policy: { trustedTypes: false }');
  // A build keeps what its checks found for as long as the scripts are the same; of one with a time to come that is not known.
  const after = async (text: string, time: Date): Promise<string> => {
    put('public/register.js', text);
    utimesSync(path.join(folder, 'public/register.js'), time, time);
    return (await senja(['build', '--lang', 'en'], { cwd: folder })).stderr;
  };
  const other = register.replace('.register(', '.getRegistration(');
  for (const year of [2020, 2100]) {
    expect(await after(other, new Date(year, 1))).not.toContain('note');
    expect(await after(register, new Date(year, 2))).toContain('1 note');
  }
  expect(await data()).toEqual({ ran: 'yes', refused: 'TypeError', workers: 0 });

  const free = await build(`{ scripts: [${JSON.stringify(hash)}], trustedTypes: false }`);
  expect(free.code).toBe(0);
  expect(free.stderr).not.toContain('own-worker');
  expect(await data()).toEqual({ ran: 'yes', workers: 1 });
});

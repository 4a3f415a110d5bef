/**
 * CSS modules: a class has one name in the page, in the widget's code and in the sheet, and another in another file.
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { tree } from '../support/process/senja.ts';
import { buildHere } from '../support/sites/build-here.ts';
import { smallSite } from '../support/sites/small-site.ts';

const PAGE = 'templates/pages/not-found.tsx';
const WIDGET = 'client/widgets/text-size.tsx';

function place() {
  const site = smallSite();
  const at = (name: string): string => path.join(site.packageRoot, name);
  const put = (name: string, text: string): void => {
    mkdirSync(path.dirname(at(name)), { recursive: true });
    writeFileSync(at(name), text);
  };
  const change = (name: string, edit: (text: string) => string): void =>
    put(name, edit(readFileSync(at(name), 'utf8')));
  const use = (file: string, module: string): void =>
    change(file, (text) => {
      const used = text.replace(
        /className="([\w -]+)"/,
        (_, names: string) => `className={['${names}', uji.judul].join(' ')}`,
      );
      expect(used).not.toBe(text);
      return `import uji from '${module}';\n${used}`;
    });
  const build = async (cache = true): Promise<Record<string, string>> => {
    const { code, output } = await buildHere(site, { cache });
    expect(code, output).toBe(0);
    return tree(site.out);
  };
  return { ...site, put, use, build };
}

const clientOf = (files: Readonly<Record<string, string>>): string =>
  Object.keys(files)
    .filter((name) => name.endsWith('.js'))
    .map((name) => files[name])
    .join('');

const classOf = (sheet = '', rule: string): string =>
  new RegExp(`\\.([\\w-]+)\\{${rule}\\}`).exec(sheet)?.[1] ?? '';

it('gives a class the same name everywhere, different from one in another file', async () => {
  const { put, use, build, packageRoot } = place();
  put('templates/uji.module.css', '.judul { color: red }\n.pucat { composes: judul; opacity: .5 }\n');
  put('client/widgets/uji.module.css', '.judul { color: #00f }\n');
  use(PAGE, '../uji.module.css');
  use(WIDGET, './uji.module.css');
  const files = await build();
  const page = files['404.html'];
  const [red, blue] = [classOf(page, 'color:red'), classOf(page, 'color:#00f')];
  expect(red).toMatch(/judul/);
  expect(blue).toMatch(/judul/);
  expect(red).not.toBe(blue);
  expect(page).toMatch(new RegExp(`class="[\\w -]* ${red}"`));
  expect(page).toMatch(new RegExp(`class="[\\w -]* ${blue}"`));
  expect(clientOf(files)).toContain(blue);
  expect(files['index.html']).toContain(`.${blue}{`);
  expect(await build(false)).toEqual(files);

  put('client/widgets/uji.module.css', '.judul { color: lime }\n');
  const changed = await build();
  expect(classOf(changed['404.html'], 'color:(?:lime|#0f0)')).toBe(blue);
  expect(readdirSync(packageRoot)).not.toContain('sheets');
});

it('ignores a sheet that nothing imports', async () => {
  const { put, build } = place();
  const before = await build();
  put('templates/uji.module.css', '.judul { color: red }\n');
  expect(await build()).toEqual(before);
});

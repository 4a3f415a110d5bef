/** The drawings that articles show under their photos. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { generateDrawings } from '../../cli/tools/generate-tables.mjs';
import { root } from '../support/process/senja.ts';

const folder = path.join(root, 'templates/drawings');
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');
const names = readdirSync(folder)
  .filter((file) => file.endsWith('.svg'))
  .map((file) => file.slice(0, -'.svg'.length))
  .sort();

it('are generated into the plan', () => {
  expect(read('templates/plan/drawings.generated.ts')).toBe(generateDrawings());
});

it('have the names that the model allows', () => {
  const { properties } = JSON.parse(read('content/models/article.schema.json'));
  expect(properties.drawing.enum).toEqual(names);
});

it.each(names)(
  '%s fills three to two, with an evening sun or a lamp, in few bytes and without foreign parts',
  (name) => {
    const svg = readFileSync(path.join(folder, `${name}.svg`), 'utf8');
    expect(svg).toMatch(
      /^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" viewBox="0 0 240 160"><path fill="#[0-9A-F]{6}" d="M0 0h240v160H0Z"\/>/,
    );
    expect(svg).toContain('#F0A93B');
    expect(svg.length).toBeLessThan(2000);
    expect(svg).not.toMatch(/<(?:script|style|image|use|foreignObject)|href|'/);
  },
);

const faces = readdirSync(path.join(folder, 'portraits')).map((file) => file.slice(0, -'.svg'.length));

it('include the portraits that the model allows, which the team of both sites has', () => {
  const { team } = JSON.parse(read('content/models/page-about.schema.json')).properties;
  expect(team.properties.members.items.properties.portrait.enum).toEqual(faces.sort());
  for (const site of ['content', 'tests/sites/lengkap']) {
    const shown = read(`${site}/pages/tentang-kami.yaml`).match(/(?<=portrait: )\w+/g) ?? [];
    expect(shown.sort()).toEqual(faces);
  }
});

it.each(faces)(
  '%s is a face in a square, with an evening sun, in few bytes and without foreign parts',
  (name) => {
    const svg = read(`templates/drawings/portraits/${name}.svg`);
    expect(svg).toMatch(
      /^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" viewBox="0 0 80 80"><circle [^>]*fill="#F0A93B"/,
    );
    expect(svg.length).toBeLessThan(2000);
    expect(svg).not.toMatch(/<(?:script|style|image|use|foreignObject)|href|'/);
  },
);

it('are shown by every article of both sites', () => {
  for (const site of ['content', 'tests/sites/lengkap']) {
    const files = readdirSync(path.join(root, site, 'articles')).filter((file) =>
      /\.(?:md|yaml)$/.test(file),
    );
    expect(files.length).toBeGreaterThanOrEqual(16);
    expect(files.filter((file) => !/^drawing: [a-z-]+$/m.test(read(`${site}/articles/${file}`)))).toEqual([]);
  }
});

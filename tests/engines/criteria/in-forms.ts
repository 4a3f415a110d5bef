/** Criteria of forms and their messages. */
import { setTimeout as wait } from 'node:timers/promises';
import type { Site } from '../sites.ts';
import { shown, unless, type Visitor } from '../visitor.ts';

const FIELDS = { name: 'Siti Aminah', email: 'siti@contoh.id', message: 'Pesan yang panjang sekali' };
const field = (name: string): string => `.contact-form [name=${name}]`;
const STATUS = '.contact-form [role=status]';

async function openForm({ open, tab }: Visitor, site: Site, width = 1280): Promise<void> {
  await tab.resize(width, 800);
  await open('kontak/', site);
}

async function write({ fill }: Visitor): Promise<void> {
  for (const [name, text] of Object.entries(FIELDS)) await fill(field(name), text);
}

const values = async ({ tab }: Visitor): Promise<unknown> =>
  await tab.evaluate(
    `${JSON.stringify(Object.keys(FIELDS))}.map((name) => document.querySelector('.contact-form').querySelector('[name=' + name + ']').value).join('|')`,
  );

/** Criterion 12. */
export async function fields(visitor: Visitor, site: Site): Promise<string[]> {
  const { ask, click, tab, until } = visitor;
  await openForm(visitor, site);
  const faults = [...(await ask('hardToFill')), ...(await ask('unchecked'))];
  await write(visitor);
  const written = Object.values(FIELDS).join('|');
  await until(`JSON.stringify({ ...sessionStorage }).includes(${JSON.stringify(FIELDS.message)})`);
  await openForm(visitor, site);
  const kept = await values(visitor);
  faults.push(...unless(kept === written, `after a reload the form holds ${kept}`));
  if (site.takesMessages) {
    await click('.contact-form [type=submit]');
    await until(`document.querySelector('${STATUS}').textContent.includes('Pesan Terkirim!')`);
    // The status line may come before the rest of the answer.
    await until(`!JSON.stringify({ ...sessionStorage }).includes('Siti')`);
    await until(`document.querySelector('.contact-form [name=message]').value === ''`);
    faults.push(...unless(!(await ask('kept')).includes('Siti'), 'a message that was sent is kept'));
    faults.push(...unless((await values(visitor)) === '||', 'a message that was sent stays in the form'));
  }
  await tab.evaluate('sessionStorage.clear()');
  return faults;
}

/** Criterion 17. */
export async function status(visitor: Visitor, site: Site): Promise<string[]> {
  const { click, open, tab, until } = visitor;
  const faults: string[] = [];
  for (const path of ['', 'kontak/']) {
    const html = await (await fetch(new URL(path, site.url))).text();
    const main = html.slice(html.indexOf('<main'));
    faults.push(...unless(/role="status"|aria-live/.test(main), `/${path}: no live region in the HTML`));
  }
  await tab.resize(390, 800);
  await open('', site);
  const countShown = (count: number) =>
    `/Menampilkan ${count} dari \\d+ artikel/.test(document.body.innerText)`;
  await until(countShown(9));
  await click('button', 'Muat Lebih Banyak Artikel');
  await until(countShown(15));
  return faults;
}

/** Criterion 18: longer than the toast's lifetime. */
const LONG = 7000;

/** Sending it again is no fault: on a busy machine the toast may be gone before the pointer is on it. */
const SENDINGS = 5;

export async function toast(visitor: Visitor, site: Site): Promise<string[]> {
  const { ask, click, rest, tab, until } = visitor;
  const faults: string[] = [];
  let isHeld = false;
  for (let sending = 0; sending < SENDINGS && !isHeld; sending += 1) {
    await openForm(visitor, site, 390);
    await write(visitor);
    await tab.point(1, 1);
    await click('.contact-form [type=submit]');
    await until(shown('.toast'));
    await rest('.toast').catch(() => undefined);
    isHeld = Boolean(await tab.evaluate("document.querySelector('.toast')?.matches(':hover') ?? false"));
  }
  if (!isHeld) return ['the toast cannot be reached while it is shown'];
  faults.push(...(await ask('toastFaults')));
  await wait(LONG);
  faults.push(...unless(await tab.evaluate(shown('.toast')), 'the toast goes while the pointer rests on it'));
  await tab.point(1, 1);
  await until(`!${shown('.toast')}`);
  const stays = await tab.evaluate(`document.querySelector('${STATUS}').textContent`);
  return [...faults, ...unless(String(stays).includes('Pesan Terkirim!'), 'the message goes with the toast')];
}

/** Every fault in a form has the words of `check`, at its field: for the eye, and for a screen reader. */
import { Window } from 'happy-dom';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { decode } from '../../cli/core/parse/decode.ts';
import type { EditedSite } from '../../cli/desk/index.ts';
import type { Diagnostic } from '../../cli/diagnostics/diagnostic.ts';
import { nameOf } from '../../cli/diagnostics/pointers/index.ts';
import { shownSuggestions, wording } from '../../cli/diagnostics/wording/wording.ts';
import type { EditedEntry } from '../../cli/edit/api.ts';
import { Desk } from '../../cli/edit/app/desk/desk.ts';
import { SiteDesk } from '../../cli/edit/app/desk/site.ts';
import { EditingContext, idOf } from '../../cli/edit/app/entry/editing.ts';
import { EntryForm } from '../../cli/edit/app/entry/entry-form.tsx';
import { Speaking } from '../../cli/edit/app/words/speak.tsx';
import { entryView } from '../../cli/edit/entry-view.ts';
import { AnyField } from '../../cli/edit/fields/controls.tsx';
import { isExactly } from '../../cli/edit/session/disk.ts';
import { newDraft } from '../../cli/edit/session/draft.ts';
import { rowOf } from '../../cli/edit/site/rows.ts';
import { corpus, models, overlay, type PreparedSample, run } from '../diagnostics/corpus.ts';
import { LONG, times } from '../support/machine/long.ts';
import { FakeServer } from './app/fake.ts';

const READ = { models, ordered: new Set<string>(), pathOf: () => null, today: '2025-06-01' };
const CHOICES = { 'categories/name': ['Makanan Sehat', 'Gerakan Ringan'] };
const LANGUAGES = ['id', 'en'] as const;

/** An entry of a sample as the page gets it; null if it is shown as text. */
function formFor(file: string, bytes: Uint8Array, findings: readonly Diagnostic[]): EditedEntry | null {
  const { text } = decode(bytes);
  const site = { known: () => ({ models, context: { choices: CHOICES } }), findings: () => findings };
  const view = entryView(newDraft(file, text), site as unknown as EditedSite, {
    row: rowOf(file, undefined, findings, false, READ),
    disk: { text: isExactly(bytes, text) ? text : null, shown: text },
    conflict: null,
    checked: 0,
    fixed: null,
  });
  return view.mode === 'form' ? view : null;
}

function shown(entry: EditedEntry, lang: 'id' | 'en') {
  const { send } = new FakeServer();
  const editing = {
    entry,
    desk: new Desk(entry, send),
    site: new SiteDesk(send),
    unfinished: [],
    held: new Map(),
    checking: false,
    language: 'id',
    today: '2025-06-01',
    timeZone: 'Asia/Jakarta',
    rows: [],
    step: () => '',
    Nested: AnyField,
  };
  const { document } = new Window();
  document.body.innerHTML = renderToStaticMarkup(
    <Speaking site={lang}>
      <EditingContext value={editing}>
        <EntryForm />
      </EditingContext>
    </Speaking>,
  );
  return document;
}

/** What is missing of a message where it belongs. */
function missing(entry: EditedEntry, diagnostics: readonly Diagnostic[], lang: 'id' | 'en'): string[] {
  const document = shown(entry, lang);
  const describing = [...document.querySelectorAll('[aria-describedby]')].flatMap((one) =>
    (one.getAttribute('aria-describedby') ?? '').split(' '),
  );
  return entry.findings.flatMap((finding, at) => {
    const one = diagnostics[at] as Diagnostic;
    // A form shows code as code, unless the content at that place has backticks in it.
    const isRaw = entry.text.slice(finding.place.start, finding.place.end).includes('`');
    const shownAs = (text: string, raw = isRaw) => (raw ? text : text.replace(/`([^`\n]+)`/g, '$1'));
    const { fieldMessage: message, fieldHint: hint } = finding.words[lang];
    const problems: string[] = [];
    // What a name of several words is called is known; as code, one of a single word is no word either.
    const own = nameOf(finding.pointer);
    for (const name of finding.pointer === ''
      ? []
      : new Set([own, ...entry.form.map((field) => field.name)])) {
      const isNoWord =
        /\p{Ll}\p{Lu}/u.test(name) && (name === own ? message : `${message} ${hint}`).includes(name);
      if (isNoWord || `${message} ${hint}`.includes(`\`${name}\``)) problems.push(`names ${name}`);
    }
    if (!document.querySelector('.faults')?.textContent.includes(shownAs(message, false)))
      problems.push('summary');
    if (
      finding.pointer !== '' &&
      /\b(?:baris ini|this line|baris `|(?:a|the) line `)/.test(`${message} ${hint}`)
    )
      problems.push('speaks of lines');
    let pointer = finding.pointer;
    const says = () => document.getElementById(finding.inBody ? 'body-says' : `${idOf(pointer)}-says`);
    while (pointer !== '' && !says()) pointer = pointer.slice(0, pointer.lastIndexOf('/'));
    if (pointer === '' && !finding.inBody) return finding.pointer === '' ? problems : [...problems, 'field'];
    const said = says()?.textContent ?? '';
    for (const text of [shownAs(message), shownAs(hint), ...shownSuggestions(one)])
      if (!said.includes(text)) problems.push(text);
    // The text's editor is described once it is there, which a test of the page holds.
    if (!finding.inBody && !describing.includes(says()?.id ?? '')) problems.push('aria-describedby');
    return problems.map((problem) => `${one.code} ${one.field}: ${problem}`);
  });
}

/** One of every second code, or all in a long run. */
const samples = (all: readonly PreparedSample[]) =>
  LONG
    ? all
    : [...new Map(all.map((one) => [one.code, one])).values()].filter(
        (one, index) => !one.afterBuild && index % 2 === 0,
      );

it('says what check says, in the summary and at the field', async () => {
  let [fields, bodies] = [0, 0];
  const found: string[] = [];
  for (const { files, title, afterBuild } of samples(await corpus())) {
    const all = overlay(files);
    const { diagnostics } = await run(all, afterBuild);
    for (const file of new Set(diagnostics.map((one) => one.file))) {
      const own = diagnostics.filter((one) => one.file === file);
      const bytes = all.get(file);
      const entry = bytes && /\.(?:md|yaml)$/.test(file) ? formFor(file, bytes, own) : null;
      if (!entry) continue;
      expect(
        entry.findings.map(({ code, severity, pointer, words }) => [code, severity, pointer, words]),
      ).toEqual(
        own.map((one) => {
          const words = LANGUAGES.map((lang) => [lang, expect.objectContaining(wording(one, lang))]);
          return [one.code, one.severity, one.field, Object.fromEntries(words)];
        }),
      );
      for (const lang of LANGUAGES) found.push(...missing(entry, own, lang).map((one) => `${title}: ${one}`));
      fields += entry.findings.filter(({ pointer }) => pointer !== '').length;
      bodies += entry.findings.filter(({ inBody }) => inBody).length;
    }
  }
  expect(found.join('\n')).toBe('');
  expect(Math.min(fields, bodies)).toBeGreaterThan(times(20, 40));
});

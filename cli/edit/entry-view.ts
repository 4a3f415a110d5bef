/** An entry as the page shows it, from its text. */
import { bracketsWithComments, type FixedFile, type WritableFile, writable } from '../core/edit/index.ts';
import { changesOf } from '../core/edit/shown/index.ts';
import { SITE_FILE } from '../core/entries/folder/index.ts';
import { collectionOf, modelFor, modelOf, TEMPLATE } from '../core/models/index.ts';
import type { EditedSite } from '../desk/index.ts';
import { inBoth } from '../diagnostics/languages/index.ts';
import { phrase } from '../diagnostics/phrases/index.ts';
import type { Both, EditedEntry, Field } from './api.ts';
import { fieldOfValue, fittedForm, jsonValues } from './fields/fit.ts';
import { fieldsIn, strangeField } from './fields/kinds.ts';
import type { OnDisk } from './session/disk.ts';
import { type Draft, isUnsaved } from './session/draft.ts';
import { findingsView } from './site/findings.ts';
import { templateName } from './site/rows.ts';

/** The fields of a file's model; those of a file that names no model are its choice of one. */
function formFor(file: string, fields: WritableFile['fields'], site: EditedSite): Field[] {
  const { models, context } = site.known();
  const collection = collectionOf(file, models);
  const form = {
    folders: new Set(models.collections.map(({ name }) => name)),
    choices: context.choices,
  };
  if (file === SITE_FILE) return fieldsIn(models.site.schema, form);
  if (!collection) return [];
  const model = modelFor(collection, fields.values);
  const choice: Field[] = collection.models.has('')
    ? []
    : [
        {
          ...strangeField(TEMPLATE),
          label: phrase('edit.template'),
          kind: 'choice',
          required: true,
          choices: [...collection.models.keys()],
          names: Object.fromEntries(
            [...collection.models].map(([name, one]) => [name, templateName(name, one)]),
          ),
          from: null,
        },
      ];
  if (!model) return choice;
  const known = fieldsIn(model.schema, form);
  return known.map((field) => (field.name === TEMPLATE && choice[0] ? choice[0] : field));
}

/** The file as a form, if its text can be read as fields. */
export function formOf({ file, text }: Pick<Draft, 'file' | 'text'>, site: EditedSite) {
  const read = writable(file, text);
  return (
    read && { read, ...fittedForm(formFor(file, read.fields, site), read, site.known().context.timeZone) }
  );
}

const takesBody = ({ document: { path: file, fields } }: WritableFile, site: EditedSite): boolean =>
  modelOf({ file, fields }, site.known().models)?.schema['x-body'] !== undefined;

const plain = (text: string): string => text.replaceAll('\r\n', '\n');

/** What is known of an entry besides its text. */
interface AroundEntry extends Pick<EditedEntry, 'row' | 'conflict' | 'checked'> {
  disk: OnDisk;
  /** What `check --fix` would make of the text; null for nothing, or before it is known. */
  fixed: FixedFile | null;
}

function diskOf({ base }: Draft, disk: OnDisk): EditedEntry['disk'] {
  if (disk === null) return base === null ? 'new' : 'gone';
  return disk.shown === (base ?? '') ? 'same' : 'changed';
}

/** @returns an entry as the page shows it */
export function entryView(draft: Draft, site: EditedSite, around: AroundEntry): EditedEntry {
  const { file, text } = draft;
  const made = around.disk?.text === null ? null : formOf(draft, site);
  const body = made?.read.document.body ?? null;
  const start = body && plain(text.slice(0, body.start)).length;
  const why = phrase(around.disk?.text === null ? 'edit.unreadable' : 'edit.as-text');
  return {
    row: around.row,
    revision: draft.revision,
    checked: around.checked,
    text: plain(text),
    mode: made ? 'form' : 'text',
    why: made ? null : why,
    form: made?.form ?? [],
    values: made ? jsonValues(made.read.fields.values) : {},
    lines: made?.lines ?? {},
    locked: Object.fromEntries(
      (made ? bracketsWithComments(made.read) : []).map((pointer) => [pointer, phrase('edit.brackets')]),
    ),
    days: made?.days ?? {},
    body: body && start !== null ? { text: plain(body.text), start } : null,
    takesBody: made !== null && !body && takesBody(made.read, site),
    findings: findingsView(site.findings(file), text, start, (pointer) =>
      made ? labelIn(pointer, made.form, made.read.fields.values) : null,
    ).map((one) => ({
      ...one,
      field:
        one.pointer === '' || !made ? null : labelOfPart(one.pointer, made.form, made.read.fields.values),
    })),
    fixes: around.fixed && inBoth((lang) => changesOf(around.fixed as FixedFile, lang)),
    undo: draft.done.length > 0,
    redo: draft.undone.length > 0,
    unsaved: isUnsaved(draft) ? draft.since : null,
    restored: draft.restored,
    isForeign: draft.foreign !== null,
    disk: diskOf(draft, around.disk),
    conflict: around.conflict,
  };
}

/** @returns what a field is called, or an item by its list and number; null for what the form has not */
function labelIn(pointer: string, form: readonly Field[], values: unknown): Both | null {
  const at = pointer.lastIndexOf('/');
  const [last, isOfList] = [pointer.slice(at + 1), /\/\d+$/.test(pointer)];
  const field = fieldOfValue(form, values, isOfList ? pointer.slice(0, at) : pointer);
  if (!field || field.name === '' || (field.kind === 'lines' && field.unknown)) return null;
  return isOfList ? inBoth((lang) => `${field.label[lang]} ${Number(last) + 1}`) : field.label;
}

/** @returns what a part of a file is called */
export function labelOfPart(
  part: string,
  form: readonly Field[],
  values: unknown,
): Record<'id' | 'en', string> {
  if (part === 'body' || part === 'text') return phrase(part === 'body' ? 'edit.body' : 'edit.whole');
  const names = part.split('/').slice(1);
  const labels = names.flatMap((name, at) => {
    const field = fieldOfValue(form, values, `/${names.slice(0, at + 1).join('/')}`);
    return field?.name
      ? [field.label]
      : [inBoth(() => (/^\d+$/.test(name) ? String(Number(name) + 1) : name))];
  });
  return inBoth((lang) => labels.map((label) => label[lang]).join(' › '));
}

/** `senja new`: a new article or page, ready to fill in. Nothing is ever overwritten. */
import path from 'node:path';
import { numberedName, scaffold } from '../core/author/scaffold.ts';
import { parse } from '../core/parse/parse.ts';
import type { ContentFolder } from '../core/stages/content-folder.ts';
import type { Models } from '../core/validate/models.ts';
import { MONTHS } from '../core/values/dates.ts';
import { fold, slugFault, slugify, slugOf } from '../core/values/slug.ts';
import { type Lang, wording } from '../diagnostics/diagnostic.ts';
import { locator } from '../diagnostics/place.ts';
import { nearest } from '../diagnostics/suggest.ts';
import { createContentFile } from '../io/content/content-writer.ts';
import { Failure } from '../io/failure.ts';
import { type Context, EXIT, type ExitCode } from './context.ts';
import { typed } from './invocation.ts';
import { realWorld } from './world.ts';

export type Kind = 'article' | 'page';

export interface NewOptions {
  kind: Kind;
  title: string;
  /** An `.md` file; a template that needs a text is one anyway. */
  markdown: boolean;
  template: string;
  /** Language of the comments in the file; content is edited in Indonesian unless asked otherwise. */
  lang?: Lang;
  today: Date;
}

const WORDS = {
  id: (check: string) => `Isi bagian yang masih kosong, lalu jalankan: ${check}\n`,
  en: (check: string) => `Fill in what is still empty, then run: ${check}\n`,
} as const;

/** The command that checks the content that was just written. */
function checkOf({ called, cwd, options }: Context): string {
  const content = path.relative(cwd, options.content) || '.';
  return `${called} check${content === 'content' ? '' : ` --content ${typed(content)}`}`;
}

const unknownTemplate = (template: string, known: readonly string[]): Failure => {
  const list = known.join(', ');
  const [near] = nearest(template, known);
  const mean = { id: near ? `Maksud Anda: ${near}. ` : '', en: near ? `Did you mean: ${near}? ` : '' };
  return new Failure('usage/unknown-template', {
    id: { message: `Jenis halaman ${template} tidak ada.`, hint: `${mean.id}Pilihannya: ${list}.` },
    en: { message: `There is no template ${template}.`, hint: `${mean.en}The choices: ${list}.` },
  });
};

/** @throws Failure when the title cannot be an address, or one that is taken */
function checkName(slug: string, kind: Kind, existing: readonly string[], title: string): void {
  const fault = slug === '' ? null : slugFault(slug, { reserved: kind === 'page' });
  if (slug === '' || fault) {
    const diagnostic = fault && locator({ path: title, text: '' })(fault);
    const words = (lang: 'id' | 'en') =>
      diagnostic
        ? wording(diagnostic, lang)
        : lang === 'id'
          ? {
              message: `Judul “${title}” tidak dapat menjadi alamat.`,
              hint: 'Pakai huruf atau angka di dalam judul.',
            }
          : {
              message: `The title “${title}” cannot become an address.`,
              hint: 'Use letters or digits in the title.',
            };
    throw new Failure('usage/bad-name', { id: words('id'), en: words('en') });
  }
  const taken = existing.find((file) => fold(slugOf(file)) === fold(slug));
  if (taken) {
    throw new Failure('usage/exists', {
      id: {
        message: `Alamat “${slug}” sudah dipakai ${taken}.`,
        hint: 'Pakai judul lain; berkas itu tidak diubah.',
      },
      en: {
        message: `The address “${slug}” is taken by ${taken}.`,
        hint: 'Use another title; that file is unchanged.',
      },
    });
  }
}

function modelOf(models: Models, kind: Kind, template: string) {
  const model = kind === 'article' ? models.article : models.pages.get(template);
  if (!model) throw unknownTemplate(template, [...models.pages.keys()]);
  return model;
}

/** The category names, as far as site.yaml can be read. */
function categoriesOf({ site, read }: ContentFolder): string[] {
  const bytes = site === null ? null : read(site);
  const fields = bytes && !('code' in bytes) ? parse('site.yaml', bytes).value?.fields : undefined;
  const categories: unknown = fields?.categories;
  return Array.isArray(categories)
    ? categories.flatMap((each) => (typeof each?.name === 'string' ? each.name : []))
    : [];
}

/** @throws Failure for the command line and the machine */
export async function create(context: Context, options: NewOptions): Promise<ExitCode> {
  const { kind, title, template, today } = options;
  const { lang, content } = context.options;
  const { world, end } = await realWorld(context, { output: null, out: null });
  try {
    const model = modelOf(world.models, kind, template);
    const folder = await world.readContent();
    const existing = kind === 'article' ? folder.articles : folder.pages;
    checkName(slugify(title), kind, existing, title);
    const markdown = options.markdown || (kind === 'page' && template === 'legal');
    const name = kind === 'article' ? numberedName(title, existing) : slugify(title);
    const file = `${kind}s/${name}.${markdown ? 'md' : 'yaml'}`;
    const date = `${today.getDate()} ${MONTHS[today.getMonth()]} ${today.getFullYear()}`;
    const text = scaffold({
      schema: model.schema,
      model: model.name,
      lang: options.lang ?? 'id',
      // Where this machine keeps senja is of no use in a file that others edit.
      check: `${context.called.startsWith('node ') ? 'senja' : context.called} check`,
      values: { title, ...(kind === 'article' ? { readTime: '5 menit', publishDate: date } : {}) },
      choices: kind === 'article' ? { category: categoriesOf(folder) } : {},
      markdown,
    });
    createContentFile(content, file, text);
    context.stdout(`${path.join(context.options.contentName, file)}\n`);
    context.stderr(WORDS[lang](checkOf(context)));
    return EXIT.done;
  } finally {
    end();
  }
}

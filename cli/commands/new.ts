/** `senja new`: a new article or page, ready to fill in. Nothing is ever overwritten. */
import path from 'node:path';
import { MONTHS } from '../core/dates.ts';
import type { Models } from '../core/models.ts';
import { parse } from '../core/parse.ts';
import type { ContentFolder } from '../core/read-content.ts';
import { numberedName, scaffold } from '../core/scaffold.ts';
import { fold, slugFault, slugify, slugOf } from '../core/slug.ts';
import { type Lang, wording } from '../diagnostics/diagnostic.ts';
import { locator } from '../diagnostics/place.ts';
import { createContentFile } from '../io/content-writer.ts';
import { Failure } from '../io/failure.ts';
import { type Context, EXIT, type ExitCode } from './context.ts';
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
  id: 'Isi bagian yang masih kosong, lalu jalankan: senja check\n',
  en: 'Fill in what is still empty, then run: senja check\n',
} as const;

const unknownTemplate = (template: string, known: readonly string[]): Failure => {
  const list = known.join(', ');
  return new Failure('usage/unknown-template', {
    id: { message: `Jenis halaman ${template} tidak ada.`, hint: `Pilihannya: ${list}.` },
    en: { message: `There is no template ${template}.`, hint: `The choices: ${list}.` },
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
      values: { title, ...(kind === 'article' ? { readTime: '5 menit', publishDate: date } : {}) },
      choices: kind === 'article' ? { category: categoriesOf(folder) } : {},
      markdown,
    });
    createContentFile(content, file, text);
    context.stdout(`${path.join(context.options.contentName, file)}\n`);
    context.stderr(WORDS[lang]);
    return EXIT.done;
  } finally {
    end();
  }
}

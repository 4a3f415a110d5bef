// The field tables of the editors' guides, between their markers, from content/models/*.schema.json.
import { existsSync, readFileSync } from 'node:fs';

/** Required form of a text, by the name of its format, in Indonesian and English. */
const FORMATS = {
  'indonesian-date': ['tanggal, seperti `20 April 2025`', 'date, such as `20 April 2025`'],
  'english-date': ['tanggal, seperti `20 May 2025`', 'date, such as `20 May 2025`'],
  date: ['tanggal, seperti `2025-04-20`', 'date, such as `2025-04-20`'],
  'date-time': ['tanggal dan jam, seperti `2025-04-20T08:30`', 'date and time, such as `2025-04-20T08:30`'],
  time: ['jam, seperti `08:30`', 'time, such as `08:30`'],
  email: ['alamat email', 'email address'],
  uri: ['alamat `https://…`', 'address `https://…`'],
  'time-zone': ['nama zona waktu, seperti `Asia/Jakarta`', 'name of a time zone, such as `Asia/Jakarta`'],
  minutes: ['lama membaca, seperti `7 menit`', 'reading time, such as `7 menit`'],
  'english-minutes': ['lama membaca, seperti `7 minutes`', 'reading time, such as `7 minutes`'],
  'page-path': ['alamat halaman, seperti `/kontak/`', 'address of a page, such as `/kontak/`'],
  'former-path': ['alamat lama, seperti `/kontak/`', 'former address, such as `/kontak/`'],
  anchor: ['nama pendek, huruf kecil', 'short name, lower case'],
  link: ['tautan, seperti `/kontak/` atau `https://…`', 'link, such as `/kontak/` or `https://…`'],
  'https-url': ['alamat `https://…`', 'address `https://…`'],
  'web-url': ['alamat `https://…`', 'address `https://…`'],
  'site-url': ['alamat `https://…/`', 'address `https://…/`'],
  'image-url': ['alamat `https://…` atau `images/…`', 'address `https://…` or `images/…`'],
  'host-name': ['nama situs, seperti `images.unsplash.com`', 'name of a site, such as `images.unsplash.com`'],
  'email-address': ['alamat email', 'email address'],
  'phone-number': ['nomor telepon', 'phone number'],
  'service-number': ['nomor telepon, seperti `"119"`', 'phone number, such as `"119"`'],
};

const inCell = (text) => text.replace(/\|/g, '\\|');

/** Words of a table, in Indonesian with a model's `description`, in English with its `$comment`. */
const WORDS = {
  id: {
    head: '| Isian | Wajib | Isinya | Keterangan |',
    about: ({ description }) => description,
    yes: 'ya',
    no: 'tidak',
    or: ' atau ',
    text: 'tulisan',
    shortText: (most) => `tulisan, paling panjang ${most} huruf`,
    truth: '`true` (ya) atau `false` (tidak)',
    group: 'kumpulan isian',
    groups: 'daftar kumpulan isian',
    list: (kind) => `daftar: ${kind}`,
    most: (items) => `, paling banyak ${items} butir`,
    preset: (value) => ` Bila dihapus: \`${value}\`.`,
    format: (name) => FORMATS[name]?.[0],
  },
  en: {
    head: '| Field | Required | Value | Description |',
    about: ({ $comment }) => $comment,
    yes: 'yes',
    no: 'no',
    or: ' or ',
    text: 'text',
    shortText: (most) => `text, at most ${most} characters`,
    truth: '`true` or `false`',
    group: 'group of fields',
    groups: 'list of groups of fields',
    list: (kind) => `list: ${kind}`,
    most: (items) => `, at most ${items} items`,
    preset: (value) => ` If omitted: \`${value}\`.`,
    format: (name) => FORMATS[name]?.[1],
  },
};

function kindOf(schema, words) {
  if (schema.const !== undefined) return `\`${schema.const}\``;
  if (schema.enum) return schema.enum.map((each) => `\`${each}\``).join(words.or);
  if (Array.isArray(schema.type))
    return schema.type.map((type) => kindOf({ ...schema, type }, words)).join(`,${words.or}`);
  if (schema.format) return words.format(schema.format) ?? words.text;
  if (schema.type === 'boolean') return words.truth;
  if (schema.type === 'array') {
    const most = schema.maxItems ? words.most(schema.maxItems) : '';
    const item = schema.items ?? {};
    return `${item.type === 'object' || item.oneOf ? words.groups : words.list(kindOf(item, words))}${most}`;
  }
  if (schema.type === 'object') return words.group;
  return schema.maxLength ? words.shortText(schema.maxLength) : words.text;
}

/** Rows of a group's fields, followed by nested ones: `footer`, `footer.copyright`, `categories[].name`. */
function rows(schema, words, prefix = '') {
  return Object.entries(schema.properties ?? {}).flatMap(([name, field]) => {
    const needed = (schema.required ?? []).includes(name) ? words.yes : words.no;
    const preset = field.default === undefined ? '' : words.preset(field.default);
    const about = inCell(`${words.about(field) ?? ''}${preset}`);
    const row = `| \`${prefix}${name}\` | ${needed} | ${inCell(kindOf(field, words))} | ${about} |`;
    const item = field.type === 'array' ? (field.items ?? {}) : field;
    const below = item.properties
      ? rows(item, words, `${prefix}${name}${field.type === 'array' ? '[]' : ''}.`)
      : [];
    return [row, ...below];
  });
}

function table(schema, words) {
  return [words.head, '|---|---|---|---|', ...rows(schema, words)].join('\n');
}

const END = '<!-- akhir isian -->';

/** A guide with a section for each kind of page; new sections have an empty table. */
function withAllPages(guide, words, models) {
  const before = guide.lastIndexOf('<!-- isian: page-');
  if (before < 0) return guide;
  const missing = Object.keys(models).filter(
    (model) => model.startsWith('page-') && !guide.includes(`<!-- isian: ${model} -->`),
  );
  const last = guide.indexOf(END, before) + END.length;
  const sections = missing.map((model) => {
    const heading = words.about(models[model]).replace(/\.$/, '');
    return `\n\n### ${heading} (\`${model.slice('page-'.length)}\`)\n\n<!-- isian: ${model} -->\n${END}`;
  });
  return guide.slice(0, last) + sections.join('') + guide.slice(last);
}

/** The guides by name, in `content/`. */
const GUIDES = { 'README.md': 'id', 'README.en.md': 'en' };

/**
 * @param {URL} content folder with the guides
 * @param {Record<string, object>} models by name, without references
 * @returns {[name: string, text: string][]} the required texts of existing guides, by name in that folder
 */
export function generateEditorGuides(content, models) {
  const guides = Object.entries(GUIDES).filter(([name]) => existsSync(new URL(name, content)));
  return guides.map(([name, lang]) => [
    name,
    withAllPages(readFileSync(new URL(name, content), 'utf8'), WORDS[lang], models).replace(
      /(<!-- isian: ([\w-]+) -->\n)[\s\S]*?(<!-- akhir isian -->)/g,
      (whole, start, model, end) =>
        model in models ? `${start}\n${table(models[model], WORDS[lang])}\n\n${end}` : whole,
    ),
  ]);
}

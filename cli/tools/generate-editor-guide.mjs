// The field tables of content/README.md, between its markers, from content/models/*.schema.json.
import { readFileSync } from 'node:fs';

const guide = new URL('../../content/README.md', import.meta.url);
const models = new URL('../../content/models/', import.meta.url);

/** What a text must look like, by the name of its format. */
const FORMATS = {
  'indonesian-date': 'tanggal, seperti `20 April 2025`',
  'time-zone': 'nama zona waktu, seperti `Asia/Jakarta`',
  minutes: 'lama membaca, seperti `7 menit`',
  'page-path': 'alamat halaman, seperti `/kontak/`',
  anchor: 'nama pendek, huruf kecil',
  link: 'tautan, seperti `/kontak/` atau `https://…`',
  'https-url': 'alamat `https://…`',
  'site-url': 'alamat `https://…/`',
  'image-url': 'alamat `https://…` atau `images/…`',
  'host-name': 'nama situs, seperti `images.unsplash.com`',
  'email-address': 'alamat email',
  'phone-number': 'nomor telepon',
};

const inCell = (text) => text.replace(/\|/g, '\\|');

/** The schema behind a `$ref` to the same file. */
function resolved(schema, root) {
  const name = /^#\/\$defs\/(\w+)$/.exec(schema.$ref ?? '')?.[1];
  return name ? { ...root.$defs[name], ...schema } : schema;
}

function kindOf(schema, root) {
  if (schema.const !== undefined) return `\`${schema.const}\``;
  if (schema.enum) return schema.enum.map((each) => `\`${each}\``).join(' atau ');
  if (schema.format) return FORMATS[schema.format] ?? 'tulisan';
  if (schema.type === 'boolean') return '`true` (ya) atau `false` (tidak)';
  if (schema.type === 'array') {
    const most = schema.maxItems ? `, paling banyak ${schema.maxItems} butir` : '';
    const item = resolved(schema.items ?? {}, root);
    return item.type === 'object' ? `daftar kumpulan isian${most}` : `daftar: ${kindOf(item, root)}${most}`;
  }
  if (Array.isArray(schema.type)) return 'tulisan atau kumpulan isian';
  if (schema.type === 'object') return 'kumpulan isian';
  return schema.maxLength ? `tulisan, paling panjang ${schema.maxLength} huruf` : 'tulisan';
}

/** Rows of a group's fields, those inside them below them: `footer`, `footer.copyright`, `categories[].name`. */
function rows(schema, root, prefix = '') {
  return Object.entries(schema.properties ?? {}).flatMap(([name, raw]) => {
    const field = resolved(raw, root);
    const needed = (schema.required ?? []).includes(name);
    const preset = field.default === undefined ? '' : ` Bila dihapus: \`${field.default}\`.`;
    const about = inCell(`${field.description ?? ''}${preset}`);
    const row = `| \`${prefix}${name}\` | ${needed ? 'ya' : 'tidak'} | ${inCell(kindOf(field, root))} | ${about} |`;
    const item = field.type === 'array' ? resolved(field.items ?? {}, root) : field;
    const below = item.properties
      ? rows(item, root, `${prefix}${name}${field.type === 'array' ? '[]' : ''}.`)
      : [];
    return [row, ...below];
  });
}

function table(model) {
  const schema = JSON.parse(readFileSync(new URL(`${model}.schema.json`, models), 'utf8'));
  return ['| Isian | Wajib | Isinya | Keterangan |', '|---|---|---|---|', ...rows(schema, schema)].join('\n');
}

/** @returns {string} the guide as it must be */
export function generateEditorGuide() {
  return readFileSync(guide, 'utf8').replace(
    /(<!-- isian: ([\w-]+) -->\n)[\s\S]*?(<!-- akhir isian -->)/g,
    (_whole, start, model, end) => `${start}\n${table(model)}\n\n${end}`,
  );
}

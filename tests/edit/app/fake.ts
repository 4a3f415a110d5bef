/** A server in memory with a few entries, among them one with every kind of field. */
import type {
  Both,
  EditedEntry,
  EntryFinding,
  Excerpts,
  Field,
  FoundTexts,
  Json,
  Keep,
  PlanView,
  RefusedRequest,
  Requests,
  Row,
  SiteAction,
  SiteView,
  TrialView,
  VersionsView,
} from '../../../cli/edit/api.ts';
import { foretell } from '../../../cli/edit/app/desk/foretell.ts';
import type { Reply, Send } from '../../../cli/edit/app/desk/request.ts';

export const both = (id: string, en = id): Both => ({ id, en });

/** What the mark of a draft means. */
export const DRAFT = { false: both('Diterbitkan', 'Published'), true: both('Draf', 'Draft') };

const common = (name: string, id: string, en: string, changes: object = {}) => ({
  name,
  label: both(id, en),
  hint: both(''),
  required: false,
  ...changes,
});
const text = (name: string, id: string, en: string, changes: object = {}): Field => ({
  kind: 'text',
  format: null,
  long: false,
  maxLength: null,
  ...common(name, id, en, changes),
});

/** A field of every kind. */
export const EVERY_KIND: readonly Field[] = [
  text('title', 'Judul', 'Title', { required: true, maxLength: 120 }),
  text('excerpt', 'Ringkasan', 'Summary', {
    required: true,
    long: true,
    maxLength: 400,
    hint: both('Ringkasan, satu atau dua kalimat.', 'Summary, one or two sentences.'),
  }),
  {
    kind: 'choice',
    ...common('category', 'Kategori', 'Category', { required: true }),
    hint: both('Salah satu nama di site.yaml.', 'One of the names in site.yaml.'),
    choices: ['Makanan Sehat', 'Gerakan Ringan', 'Tidur Berkualitas', 'Pikiran Sehat'],
    from: 'categories/name',
  },
  { kind: 'picture', ...common('imageUrl', 'Foto', 'Photo', { required: true }), alt: 'imageAlt' },
  {
    kind: 'choice',
    ...common('drawing', 'Gambar', 'Drawing'),
    choices: ['buah', 'bubur', 'buku', 'garam', 'gula'],
    names: { garam: both('Garam dapur', 'Salt') },
    from: null,
  },
  text('imageAlt', 'Keterangan foto', 'Description of the photo'),
  {
    kind: 'date',
    ...common('publishDate', 'Tanggal terbit', 'Date of publication'),
    format: 'indonesian-date',
    role: 'published',
  },
  { kind: 'time', ...common('opens', 'Buka pukul', 'Opens at'), format: 'time' },
  { kind: 'number', ...common('order', 'Urutan', 'Order'), integer: true },
  { kind: 'switch', ...common('draft', 'Draf', 'Draft'), off: false, draft: DRAFT },
  { kind: 'reference', ...common('author', 'Penulis', 'Author'), collection: 'pages' },
  {
    kind: 'list',
    ...common('keywords', 'Kata kunci', 'Keywords'),
    item: text('', '', ''),
    maxItems: 5,
  },
  {
    kind: 'list',
    ...common('sources', 'Sumber', 'Sources'),
    maxItems: null,
    item: {
      kind: 'group',
      ...common('', 'Sumber', 'Source'),
      fields: [
        text('name', 'Nama', 'Name', { required: true }),
        text('href', 'Alamat', 'Address', { format: 'web-url', required: true }),
        text('note', 'Catatan', 'Note'),
      ],
    },
  },
  {
    kind: 'group',
    ...common('hero', 'Bagian atas', 'Top of the page'),
    fields: [
      text('title', 'Kalimat besar', 'Large sentence', { required: true }),
      text('lead', 'Pembuka', 'Opening', { long: true }),
    ],
  },
  {
    kind: 'list',
    ...common('sections', 'Bagian', 'Sections'),
    maxItems: null,
    item: {
      kind: 'blocks',
      ...common('', 'Bagian', 'Section'),
      by: 'type',
      kinds: [
        {
          value: 'quote',
          label: both('Kutipan', 'Quote'),
          fields: [text('words', 'Kata', 'Words', { required: true })],
        },
        {
          value: 'tip',
          label: both('Saran', 'Tip'),
          fields: [text('tip', 'Saran', 'Tip', { required: true, long: true })],
        },
      ],
    },
  },
  {
    kind: 'either',
    ...common('contact', 'Kontak', 'Contact'),
    options: [
      text('', '', ''),
      { kind: 'list', ...common('', '', ''), item: text('', '', ''), maxItems: null },
    ],
  },
  { kind: 'lines', ...common('warna', 'warna', 'warna'), unknown: true },
  text('shared', 'Bersama', 'Shared'),
];

const row = (file: string, title: string, changes: Partial<Row> = {}): Row => ({
  file,
  collection: file.split('/')[0] ?? '',
  name: file.replace(/^.*\/|\.\w+$/g, ''),
  title,
  words: '',
  date: null,
  picture: null,
  address: `/${file.replace(/\.\w+$/, '/')}`,
  language: null,
  state: 'live',
  day: null,
  errors: 0,
  unsaved: false,
  ...changes,
});

export const ROWS: readonly Row[] = [
  row('articles/01-sayur.yaml', 'Sayur bening yang hangat dan empuk'),
  row('articles/02-jalan.yaml', 'Jalan pagi', { state: 'draft', unsaved: true }),
  row(
    'articles/03-tidur.md',
    'Jam tidur yang tetap membuat badan segar sepanjang hari, juga pada musim hujan',
    {
      state: 'waits',
      day: '2026-05-05',
    },
  ),
  row('articles/04-hening.yaml', '', { state: 'unread', errors: 1 }),
  row('articles/05-lama.yaml', 'Lomba tahun lalu', { state: 'gone', day: '2026-01-02' }),
  row('pages/kontak.yaml', 'Kontak'),
  row('pages/tentang-kami.yaml', 'Tentang Kami', { errors: 2 }),
];

const finding = (pointer: string, changes: Partial<EntryFinding> = {}): EntryFinding => ({
  code: 'content/not-one-of',
  severity: 'error',
  words: {
    id: {
      label: 'kesalahan',
      message: 'Isian category berisi “Makanan Seht”, yang tidak ada dalam pilihan.',
      fieldMessage: 'Isian category berisi “Makanan Seht”, yang tidak ada dalam pilihan.',
      hint: 'Pilih salah satu.',
      fieldHint: 'Pilih salah satu.',
    },
    en: {
      label: 'error',
      message: 'The field category holds “Makanan Seht”, which is not a choice.',
      fieldMessage: 'The field category holds “Makanan Seht”, which is not a choice.',
      hint: 'Choose one.',
      fieldHint: 'Choose one.',
    },
  },
  field: pointer === '' ? null : both(pointer.slice(1)),
  pointer,
  place: { line: 3, column: 11, start: 60, end: 72 },
  inBody: false,
  suggestions: ['Makanan Sehat'],
  applicable: [true],
  ...changes,
});

const MISSING: Partial<EntryFinding> = {
  code: 'content/missing-field',
  words: {
    id: {
      label: 'kesalahan',
      message: 'Isian wajib imageUrl belum ada.',
      fieldMessage: 'Isian wajib imageUrl belum ada.',
      hint: 'Tambahkan baris `imageUrl:`. Alamat foto.',
      fieldHint: 'Alamat foto.',
    },
    en: {
      label: 'error',
      message: 'The required field imageUrl is missing.',
      fieldMessage: 'The required field imageUrl is missing.',
      hint: 'Add a line `imageUrl:`. Address of a photo.',
      fieldHint: 'Address of a photo.',
    },
  },
  suggestions: [],
  applicable: [],
};

/** Values of every kind, of which `category` is misspelled and `imageUrl` missing. */
export const VALUES: { readonly [name: string]: Json } = {
  title: 'Sayur bening yang hangat dan empuk',
  excerpt: 'Isi setengah piring dengan sayur dan buah setiap kali makan.',
  category: 'Makanan Seht',
  publishDate: '28 April 2025',
  draft: true,
  author: 'kontak',
  keywords: ['sayur', 'bening'],
  sources: [
    { name: 'Kementerian Kesehatan', href: 'https://contoh.id/' },
    { name: 'Puskesmas', href: 'https://contoh.id/2' },
  ],
  hero: { title: 'Usia senja, tubuh segar' },
  sections: [{ type: 'quote', words: 'Pelan-pelan saja.' }],
  warna: { latar: 'biru' },
  shared: 'x',
};

const TEXT = `title: Sayur bening yang hangat dan empuk
excerpt: Isi setengah piring dengan sayur dan buah setiap kali makan. Bila sakit ginjal, tanyakan dahulu kepada dokter.
category: Makanan Seht
publishDate: 28 April 2025
draft: true
`;

/** @returns an entry as the server shows it */
export const entryOf = (of: Row, changes: Partial<EditedEntry> = {}): EditedEntry => ({
  row: of,
  revision: 1,
  checked: 0,
  text: TEXT,
  mode: 'form',
  why: null,
  form: EVERY_KIND,
  values: VALUES,
  lines: { '/warna': 'warna:\n  latar: biru\n', '/shared': 'shared: *x\n' },
  locked: {
    '/shared': both('Isian ini memakai isi dari tempat lain.', 'This field uses a value from elsewhere.'),
  },
  days: { '/publishDate': '2025-04-28' },
  body: { text: '## Bahan\n\n- satu ikat bayam\n- jagung muda\n', start: TEXT.length },
  takesBody: false,
  findings: [finding('/category'), finding('/imageUrl', MISSING)],
  fixes: null,
  undo: false,
  redo: false,
  unsaved: null,
  restored: null,
  isForeign: false,
  disk: 'same',
  conflict: null,
  ...changes,
});

export const unread = (of: Row): EditedEntry =>
  entryOf(of, {
    mode: 'text',
    why: both('Berkas ini belum dapat dibaca sebagai isian.', 'This file cannot be read as fields yet.'),
    text: 'title: Teh jahe\nexcerpt: "Teh hangat\ncategory; Makanan Sehat\n',
    form: [],
    values: {},
    body: null,
    findings: [
      finding('', { place: { line: 3, column: 1, start: 37, end: 45 }, suggestions: [], applicable: [] }),
    ],
    fixes: {
      id: ['Baris 3: “category;” menjadi “category:”'],
      en: ['Line 3: “category;” becomes “category:”'],
    },
  });

export const SITE: SiteView = {
  title: 'Senja Sehat',
  lang: 'id',
  languages: ['id', 'en'],
  today: '2026-04-01',
  timeZone: 'Asia/Jakarta',
  parts: {},
  collections: [
    {
      folder: 'articles',
      noun: both('artikel', 'article'),
      nouns: both('artikel', 'articles'),
      address: null,
      templates: [],
      body: 'optional',
      pictures: true,
      drafts: true,
      choices: [
        {
          name: 'category',
          label: both('Kategori', 'Category'),
          values: { '': ['Makanan Sehat', 'Gerakan Ringan'], en: ['Food'] },
        },
      ],
    },
    {
      folder: 'pages',
      noun: both('halaman', 'page'),
      nouns: both('halaman', 'pages'),
      address: 'path',
      templates: [
        { name: 'about', about: both('Halaman tentang', 'About page') },
        { name: 'legal', about: both('Halaman aturan', 'Legal page') },
      ],
      body: 'none',
      pictures: false,
      drafts: false,
      choices: [],
    },
  ],
  entries: ROWS,
  done: [],
  checking: false,
};

/** Text that a refused change has in it. */
export const REFUSED = 'tolak';

/** The server: `asked` has every request that it has answered; `hold` makes the answers wait. */
export class FakeServer {
  readonly asked: { path: string; body: unknown }[] = [];
  readonly entries = new Map<string, EditedEntry>();
  readonly #past = new Map<string, EditedEntry[]>();
  site = SITE;
  isAway = false;
  /** Whether changes are made, but their answers are lost. */
  losesAnswers = false;
  versions: VersionsView = {
    is: 'none',
    why: null,
    items: [],
    more: 0,
    unsent: null,
    toSend: [],
    asksAuthor: false,
  };
  /** Why the next version is refused. */
  refusedVersion = '';
  /** What saving answers with, for the next time. */
  conflict: EditedEntry['conflict'] = null;
  /** The entry to show after an action. */
  shows: string | null = null;
  /** What any action would do. */
  plan: PlanView = { id: '', says: [], entries: [] };
  /** What would need a look afterwards. */
  trial: Reply<TrialView> = { is: 'done', value: { faults: [] } };
  /** What is found in the texts of entries, whatever is looked for. */
  texts: FoundTexts = { files: [], reading: false };
  excerpts: Excerpts = {};
  hold: Promise<void> = Promise.resolve();
  /** Makes the check of a plan wait. */
  holdTrial: Promise<void> = Promise.resolve();
  /** Address of the page in preview. */
  page: string | null = null;

  constructor() {
    for (const one of ROWS) this.entries.set(one.file, one.state === 'unread' ? unread(one) : entryOf(one));
  }

  readonly send: Send = async <Value>(path: string, body?: unknown) => {
    await this.hold;
    if (path === '/api/trial') await this.holdTrial;
    if (this.isAway) return { is: 'away' };
    this.asked.push({ path, body });
    const answer = this.#answer(path, body) as Reply<Value>;
    return this.losesAnswers && path === '/api/change' ? { is: 'away' } : answer;
  };

  #answer(path: string, body: unknown): Reply<unknown> {
    const { pathname, searchParams } = new URL(path, 'http://editor.invalid');
    if (pathname === '/api/site') return { is: 'done', value: this.site };
    if (pathname === '/api/pictures')
      return {
        is: 'done',
        value: {
          pictures: ['images/kebun pagi.jpg', 'images/teh.png'],
          uses: { 'images/teh.png': ['articles/02-jalan.yaml', 'pages/kontak.yaml'] },
        },
      };
    if (pathname === '/api/picture' && body === undefined)
      return { is: 'done', value: new Blob([searchParams.get('address') ?? '']) };
    if (pathname === '/api/picture')
      return body instanceof File && body.name.endsWith('.heic')
        ? refuse('Gambar ini tidak dibaca.', 'This picture is not supported.')
        : {
            is: 'done',
            value: { address: 'images/sayur.jpg', note: both('Tempatnya dihapus.', 'No place.') },
          };
    if (/^\/api\/(?:version|send)/.test(pathname))
      return this.#version(body as Requests['version'] | undefined);
    const planned = pathname === '/api/plan' ? (body as SiteAction) : null;
    const [first = ''] = planned === null ? [] : 'files' in planned ? planned.files : [planned.file];
    if (planned && planned.is !== 'save' && this.entries.get(first)?.unsaved)
      return refuse('Simpan dahulu.', 'Save first.');
    if (planned) return { is: 'done', value: this.plan };
    if (pathname === '/api/trial') return this.trial;
    if (pathname === '/api/act') return { is: 'done', value: { file: this.shows } };
    if (pathname === '/api/undo') return { is: 'done', value: { file: null } };
    if (pathname === '/api/new') return this.#new(body as Requests['new']);
    if (pathname === '/api/texts') return { is: 'done', value: this.texts };
    if (pathname === '/api/excerpts') return { is: 'done', value: this.excerpts };
    const file = searchParams.get('file') ?? (body as { file: string }).file;
    const entry = this.entries.get(file);
    if (pathname === '/api/preview') {
      const path = entry?.row.address ?? null;
      const { page: url } = this;
      return { is: 'done', value: { is: url ? 'shown' : 'none', url, path, faulty: entry?.disk === 'new' } };
    }
    if (!entry) return refuse('Berkas ini tidak ada.', 'There is no such file.');
    if (pathname === '/api/entry') return { is: 'done', value: entry };
    if ((body as { revision: number }).revision !== entry.revision)
      return refuse('Berkas ini berubah.', 'This file has changed.', 'entry');
    return this.#change(entry, body as Requests['change']);
  }

  #version(request: Requests['version'] | undefined): Reply<VersionsView> {
    const { refusedVersion } = this;
    this.refusedVersion = '';
    if (request && refusedVersion !== '') return refuse(refusedVersion, refusedVersion);
    const { items, unsent } = this.versions;
    if (request?.files) {
      const left = items.filter(({ file }) => !request.files.includes(file));
      this.versions = { ...this.versions, asksAuthor: false, items: left, unsent: (unsent ?? 0) + 1 };
    } else if (request) this.versions = { ...this.versions, unsent: 0 };
    return { is: 'done', value: this.versions };
  }

  #put(before: EditedEntry, entry: EditedEntry): Reply<EditedEntry> {
    const { keywords } = entry.values;
    const empty = (Array.isArray(keywords) ? keywords : []).flatMap((word, at) =>
      word === '' ? [finding(`/keywords/${at}`, MISSING)] : [],
    );
    const others = entry.findings.filter(
      ({ pointer }) =>
        !pointer.startsWith('/keywords') && !(pointer === '/imageUrl' && entry.values.imageUrl),
    );
    const value = { ...entry, findings: [...others, ...empty], revision: before.revision + 1 };
    this.entries.set(before.row.file, value);
    return { is: 'done', value };
  }

  #change(entry: EditedEntry, { change }: Requests['change']): Reply<EditedEntry> {
    if (JSON.stringify(change).includes(REFUSED))
      return refuse('Ini tidak dapat ditulis di sini.', 'This cannot be written here.', 'text');
    if (change.is === 'save') return this.#save(entry, change.keep);
    const past = this.#past.get(entry.row.file) ?? [];
    this.#past.set(entry.row.file, past);
    if (change.is === 'discard')
      return this.#put(entry, { ...(past[0] ?? entry), unsaved: null, restored: null, undo: true });
    if (change.is === 'undo')
      return this.#put(entry, { ...(past.pop() ?? entry), undo: past.length > 0, redo: true });
    past.push(entry);
    const done = { undo: true, unsaved: '2026-04-01T07:03:00Z' };
    if (change.is === 'suggestion') {
      const found = entry.findings[change.finding];
      const value = found?.suggestions[change.suggestion] ?? '';
      const changed = foretell(entry, { is: 'set', pointer: found?.pointer ?? '', value });
      return this.#put(entry, {
        ...changed,
        ...done,
        findings: entry.findings.filter((one) => one !== found),
      });
    }
    if (change.is === 'fixes')
      return this.#put(entry, entryOf(entry.row, { ...done, text: entry.text.replace(';', ':') }));
    const before =
      change.is === 'day'
        ? foretell(entry, { is: 'set', pointer: change.pointer, value: change.day })
        : entry;
    const said = foretell(before, change);
    return this.#put(entry, { ...said, ...done });
  }

  #save(entry: EditedEntry, keep: Keep | undefined): Reply<EditedEntry> {
    const { conflict } = this;
    this.conflict = null;
    if (conflict && !keep) return this.#put(entry, { ...entry, conflict });
    return this.#put(entry, { ...entry, conflict: null, unsaved: null, restored: null, disk: 'same' });
  }

  #new({ collection, title, body }: Requests['new']): Reply<EditedEntry> {
    const one = row(`${collection}/99-baru.${body ? 'md' : 'yaml'}`, title, {
      state: 'draft',
      unsaved: true,
    });
    const entry = entryOf(one, {
      disk: 'new',
      unsaved: '2026-04-01T07:03:00Z',
      values: { title },
      findings: [finding('/imageUrl', MISSING)],
      body: body ? { text: '', start: 20 } : null,
    });
    this.entries.set(one.file, entry);
    return { is: 'done', value: entry };
  }
}

function refuse(id: string, en: string, instead: RefusedRequest['instead'] = null): Reply<never> {
  return { is: 'refused', refused: both(id, en), instead };
}

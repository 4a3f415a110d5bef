/** What the command line says of itself in its help. */
import type { Lang } from '../diagnostics/diagnostic.ts';

export const HELP = {
  id: {
    about: 'Mengubah folder YAML dan Markdown menjadi situs statis.',
    build: 'membangun situs ke folder dist',
    check: 'memeriksa konten tanpa menulis apa pun',
    dev: 'menampilkan situs dan mengikuti setiap perubahan',
    preview: 'menampilkan folder dist di komputer ini',
    new: 'membuat berkas konten baru yang siap diisi',
    title: 'judulnya; di terminal ditanyakan bila tidak ditulis',
    markdown: 'berkas .md, dengan tempat untuk isi tulisan',
    template: 'jenis halaman',
    fix: 'perbaiki yang sudah pasti, lalu periksa',
    explain: 'menjelaskan sebuah kode masalah, dengan contoh',
    content: 'folder konten',
    out: 'folder hasil',
    format: 'bentuk laporan',
    lang: 'bahasa pesan',
    strict: 'peringatan juga dianggap kesalahan',
    cache: 'jangan pakai simpanan sementara',
    why: 'sebutkan mengapa tiap halaman dibuat ulang',
    quiet: 'hanya tampilkan masalah',
    color: 'tanpa warna',
    port: 'nomor port',
    help: 'tampilkan bantuan',
    version: 'tampilkan versi',
  },
  en: {
    about: 'Turns a folder of YAML and Markdown into a static site.',
    build: 'build the site into dist',
    check: 'check the content, write nothing',
    dev: 'show the site and follow every change',
    preview: 'serve dist on this machine',
    new: 'make a new content file, ready to fill in',
    title: 'its title; asked for at a terminal when left out',
    markdown: 'an .md file, with room for a text',
    template: 'template of the page',
    fix: 'mend what is certain, then check',
    explain: 'explain the code of a problem, with an example',
    content: 'content folder',
    out: 'output folder',
    format: 'form of the report',
    lang: 'language of the messages',
    strict: 'warnings fail too',
    cache: 'do not use the cache',
    why: 'tell why each page was made anew',
    quiet: 'print problems only',
    color: 'no colours',
    port: 'port number',
    help: 'show help',
    version: 'show the version',
  },
} as const satisfies Record<Lang, Record<string, string>>;

/** What help calls the words that commands and options take. */
export const ARGUMENTS = {
  id: {
    kind: 'jenis',
    title: 'judul',
    code: 'kode',
    folder: 'folder',
    format: 'bentuk',
    lang: 'bahasa',
    template: 'jenis',
    port: 'nomor',
  },
  en: {
    kind: 'kind',
    title: 'title',
    code: 'code',
    folder: 'folder',
    format: 'format',
    lang: 'language',
    template: 'template',
    port: 'number',
  },
} as const satisfies Record<Lang, Record<string, string>>;

/** What commander's help says in English, by its words. */
export const HELP_WORDS = {
  id: {
    'Usage:': 'Cara pakai:',
    'Arguments:': 'Argumen:',
    'Options:': 'Pilihan:',
    'Commands:': 'Perintah:',
    '[options]': '[pilihan]',
    '[command]': '[perintah]',
    choices: 'salah satu',
    default: 'bawaan',
  },
  en: { choices: 'one of', default: 'default' },
} as const satisfies Record<Lang, Record<string, string>>;

import type { CODE as ENTRIES } from '../messages/code.ts';
import type { Explanation } from './explanation.ts';

// No content leads to these: `tests/process/site-code.test.ts` has a sample of each.
export const CODE = {
  'senja/site-code': {
    id: 'Halaman dibuat oleh kode situs, di folder templates dan client. Kode itu tidak dapat disusun, atau berhenti saat dijalankan. Laporan menyebut tempatnya, dan bila sebuah halaman sedang dibuat, halaman itu serta berkas kontennya. Situs yang terakhir benar tetap tampil, dan dist tidak berubah.',
    en: "Pages are made by the site's code, in the folders templates and client. That code cannot be bundled, or has stopped while it ran. The report names the place and, where a page was being made, that page and its content file. The last valid site stays, and dist is unchanged.",
    example: null,
  },
  'code/same-address': {
    id: 'Fungsi plan di templates/site.ts memberi satu alamat kepada dua halaman atau berkas, atau alamat yang dibuat senja sendiri seperti robots.txt dan sitemap.xml. Yang kedua akan menimpa yang pertama, jadi situs tidak dibangun.',
    en: 'The function plan of templates/site.ts gives one address to two pages or files, or an address that senja makes by itself, such as robots.txt and sitemap.xml. The second would overwrite the first, so the site is not built.',
    example: null,
  },
  'code/outside-address': {
    id: 'Sebuah lembar gaya atau skrip memuat sesuatu dari situs lain, misalnya dengan @import atau url(https://…). Kebijakan keamanan setiap halaman tidak mengizinkannya, sehingga peramban tidak akan memuatnya.',
    en: 'A style sheet or a script loads something from another site, for instance with @import or url(https://…). The Content Security Policy of every page forbids that, so browsers would not load it.',
    example: null,
  },
  'model/not-json': {
    id: 'Berkas di content/models berisi JSON, dan yang ini tidak dapat dibaca sebagai JSON. Yang sering terjadi: koma sesudah isian terakhir, koma yang kurang, atau tanda kutip yang tidak ditutup.',
    en: 'The files in content/models hold JSON, and this one cannot be read as such. Common causes are a comma after the last item, a missing comma, or a quote that is not closed.',
    example: null,
  },
  'model/invalid': {
    id: 'Model ini dapat dibaca, tetapi salah satu bagiannya tidak berarti apa-apa: kata yang tidak dikenal, jenis yang tidak ada, atau rujukan ke bagian yang tidak ada. Selama begitu konten tidak dapat diperiksa.',
    en: 'The model can be read, but a part of it means nothing: a keyword that does not exist, an unknown type or format, or a reference to a part that is not there. Content cannot be checked until that is corrected.',
    example: null,
  },
  'model/missing': {
    id: 'Situs memerlukan sebuah model bernama site, dan setiap folder isi di x-collections menyebut modelnya. Model yang disebut di sini tidak ada, sehingga isi foldernya tidak dapat diperiksa.',
    en: 'A site needs content/models/site.schema.json, and each folder of entries in x-collections names its model. The model that is named here does not exist, so the entries of that folder cannot be checked.',
    example: null,
  },
  'model/unknown-list': {
    id: 'x-one-of menyebut daftar di site.yaml yang isinya boleh dipilih: nama daftarnya, garis miring, lalu isian yang dipilih, seperti categories/name. Untuk daftar teks biasa cukup nama daftarnya.',
    en: 'x-one-of names the list of site.yaml that a value is chosen from: the name of the list, a slash and the field to choose by, such as categories/name. For a list of plain texts the name of the list is enough.',
    example: null,
  },
  'model/bad-folder': {
    id: 'Setiap nama di x-collections adalah sebuah folder tepat di dalam folder konten. Nama dengan garis miring, nama yang diawali titik, dan nama yang sudah dipakai senja tidak pernah dibaca, sehingga isinya hilang tanpa kabar.',
    en: 'Each name in x-collections is a folder directly inside the content folder. A name with a slash, a name that begins with a dot, and a name that senja uses itself would never be read, so its entries would be missing without a word.',
    example: null,
  },
} as const satisfies Readonly<Record<keyof typeof ENTRIES, Explanation>>;

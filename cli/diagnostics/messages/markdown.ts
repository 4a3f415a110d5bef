import type { Entry } from './entry.ts';

/** Slips in the text below the fields. */
export const MARKDOWN = {
  'markdown/too-many-marks': {
    severity: 'error',
    id: {
      message: 'Sampai di sini teks ini sudah memuat {limit} tanda seperti * _ [ ] | < > dan titik dua.',
      hint: 'Hapus deretan tanda atau salinan yang tidak sengaja, atau bagi teksnya menjadi beberapa berkas.',
    },
    en: {
      message:
        'Up to here this text has {limit|sign|signs} such as * _ [ ] | < > and colons, the most it may have.',
      hint: 'Remove rows of signs or an accidental copy, or split the text into several files.',
    },
  },
  'markdown/heading-space': {
    severity: 'error',
    id: {
      message:
        'Judul bagian ini akan tampil sebagai tulisan biasa: spasi di sekitar tanda # tidak ada atau bukan spasi biasa.',
      hint: 'Tulis {fix}. Bila tanda # memang tulisan, awali dengan \\.',
    },
    en: {
      message:
        'This heading will show as plain text: the space around its # signs is missing or no plain one.',
      hint: 'Write {fix}. If the # is meant as text, put a \\ before it.',
    },
  },
  'markdown/list-space': {
    severity: 'warning',
    id: {
      message:
        'Daftar ini akan tampil sebagai satu alinea: spasi di sekitar tandanya tidak ada atau bukan spasi biasa.',
      hint: 'Tulis setiap butir seperti ini: {fix}',
    },
    en: {
      message: 'This list will show as one paragraph: the space around its marks is missing or no plain one.',
      hint: 'Write each item like this: {fix}',
    },
  },
  'markdown/table-rule': {
    severity: 'error',
    id: {
      message:
        'Tabel ini akan tampil sebagai tulisan biasa: baris pemisah di bawah kepalanya tidak ada atau tidak cocok.',
      hint: 'Tulis baris ini di bawah kepala tabel: {fix}. Bila tanda | memang tulisan, awali dengan \\.',
    },
    en: {
      message: 'This table will show as plain text: the line below its head is missing or does not fit.',
      hint: 'Write this line below the head: {fix}. If a | is meant as text, put a \\ before it.',
    },
  },
  'markdown/table-cells': {
    severity: 'error',
    id: {
      message:
        'Baris tabel ini punya {cells} kotak, padahal kepalanya hanya {columns}; kotak ini dan sesudahnya tidak akan tampil.',
      hint: 'Tambahkan kotak di kepala tabel, atau hapus tanda | yang berlebih. Bila tanda | memang tulisan, awali dengan \\.',
    },
    en: {
      message:
        'This row has {cells} cells but the head of the table only {columns}; from this cell on nothing will show.',
      hint: 'Add cells to the head, or remove the | that is too many. If a | is meant as text, put a \\ before it.',
    },
  },
  'markdown/unclosed-mark': {
    severity: 'warning',
    id: {
      message:
        'Tanda {mark} ini akan tampil seperti tertulis: tidak ada pasangannya, atau ada spasi di sebelah dalamnya.',
      hint: 'Tulis rapat di kedua sisi, seperti {mark}tebal{mark}. Bila memang tulisan, awali setiap tandanya dengan \\.',
    },
    en: {
      message: 'This {mark} will show as it is written: it has no other half, or a space on its inner side.',
      hint: 'Write it close on both sides, like {mark}bold{mark}. If it is meant as text, put a \\ before each sign.',
    },
  },
  'markdown/unclosed-code': {
    severity: 'warning',
    id: {
      message: 'Tanda {mark} ini akan tampil seperti tertulis, karena tidak ada pasangannya.',
      hint: 'Tambahkan {mark} di akhir bagiannya; sebagai tanda kutip, pakai " atau \'.',
    },
    en: {
      message: 'This {mark} will show as it is written, because it has no other half.',
      hint: 'Add {mark} where its part ends; for a quotation, use " or \'.',
    },
  },
  'markdown/code-in-word': {
    severity: 'warning',
    id: {
      message: 'Semua tulisan di antara dua tanda ` ini akan tampil sebagai kode.',
      hint: "Bila tandanya apostrof, tulis dengan ', misalnya Jum'at.",
    },
    en: {
      message: 'All text between these two ` signs will show as code.',
      hint: "Where an apostrophe is meant, write ', as in Jum'at.",
    },
  },
  'markdown/unclosed-fence': {
    severity: 'error',
    id: {
      message:
        'Semua tulisan sesudah {mark} ini akan tampil sebagai kode, karena tidak ada baris {mark} yang menutupnya.',
      hint: 'Tulis {mark} pada baris sendiri di akhir bagiannya, atau hapus yang ini.',
    },
    en: {
      message: 'All text after this {mark} will show as code, because no line of {mark} closes it.',
      hint: 'Write {mark} on a line of its own where the part ends, or remove this one.',
    },
  },
  'markdown/unclosed-comment': {
    severity: 'warning',
    id: {
      message: 'Catatan ini tidak ditutup, jadi semua tulisan sesudahnya tidak akan tampil.',
      hint: 'Tulis --> di akhir catatan.',
    },
    en: {
      message: 'Nothing closes this comment, so no text after it will show.',
      hint: 'Write --> where the comment ends.',
    },
  },
  'markdown/indented-text': {
    severity: 'warning',
    id: {
      message: 'Tulisan ini akan tampil sebagai kode, karena barisnya diawali Tab atau empat spasi.',
      hint: 'Hapus Tab atau spasi di awal barisnya. Bila memang kode, tulis di antara dua baris ```.',
    },
    en: {
      message: 'This text will show as code, because its lines begin with a Tab or four spaces.',
      hint: 'Remove the Tab or the spaces in front. If it is code, put it between two lines of ```.',
    },
  },
  'markdown/accidental-heading': {
    severity: 'warning',
    id: {
      message: 'Tulisan ini akan tampil sebagai judul bagian, karena tepat di bawahnya ada {mark}.',
      hint: 'Bila yang dimaksud garis, beri satu baris kosong di atasnya. Bila memang judul, tulis dengan ## di depannya dan hapus garisnya.',
    },
    en: {
      message: 'This text will show as a heading, because {mark} stands right below it.',
      hint: 'If a line is meant, leave an empty line above it. If it is a heading, put ## before it and remove the line.',
    },
  },
  'markdown/list-sign': {
    severity: 'warning',
    id: {
      message: 'Daftar ini akan tampil sebagai satu alinea: tanda {sign} tidak membuat daftar.',
      hint: 'Tulis setiap butir seperti ini: {fix}',
    },
    en: {
      message: 'This list will show as one paragraph: the sign {sign} makes no list.',
      hint: 'Write each item like this: {fix}',
    },
  },
  'markdown/pasted-table': {
    severity: 'warning',
    id: {
      message: 'Tabel ini akan tampil sebagai satu alinea: kotaknya dipisahkan dengan Tab.',
      hint: 'Pisahkan kotak dengan tanda |, dan tulis baris pemisah di bawah kepala tabel: {fix}',
    },
    en: {
      message: 'This table will show as one paragraph: its cells are set apart with tabs.',
      hint: 'Put a | between the cells, and a dividing line below the head: {fix}',
    },
  },
  'markdown/bare-address': {
    severity: 'warning',
    id: {
      message: 'Alamat {found} tidak akan dapat ditekan.',
      hint: 'Tulis {fix}',
    },
    en: {
      message: 'Nobody will be able to press the address {found}.',
      hint: 'Write {fix}',
    },
  },
  'markdown/placeholder': {
    severity: 'warning',
    id: {
      message: 'Tulisan contoh ini masih ada, dan akan tampil di situs.',
      hint: 'Ganti dengan isi yang sebenarnya, atau hapus.',
    },
    en: {
      message: 'This placeholder is still here, and would show on the site.',
      hint: 'Write the real text in its place, or remove it.',
    },
  },
  'markdown/template-syntax': {
    severity: 'warning',
    id: {
      message: 'Kode {kind} dari program lain akan tampil seperti tertulis; di berkas ini ada {count}.',
      hint: 'Hapus kodenya, atau ganti dengan tulisan, tautan, atau gambar yang dimaksud.',
    },
    en: {
      message:
        'The code {kind} of another tool will show as it is written ({count|piece|pieces} in this file).',
      hint: 'Remove it, or replace it with the text, link or picture that is meant.',
    },
  },
  'markdown/empty-link': {
    severity: 'error',
    id: {
      message: 'Tautan ini tidak punya tulisan, jadi tidak ada yang dapat ditekan atau dibacakan.',
      hint: 'Tulis tujuannya di dalam kurung siku, seperti [halaman kontak](/kontak/).',
    },
    en: {
      message: 'This link has no text, so there is nothing to press or to read aloud.',
      hint: 'Say between the square brackets where it leads, like [halaman kontak](/kontak/).',
    },
  },
  'markdown/no-address': {
    severity: 'error',
    id: {
      message: 'Tautan atau gambar ini tidak punya alamat.',
      hint: 'Tulis alamatnya di dalam kurung, seperti [halaman kontak](/kontak/) atau ![Kebun](images/kebun.jpg).',
    },
    en: {
      message: 'This link or picture has no address.',
      hint: 'Write it between the parentheses, like [halaman kontak](/kontak/) or ![Kebun](images/kebun.jpg).',
    },
  },
  'markdown/gap-in-link': {
    severity: 'warning',
    id: {
      message: 'Tautan ini akan tampil sebagai tulisan biasa: ada jarak antara ] dan (.',
      hint: 'Tulis rapat: {fix}. Bila kurungnya memang tulisan, awali dengan \\.',
    },
    en: {
      message: 'This link will show as plain text: there is a gap between ] and (.',
      hint: 'Write it without the gap: {fix}. If the bracket is meant as text, put a \\ before it.',
    },
  },
  'markdown/broken-link': {
    severity: 'error',
    id: {
      message:
        'Tautan atau gambar ini akan tampil sebagai tulisan biasa, karena tandanya tidak lengkap atau tertukar.',
      hint: 'Tulis {fix}. Bila kurungnya memang tulisan, awali dengan \\.',
    },
    en: {
      message:
        'This link or picture will show as plain text, because its signs are not complete or in the wrong order.',
      hint: 'Write {fix}. If the bracket is meant as text, put a \\ before it.',
    },
  },
  'markdown/space-in-address': {
    severity: 'error',
    id: {
      message: 'Tautan atau gambar ini akan tampil sebagai tulisan biasa: ada spasi di dalam alamatnya.',
      hint: 'Tulis {fix}. Bila kurungnya memang tulisan, awali dengan \\.',
    },
    en: {
      message: 'This link or picture will show as plain text: there is a space in its address.',
      hint: 'Write {fix}. If the bracket is meant as text, put a \\ before it.',
    },
  },
  'markdown/no-such-reference': {
    severity: 'warning',
    id: {
      message:
        'Tautan ini akan tampil sebagai tulisan biasa: tidak ada baris yang memberi alamat untuk [{name}].',
      hint: 'Tambahkan baris `[{name}]: /alamat/` di akhir tulisan, atau tulis alamatnya langsung di dalam kurung.',
    },
    en: {
      message: 'This link will show as plain text: no line gives an address for [{name}].',
      hint: 'Add a line `[{name}]: /address/` at the end, or write the address right here between parentheses.',
    },
  },
  'markdown/html': {
    severity: 'warning',
    id: {
      message: 'Kode HTML {found} akan tampil seperti tertulis.',
      hint: 'Hapus kodenya, dan pakai tanda Markdown: **tebal**, - daftar, [tautan](/kontak/). Catatan untuk penyunting ditulis di antara <!-- dan -->.',
    },
    en: {
      message: 'The HTML {found} will show as it is written.',
      hint: 'Remove it and use Markdown: **bold**, - list, [link](/kontak/). Notes for editors are written between <!-- and -->.',
    },
  },
  'markdown/not-supported': {
    severity: 'warning',
    id: {
      message:
        'Tanda {mark} akan tampil seperti tertulis: di sini tidak ada coretan, kotak centang, atau catatan kaki.',
      hint: 'Hapus tandanya. Bila memang tulisan, awali dengan \\.',
    },
    en: {
      message:
        'The mark {mark} will show as it is written: there is no strikethrough, check box or footnote here.',
      hint: 'Remove it. If it is meant as text, put a \\ before it.',
    },
  },
  'markdown/image-without-alt': {
    severity: 'warning',
    id: {
      message: 'Gambar ini tidak punya keterangan bagi orang yang tidak dapat melihatnya.',
      hint: 'Tulis apa yang tampak di dalam kurung siku, seperti ![Kebun di pagi hari](images/kebun.jpg).',
    },
    en: {
      message: 'This picture has no description for people who cannot see it.',
      hint: 'Say between the square brackets what it shows, like ![Kebun di pagi hari](images/kebun.jpg).',
    },
  },
  'markdown/empty-heading': {
    severity: 'error',
    id: {
      message: 'Judul bagian ini tidak berisi tulisan.',
      hint: 'Tulis judulnya sesudah tanda # dan spasi, atau hapus barisnya.',
    },
    en: {
      message: 'This heading has no text.',
      hint: 'Write it after the # signs and a space, or remove the line.',
    },
  },
  'markdown/nothing-visible': {
    severity: 'error',
    id: {
      message: 'Tulisan di bawah isian ini tidak menampilkan apa-apa, jadi halamannya akan kosong.',
      hint: 'Tulis isinya, atau hapus semua yang ada di bawah baris --- yang kedua.',
    },
    en: {
      message: 'The text below the fields shows nothing, so the page would be empty.',
      hint: 'Write it, or remove everything below the second --- line.',
    },
  },
} as const satisfies Record<string, Entry>;

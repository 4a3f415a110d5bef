import type { Entry } from './entry.ts';

/** Faults in how a file is written, before its fields have a meaning. */
export const YAML = {
  'yaml/syntax': {
    severity: 'error',
    id: {
      message: 'Penulisan di sini tidak dapat dibaca.',
      hint: 'Tulis satu isian setiap baris, seperti `title: Judul artikel`; beri tanda kutip bila isinya memuat tanda baca khusus.',
    },
    en: {
      message: 'What is written here cannot be read.',
      hint: 'Write one field a line, like `title: Article title`; quote the value if it holds special punctuation.',
    },
  },
  'yaml/tab': {
    severity: 'error',
    id: {
      message: 'Ada tombol Tab di awal baris; di sini hanya spasi yang boleh.',
      hint: 'Pakai spasi saja di awal baris. {advice}.',
    },
    en: {
      message: 'The line is indented with a Tab; only spaces are allowed here.',
      hint: 'Use spaces alone at the start of a line. {advice}.',
    },
  },
  'yaml/tab-inside': {
    severity: 'error',
    id: {
      message: 'Ada tombol Tab di tengah baris ini, di tempat spasi seharusnya.',
      hint: 'Ganti Tab dengan satu spasi.',
    },
    en: {
      message: 'There is a Tab in the middle of this line, where a space belongs.',
      hint: 'Replace the Tab with one space.',
    },
  },
  'yaml/duplicate-key': {
    severity: 'error',
    id: {
      message: 'Isian “{key}” ditulis dua kali.',
      hint: 'Hapus salah satunya; yang pertama ada di baris {relatedLine}.',
    },
    en: {
      message: 'The field “{key}” is written twice.',
      hint: 'Remove one of them; the first is on line {relatedLine}.',
    },
  },
  'yaml/colon-in-value': {
    severity: 'error',
    id: {
      message: 'Isian “{key}” memuat titik dua diikuti spasi, sehingga terbaca sebagai isian baru.',
      hint: 'Beri tanda kutip: {fix}',
    },
    en: {
      message: 'The value of “{key}” holds a colon and a space, so it reads as another field.',
      hint: 'Put it in quotes: {fix}',
    },
  },
  'yaml/missing-colon': {
    severity: 'error',
    id: {
      message: 'Baris ini tidak punya titik dua di antara nama isian dan isinya.',
      hint: 'Tulis seperti `title: Judul artikel`, dengan spasi sesudah titik dua.',
    },
    en: {
      message: 'This line has no colon between the field name and its value.',
      hint: 'Write it like `title: Article title`, with a space after the colon.',
    },
  },
  'yaml/continuation': {
    severity: 'error',
    id: {
      message: 'Baris ini melanjutkan isi di atasnya, tetapi dimulai dari tepi kiri.',
      hint: 'Awali baris ini dengan dua spasi lebih banyak daripada nama isiannya, atau sambung dengan baris di atasnya.',
    },
    en: {
      message: 'This line goes on with the text above, but is not indented.',
      hint: 'Start it with two more spaces than the field name has, or join it to the line above.',
    },
  },
  'yaml/missing-space': {
    severity: 'error',
    id: {
      message: 'Sesudah titik dua harus ada spasi.',
      hint: 'Tulis {fix}',
    },
    en: {
      message: 'A space is needed after the colon.',
      hint: 'Write {fix}',
    },
  },
  'yaml/unclosed-quote': {
    severity: 'error',
    id: {
      message: 'Tanda kutip yang dibuka di sini tidak ditutup.',
      hint: 'Tambahkan tanda kutip penutup {quote} di akhir isinya.',
    },
    en: {
      message: 'The quote opened here is never closed.',
      hint: 'Add the closing quote {quote} at the end of the value.',
    },
  },
  'yaml/unclosed-bracket': {
    severity: 'error',
    id: {
      message: 'Kurung {bracket} yang dibuka di sini tidak ditutup.',
      hint: 'Tambahkan {closing} di akhir; bila kurung bagian dari isi, beri tanda kutip pada seluruh isi.',
    },
    en: {
      message: 'The bracket {bracket} opened here is never closed.',
      hint: 'Add {closing} at the end; if the bracket belongs to the text, quote the whole value.',
    },
  },
  'yaml/after-quote': {
    severity: 'error',
    id: {
      message: 'Ada tulisan sesudah tanda kutip penutup.',
      hint: 'Beri tanda kutip ganda pada seluruh isi: {fix}',
    },
    en: {
      message: 'There is text after the closing quote.',
      hint: 'Put the whole value in double quotes: {fix}',
    },
  },
  'yaml/indentation': {
    severity: 'error',
    id: {
      message: 'Jarak dari tepi kiri pada baris ini tidak sama dengan baris di sekitarnya.',
      hint: 'Samakan jumlah spasi di awal baris dengan baris lain yang setingkat.',
    },
    en: {
      message: 'This line is not indented like the lines around it.',
      hint: 'Give it as many leading spaces as the other lines of its level.',
    },
  },
  'yaml/item-indent': {
    severity: 'error',
    id: {
      message:
        'Isian ini bagian dari butir di baris {relatedLine}, tetapi diawali {found} spasi, bukan {wanted}.',
      hint: 'Awali baris ini dengan {wanted} spasi, sejajar dengan nama isian pertama butir itu.',
    },
    en: {
      message:
        'This field belongs to the item on line {relatedLine}, but starts with {found|space|spaces} instead of {wanted}.',
      hint: 'Start the line with {wanted|space|spaces}, so that it lines up with the first field of the item.',
    },
  },
  'yaml/decorated-name': {
    severity: 'error',
    id: {
      message: 'Nama isian “{name}” ditulis dengan tanda lain di sekitarnya.',
      hint: 'Tulis tanpa tanda itu: {fix}',
    },
    en: {
      message: 'The field name “{name}” has other signs around it.',
      hint: 'Write it without them: {fix}',
    },
  },
  'yaml/field-is-comment': {
    severity: 'error',
    id: {
      message: 'Isian “{name}” wajib, tetapi tanda # di depannya membuat barisnya hanya catatan.',
      hint: 'Hapus tanda # di awal baris: {fix}',
    },
    en: {
      message: 'The field “{name}” is required, but the # in front makes its line a comment.',
      hint: 'Remove the # at the start of the line: {fix}',
    },
  },
  'yaml/text-below-fields': {
    severity: 'error',
    id: {
      message: 'Mulai baris ini ada tulisan di bawah isian, yang tidak dibaca di sini.',
      hint: 'Isi artikel ditulis di berkas .md: ganti akhiran nama berkas ini menjadi .md, tulis --- di baris pertama, lalu --- lagi di atas baris ini. Di berkas .md, pindahkan tulisan ke bawah --- yang kedua.',
    },
    en: {
      message: 'From this line on, there is text below the fields, which is not read here.',
      hint: 'The text of an article belongs in an .md file: rename this file so that it ends in .md, write --- on its first line, and --- again above this line. In an .md file, move the text below the second ---.',
    },
  },
  'yaml/paragraphs-in-value': {
    severity: 'warning',
    id: {
      message: 'Isian ini memuat beberapa paragraf; tulisan mulai baris ini tampaknya bukan bagian darinya.',
      hint: 'Isi artikel ditulis di berkas .md, di bawah --- yang kedua. Bila memang isian ini, tulis dalam satu paragraf.',
    },
    en: {
      message: 'This field holds several paragraphs; the text from this line on seems not to belong to it.',
      hint: 'The text of an article belongs in an .md file, below the second ---. If it does belong to the field, write one paragraph.',
    },
  },
  'yaml/missing-dash': {
    severity: 'error',
    id: {
      message: 'Baris ini sejajar dengan tanda - di atasnya, tetapi tidak diawali tanda -.',
      hint: 'Bila ini butir baru, awali dengan - dan spasi; bila bagian dari butir di atasnya, tambahkan dua spasi di awal baris.',
    },
    en: {
      message: 'This line stands below a dash without a dash of its own.',
      hint: 'If it is a new item, start it with - and a space; if it belongs to the item above, indent it by two more spaces.',
    },
  },
  'yaml/stray-item': {
    severity: 'error',
    id: {
      message: 'Butir daftar ini berada di bawah isian yang sudah punya isi.',
      hint: 'Tulis nama isian daftarnya di baris sebelum butir pertama, misalnya `sources:`, tanpa isi di belakangnya.',
    },
    en: {
      message: 'This list item stands below a field that already has a value.',
      hint: 'Put the name of the list on the line before its first item, such as `sources:`, with nothing behind it.',
    },
  },
  'yaml/dash-in-text': {
    severity: 'warning',
    id: {
      message:
        'Tanda - di awal baris ini terbaca sebagai bagian dari tulisan di atasnya, bukan butir daftar.',
      hint: 'Samakan jumlah spasi di awal baris dengan butir lain; bila memang tulisan, sambung dengan baris di atasnya.',
    },
    en: {
      message: 'The dash at the start of this line reads as part of the text above, not as a list item.',
      hint: 'Give it as many leading spaces as the other items; if it is text, join it to the line above.',
    },
  },
  'yaml/bad-escape': {
    severity: 'error',
    id: {
      message: 'Ada garis miring terbalik (\\) yang tidak dikenal di dalam tanda kutip ganda.',
      hint: 'Pakai tanda kutip tunggal, atau tulis garis miringnya dua kali.',
    },
    en: {
      message: 'There is an unknown backslash (\\) sequence inside double quotes.',
      hint: 'Use single quotes, or write the backslash twice.',
    },
  },
  'yaml/special-start': {
    severity: 'error',
    id: {
      message: 'Isi tidak boleh diawali tanda {character} tanpa tanda kutip.',
      hint: 'Beri tanda kutip pada seluruh isi: {fix}',
    },
    en: {
      message: 'A value may not start with {character} unless it is quoted.',
      hint: 'Put the whole value in quotes: {fix}',
    },
  },
  'yaml/not-fields': {
    severity: 'error',
    id: {
      message: 'Berkas ini tidak berisi isian.',
      hint: 'Tulis satu isian setiap baris, seperti `title: Judul artikel`.',
    },
    en: {
      message: 'This file does not hold fields.',
      hint: 'Write one field a line, like `title: Article title`.',
    },
  },
  'yaml/several-documents': {
    severity: 'error',
    id: {
      message: 'Berkas ini berisi lebih dari satu dokumen, dipisah oleh baris ---.',
      hint: 'Pindahkan bagian sesudah --- ke berkas tersendiri.',
    },
    en: {
      message: 'This file holds more than one document, separated by a --- line.',
      hint: 'Move what follows the --- to a file of its own.',
    },
  },
  'yaml/body-in-yaml': {
    severity: 'error',
    id: {
      message:
        'Baris --- ini memisahkan isian dari isi tulisan, tetapi isi tulisan hanya dibaca di berkas .md.',
      hint: 'Ganti akhiran nama berkas ini menjadi .md{first}. Bila tidak ada isi tulisan, hapus baris --- ini.',
    },
    en: {
      message: 'This --- line separates the fields from a text, but only .md files may hold a text.',
      hint: 'Rename the file so that it ends in .md{first}. If there is no text, remove this --- line.',
    },
  },
  'yaml/directive': {
    severity: 'error',
    id: {
      message: 'Baris yang diawali tanda % tidak dipakai di sini.',
      hint: 'Hapus baris ini; senja selalu membaca YAML 1.2.',
    },
    en: {
      message: 'Lines that start with % are not used here.',
      hint: 'Remove the line; senja always reads YAML 1.2.',
    },
  },
  'yaml/tag': {
    severity: 'error',
    id: {
      message: 'Tanda seru membuka penanda khusus {tag}, yang tidak dikenal.',
      hint: 'Beri tanda kutip bila tanda seru adalah bagian dari isi; bila tidak, hapus.',
    },
    en: {
      message: 'The exclamation mark starts a tag, {tag}, that is not known.',
      hint: 'Quote the value if the mark belongs to it; otherwise remove it.',
    },
  },
  'yaml/alias': {
    severity: 'error',
    id: {
      message: 'Tanda {character} di awal isi membuat rujukan, yang tidak dipakai di sini.',
      hint: 'Tulis isinya lengkap, atau beri tanda kutip bila tanda itu bagian dari isi.',
    },
    en: {
      message: 'A value that starts with {character} makes an anchor or alias, which is not used here.',
      hint: 'Write the value out, or quote it if the mark belongs to it.',
    },
  },
  'yaml/complex-key': {
    severity: 'error',
    id: {
      message: 'Nama isian harus satu kata biasa.',
      hint: 'Hapus tanda ? atau kurung di awal; bila itu bagian dari isi, beri tanda kutip.',
    },
    en: {
      message: 'A field name must be a plain word.',
      hint: 'Remove the ? or bracket at the start; if it belongs to a value, quote it.',
    },
  },
  'yaml/too-deep': {
    severity: 'error',
    id: {
      message: 'Isian di sini bersarang lebih dari {limit} tingkat.',
      hint: 'Periksa tanda - atau kurung yang berulang; artikel dan halaman tidak perlu sedalam itu.',
    },
    en: {
      message: 'The fields here are nested more than {limit|level|levels} deep.',
      hint: 'Look for repeated - or brackets; no article or page needs that depth.',
    },
  },
  'yaml/too-many-items': {
    severity: 'error',
    id: {
      message: 'Berkas ini berisi lebih dari {limit} isian dan butir daftar.',
      hint: 'Bagi isinya menjadi beberapa berkas.',
    },
    en: {
      message: 'This file holds more than {limit|field or list item|fields and list items}.',
      hint: 'Split it into several files.',
    },
  },
  'yaml/value-is-comment': {
    severity: 'error',
    id: {
      message: 'Isian “{name}” kosong, karena tanda # di depan membuat semuanya menjadi catatan.',
      hint: 'Beri tanda kutip: {fix}',
    },
    en: {
      message: 'The field “{name}” is empty: the # in front turns all of it into a comment.',
      hint: 'Put it in quotes: {fix}',
    },
  },
  'frontmatter/missing': {
    severity: 'error',
    id: {
      message: 'Berkas .md ini tidak diawali baris ---.',
      hint: 'Tulis --- di baris pertama, lalu isian (title, …), lalu --- lagi sebelum isi tulisan.',
    },
    en: {
      message: 'This .md file does not start with a --- line.',
      hint: 'Write --- on the first line, then the fields (title, …), then --- again before the text.',
    },
  },
  'frontmatter/unclosed': {
    severity: 'error',
    id: {
      message: 'Bagian isian yang dibuka dengan --- tidak ditutup.',
      hint: 'Tulis --- pada baris tersendiri sesudah isian terakhir.',
    },
    en: {
      message: 'The fields opened by --- are never closed.',
      hint: 'Write --- on a line of its own after the last field.',
    },
  },
  'frontmatter/fence': {
    severity: 'error',
    id: {
      message: 'Garis pembatas ini harus tepat tiga tanda hubung (---) di awal baris.',
      hint: 'Hapus spasi di depannya, dan tulis tiga tanda hubung biasa, tidak kurang dan tidak lebih.',
    },
    en: {
      message: 'This separator must be exactly three hyphens (---) at the start of the line.',
      hint: 'Remove leading spaces and write three plain hyphens, no more and no fewer.',
    },
  },
  'frontmatter/engine': {
    severity: 'error',
    id: {
      message: 'Isian dalam bahasa “{engine}” ditolak; hanya YAML yang dibaca.',
      hint: 'Tulis baris pembatas sebagai --- saja, dan isian seperti `title: Judul`.',
    },
    en: {
      message: 'Fields in “{engine}” are refused; only YAML is read.',
      hint: 'Write the separator as plain ---, and fields like `title: Title`.',
    },
  },
  'frontmatter/not-first': {
    severity: 'error',
    id: {
      message: 'Garis --- ini harus berada di baris pertama berkas.',
      hint: 'Hapus semua yang ada di atasnya, baris kosong juga.',
    },
    en: {
      message: 'This --- line must be the first line of the file.',
      hint: 'Delete everything above it, blank lines too.',
    },
  },
  'yaml/merge': {
    severity: 'error',
    id: {
      message: 'Tanda << menyalin isian dari tempat lain, dan itu tidak dipakai di sini.',
      hint: 'Hapus baris ini dan tulis isiannya lengkap.',
    },
    en: {
      message: 'The sign << copies fields from elsewhere, which is not used here.',
      hint: 'Remove the line and write the fields out.',
    },
  },
  'yaml/curly-quotes': {
    severity: 'error',
    id: {
      message: 'Tanda kutip di sini melengkung (“ ”), sehingga ikut terbaca sebagai isi.',
      hint: 'Ganti dengan tanda kutip lurus, atau hapus: {fix}',
    },
    en: {
      message: 'The quotes here are curly (“ ”), so they count as part of the text.',
      hint: 'Use straight quotes, or none: {fix}',
    },
  },
  'yaml/odd-space': {
    severity: 'error',
    id: {
      message: 'Ada spasi khusus yang tidak tampak ({character}) di tempat spasi biasa.',
      hint: 'Hapus spasi itu, lalu ketik spasi biasa.',
    },
    en: {
      message: 'An invisible special space ({character}) stands where a plain space belongs.',
      hint: 'Delete it and type a plain space.',
    },
  },
  'yaml/equals-sign': {
    severity: 'error',
    id: {
      message: 'Nama isian dan isinya dipisah tanda sama dengan, bukan titik dua.',
      hint: 'Tulis {fix}',
    },
    en: {
      message: 'The field name and its value are separated by an equals sign instead of a colon.',
      hint: 'Write {fix}',
    },
  },
  'yaml/comment-cuts-value': {
    severity: 'warning',
    id: {
      message: 'Tulisan “{lost}” dianggap catatan, sehingga isinya hanya “{kept}”.',
      hint: 'Beri tanda kutip pada seluruh isi bila # bagian darinya; bila memang catatan, pindahkan ke baris tersendiri.',
    },
    en: {
      message: 'The text “{lost}” counts as a comment, so the value is only “{kept}”.',
      hint: 'Quote the whole value if the # belongs to it; if it is a comment, move it to a line of its own.',
    },
  },
} as const satisfies Record<string, Entry>;

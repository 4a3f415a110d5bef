import type { Explanation } from './explanation.ts';

export const YAML = {
  'yaml/syntax': {
    id: 'Ada tanda di sini yang tidak cocok dengan cara menulis isian, dan penyebabnya tidak dapat ditebak. Setiap isian ditulis pada satu baris: nama, titik dua, spasi, isi. Bandingkan dengan baris lain, atau beri tanda kutip pada seluruh isi.',
    en: 'Something here does not fit the way fields are written, and the cause cannot be told. Each field is one line: name, colon, space, value. Compare it with other lines, or put the whole value in quotes.',
    example: {
      file: 'articles/09-uji.yaml',
      wrong: 'title: Judul\nsources: [Buku, Koran]]',
      right: 'title: Judul\nsources: [Buku, Koran]',
    },
  },
  'yaml/tab': {
    id: 'Jarak di awal baris harus dibuat dengan spasi. Tombol Tab tampak sama di layar, tetapi panjangnya berbeda di setiap program. Hapus Tab itu dan ketik dua spasi; di tempat yang pasti, npx senja check --fix melakukannya.',
    en: 'The space at the start of a line must be made of spaces. A Tab looks the same on screen but has another width in every program. Delete it and type two spaces; where it is certain, npx senja check --fix does that.',
    example: {
      file: 'site.yaml',
      wrong: 'imageHosts:\n\t- images.unsplash.com',
      right: 'imageHosts:\n  - images.unsplash.com',
    },
  },
  'yaml/tab-inside': {
    id: 'Di belakang tanda - atau di depan nama isian hanya boleh ada spasi. Tombol Tab tampak sama di layar, tetapi tidak dapat dibaca di tempat ini. Hapus Tab itu, lalu ketik satu spasi.',
    en: 'Behind a dash and in front of a field name only spaces may stand. A Tab looks the same on screen but cannot be read in this place. Delete it and type one space.',
    example: {
      file: 'articles/09-uji.yaml',
      wrong: 'sources:\n  -\ttitle: Buku',
      right: 'sources:\n  - title: Buku',
    },
  },
  'yaml/duplicate-key': {
    id: 'Satu nama isian hanya boleh ada satu kali di tempat yang sama. Bila ada dua, tidak jelas mana yang berlaku. Hapus salah satu, atau perbaiki namanya bila Anda bermaksud isian lain.',
    en: 'A field name may stand only once in the same place. With two of them nobody can tell which counts. Remove one, or correct its name if another field was meant.',
    example: {
      file: 'articles/09-uji.yaml',
      wrong: 'title: Judul pertama\ntitle: Judul kedua',
      right: 'title: Judul pertama',
    },
  },
  'yaml/colon-in-value': {
    id: 'Titik dua yang diikuti spasi memisahkan nama isian dari isinya. Bila tanda itu ada di dalam isi, komputer mengira ada isian baru. Apit seluruh isi dengan tanda kutip ganda.',
    en: "A colon followed by a space separates a field's name from its value. Inside a value it looks like another field. Put the whole value in double quotes.",
    example: {
      file: 'articles/09-uji.yaml',
      wrong: 'title: Makan sehat: lima cara',
      right: 'title: "Makan sehat: lima cara"',
    },
  },
  'yaml/missing-colon': {
    id: 'Setiap isian ditulis sebagai nama, titik dua, spasi, lalu isi. Di baris ini tidak ada titik dua, jadi nama dan isinya tidak dapat dibedakan. Tambahkan titik dua sesudah nama isian.',
    en: 'Each field is written as name, colon, space, value. This line has no colon, so name and value cannot be told apart. Add the colon after the field name.',
    example: {
      file: 'articles/09-uji.yaml',
      wrong: 'title Makan sehat\nexcerpt: Ringkasan.',
      right: 'title: Makan sehat\nexcerpt: Ringkasan.',
    },
  },
  'yaml/continuation': {
    id: 'Isi yang panjang boleh disambung di baris berikutnya, asalkan baris itu menjorok. Baris yang dimulai dari tepi kiri dianggap isian baru, dan isian baru perlu nama dan titik dua. Ketik dua spasi di awal baris ini, atau gabungkan dengan baris di atasnya.',
    en: 'A long value may go on in the next line if that line is indented. A line that starts at the left edge counts as a new field, which needs a name and a colon. Type two spaces in front of it, or join it to the line above.',
    example: {
      file: 'articles/09-uji.yaml',
      wrong: 'excerpt: Jalan kaki menguatkan jantung\ndan menenangkan pikiran.',
      right: 'excerpt: Jalan kaki menguatkan jantung\n  dan menenangkan pikiran.',
    },
  },
  'yaml/missing-space': {
    id: 'Sesudah titik dua harus ada satu spasi. Tanpa spasi, nama dan isi terbaca sebagai satu kata, seperti jam 10:30. Ketik spasi sesudah titik dua.',
    en: 'A space must follow the colon. Without it name and value read as one word, like a time of day. Type a space after the colon.',
    example: {
      file: 'articles/09-uji.yaml',
      wrong: 'title:Makan sehat\nexcerpt: Ringkasan.',
      right: 'title: Makan sehat\nexcerpt: Ringkasan.',
    },
  },
  'yaml/equals-sign': {
    id: 'Isian ditulis dengan titik dua, bukan dengan tanda sama dengan. Tanda = dipakai di berkas pengaturan program lain. Ganti dengan titik dua dan satu spasi.',
    en: 'Fields are written with a colon, not with an equals sign. The = belongs to the settings of other programs. Replace it with a colon and a space.',
    example: {
      file: 'articles/09-uji.yaml',
      wrong: 'title = Makan sehat\nexcerpt: Ringkasan.',
      right: 'title: Makan sehat\nexcerpt: Ringkasan.',
    },
  },
  'yaml/unclosed-quote': {
    id: 'Tanda kutip yang dibuka harus ditutup dengan tanda yang sama. Tanpa penutup, semua baris sesudahnya ikut terbaca sebagai isi. Tambahkan tanda penutup di akhir isi, atau hapus tanda pembukanya.',
    en: 'A quote that is opened must be closed by the same sign. Without it all lines after it count as part of the value. Add the closing quote at the end, or remove the opening one.',
    example: {
      file: 'articles/09-uji.yaml',
      wrong: 'title: "Makan sehat\nexcerpt: Ringkasan.',
      right: 'title: "Makan sehat"\nexcerpt: Ringkasan.',
    },
  },
  'yaml/unclosed-bracket': {
    id: 'Kurung siku atau kurung kurawal di awal isi membuka sebuah daftar, dan harus ditutup. Bila kurung itu bagian dari tulisan, seluruh isi perlu tanda kutip.',
    en: 'A square or curly bracket at the start of a value opens a list and must be closed. If the bracket belongs to the text, the whole value needs quotes.',
    example: {
      file: 'articles/09-uji.yaml',
      wrong: 'title: [Penting\nexcerpt: Ringkasan.',
      right: 'title: "[Penting]"\nexcerpt: Ringkasan.',
    },
  },
  'yaml/after-quote': {
    id: "Isi yang diawali tanda kutip berakhir pada tanda kutip berikutnya. Tulisan sesudahnya tidak punya tempat. Sering terjadi pada kata seperti Jum'at di antara tanda kutip tunggal; pakailah tanda kutip ganda.",
    en: 'A value that starts with a quote ends at the next quote of its kind. What follows has no place. It often happens with an apostrophe between single quotes; use double quotes.',
    example: {
      file: 'articles/09-uji.yaml',
      wrong: "title: 'Jum'at pagi'",
      right: 'title: "Jum\'at pagi"',
    },
  },
  'yaml/curly-quotes': {
    id: 'Pengolah kata mengganti tanda kutip lurus dengan yang melengkung. Tanda melengkung tidak melindungi isi, dan akan ikut tampil di situs. Ketik tanda kutip lurus, atau hapus saja bila tidak perlu.',
    en: 'Word processors replace straight quotes with curly ones. Curly quotes do not protect a value and would show on the site. Type straight quotes, or remove them if they are not needed.',
    example: {
      file: 'articles/09-uji.yaml',
      wrong: 'title: “Makan sehat”',
      right: 'title: "Makan sehat"',
    },
  },
  'yaml/odd-space': {
    id: 'Di sini ada spasi khusus yang tampak seperti spasi biasa, misalnya spasi tak-putus dari pengolah kata atau halaman web. Nama isian, titik dua, dan jarak di awal baris hanya boleh memakai spasi biasa. Hapus, lalu ketik spasi dengan papan ketik.',
    en: 'There is a special space here that looks like a plain one, such as the non-breaking space of word processors and web pages. Names, colons and indentation allow plain spaces only. Delete it and type a space.',
    example: {
      file: 'articles/09-uji.yaml',
      wrong: 'title:\u00a0Makan sehat\nexcerpt: Ringkasan.',
      right: 'title: Makan sehat\nexcerpt: Ringkasan.',
    },
  },
  'yaml/indentation': {
    id: 'Jumlah spasi di awal baris menunjukkan isian mana yang berada di dalam isian lain. Isian yang setingkat harus berjarak sama dari tepi kiri. Hitung spasinya dan samakan.',
    en: 'The number of leading spaces shows which fields lie inside another. Fields of one level must stand equally far from the left. Count the spaces and make them equal.',
    example: {
      file: 'site.yaml',
      wrong: 'footer:\n  description: Situs uji.\n   copyright: Situs uji.',
      right: 'footer:\n  description: Situs uji.\n  copyright: Situs uji.',
    },
  },
  'yaml/item-indent': {
    id: 'Semua isian dari satu butir daftar diawali jumlah spasi yang sama: sejajar dengan nama isian pertamanya, yaitu dua spasi lebih banyak daripada tanda -.',
    en: 'All fields of one list item start with the same number of spaces: in line with the name of its first field, which is two more than the dash has.',
    example: {
      file: 'articles/09-uji.yaml',
      wrong: 'sources:\n  - title: Buku\n     url: https://uji.example/',
      right: 'sources:\n  - title: Buku\n    url: https://uji.example/',
    },
  },
  'yaml/decorated-name': {
    id: 'Nama isian ditulis tanpa tanda lain: tanpa bintang, garis bawah, nomor, atau tanda daftar. Sesudah tanda - pada daftar harus ada spasi.',
    en: 'The name of a field is written without other signs: no stars, underscores, numbers or bullets. In a list, a space follows the dash.',
    example: {
      file: 'articles/09-uji.yaml',
      wrong: '**title:** Judul',
      right: 'title: Judul',
    },
  },
  'yaml/field-is-comment': {
    id: 'Baris yang diawali tanda # adalah catatan dan tidak dibaca. Isian yang wajib harus ditulis tanpa tanda itu.',
    en: 'A line that starts with # is a comment and is not read. A required field must be written without it.',
    example: {
      file: 'articles/09-uji.yaml',
      wrong:
        '# title: Judul\nexcerpt: Ringkasan.\ncategory: Makanan Sehat\nimageUrl: images/kebun.png\nimageAlt: Kebun',
      right:
        'title: Judul\nexcerpt: Ringkasan.\ncategory: Makanan Sehat\nimageUrl: images/kebun.png\nimageAlt: Kebun',
      whole: true,
    },
  },
  'yaml/text-below-fields': {
    id: 'Berkas .yaml hanya berisi isian. Isi artikel yang panjang ditulis di berkas .md: isian di antara dua baris ---, lalu tulisannya. Jangan menambah spasi di depan tulisannya, karena ia lalu menjadi bagian dari isian terakhir.',
    en: 'A .yaml file holds fields alone. The long text of an article belongs in an .md file: the fields between two --- lines, then the text. Do not indent the text, or it becomes part of the last field.',
    example: {
      file: 'articles/09-uji.yaml',
      wrong:
        'title: Judul\nexcerpt: Ringkasan.\ncategory: Makanan Sehat\nimageUrl: images/kebun.png\nimageAlt: Kebun\n\nTeh jahe hangat di badan.',
      right:
        'title: Judul\nexcerpt: Ringkasan.\ncategory: Makanan Sehat\nimageUrl: images/kebun.png\nimageAlt: Kebun',
      whole: true,
    },
  },
  'yaml/paragraphs-in-value': {
    id: 'Tulisan yang menjorok di bawah sebuah isian menjadi bagian dari isian itu, juga sesudah baris kosong. Isian tanpa tanda kutip dan tanpa tanda | tidak mengenal paragraf.',
    en: 'Indented text below a field becomes part of that field, also after a blank line. A field without quotes and without | has no paragraphs.',
    example: {
      file: 'articles/09-uji.yaml',
      wrong: 'author: Ani\n\n  Teh jahe hangat di badan.',
      right: 'author: Ani',
    },
  },
  'yaml/missing-dash': {
    id: 'Setiap butir daftar diawali tanda - dan spasi, dan isian lain dari butir yang sama ditulis sejajar dengan isian pertamanya, bukan sejajar dengan tanda -. Tambahkan tanda - bila ini butir baru, atau dua spasi bila ini bagian dari butir di atasnya.',
    en: 'Each item of a list starts with a dash and a space, and its other fields stand below the first one, not below the dash. Add a dash if this is a new item, or two spaces if it belongs to the item above.',
    example: {
      file: 'articles/09-uji.yaml',
      wrong: 'sources:\n  - title: Buku\n  url: https://uji.example/',
      right: 'sources:\n  - title: Buku\n    url: https://uji.example/',
    },
  },
  'yaml/stray-item': {
    id: 'Tanda - memulai butir sebuah daftar, dan daftar berada di bawah nama isian yang belum punya isi. Di sini isian di atasnya sudah terisi, sehingga butir ini tidak punya tempat. Tulis dulu nama isian daftarnya.',
    en: 'A dash starts an item of a list, and a list stands below a field name without a value of its own. Here the field above has its value already, so the item belongs nowhere. Write the name of the list first.',
    example: {
      file: 'articles/09-uji.yaml',
      wrong: 'excerpt: Ringkasan.\n- Buku',
      right: 'excerpt: Ringkasan.\nsources:\n- Buku',
    },
  },
  'yaml/dash-in-text': {
    id: 'Baris ini lebih menjorok daripada butir di atasnya, sehingga tanda - di awalnya ikut menjadi tulisan. Di situs, kedua butir tampak sebagai satu. Samakan jarak semua tanda - dari tepi kiri.',
    en: 'This line is indented more than the item above, so its dash becomes part of the text and the two items show as one. Give all dashes of the list the same distance from the left edge.',
    example: {
      file: 'articles/09-uji.yaml',
      wrong: 'sources:\n  - Buku\n   - Koran',
      right: 'sources:\n  - Buku\n  - Koran',
    },
  },
  'yaml/bad-escape': {
    id: 'Di antara tanda kutip ganda, garis miring terbalik membuka tanda khusus, seperti \\n untuk baris baru. Tanda khusus di sini tidak dikenal. Pakai tanda kutip tunggal, atau tulis garis miring terbaliknya dua kali.',
    en: 'Between double quotes a backslash starts a special sign, such as \\n for a new line. The one here is not known. Use single quotes, or write the backslash twice.',
    example: {
      file: 'articles/09-uji.yaml',
      wrong: 'title: "Folder C:\\data"',
      right: "title: 'Folder C:\\data'",
    },
  },
  'yaml/special-start': {
    id: 'Beberapa tanda punya arti khusus bila berada di awal isi: [ ] { } & * ! | > @ ` % dan tanda hubung dengan spasi. Bila tanda itu hanya bagian dari tulisan, apit seluruh isi dengan tanda kutip.',
    en: 'Some signs have a meaning of their own at the start of a value: [ ] { } & * ! | > @ ` % and a hyphen with a space. If the sign only belongs to the text, put the whole value in quotes.',
    example: {
      file: 'articles/09-uji.yaml',
      wrong: 'title: [Penting] Minum air',
      right: 'title: "[Penting] Minum air"',
    },
  },
  'yaml/not-fields': {
    id: 'Berkas konten berisi isian, yaitu nama dan isinya. Di sini hanya ada tulisan atau daftar tanpa nama isian. Tulis satu isian setiap baris.',
    en: 'A content file holds fields: names with values. Here there is only a text or a list without field names. Write one field a line.',
    example: {
      file: 'articles/09-uji.yaml',
      wrong: '- Makan\n- Tidur',
      right:
        'title: Judul\nexcerpt: Ringkasan.\ncategory: Makanan Sehat\nimageUrl: images/kebun.png\nimageAlt: Kebun',
      whole: true,
    },
  },
  'yaml/several-documents': {
    id: 'Baris --- di tengah berkas .yaml memulai dokumen baru, padahal satu berkas hanya memuat satu artikel atau halaman. Pindahkan bagian keduanya ke berkas sendiri. Bila bagian kedua adalah isi tulisan, simpan berkasnya sebagai .md.',
    en: "A --- line inside a .yaml file starts another document, but a file holds just one article or page. Move the second part to a file of its own. If the second part is the article's text, save the file as .md.",
    example: {
      file: 'articles/09-uji.yaml',
      wrong: 'title: Judul\nexcerpt: Ringkasan.\n---\ntitle: Judul lain',
      right:
        'title: Judul\nexcerpt: Ringkasan.\ncategory: Makanan Sehat\nimageUrl: images/kebun.png\nimageAlt: Kebun',
      whole: true,
    },
  },
  'yaml/body-in-yaml': {
    id: 'Berkas .yaml hanya berisi isian. Artikel atau halaman dengan isi tulisan disimpan sebagai berkas .md: baris pertama ---, lalu isian, lalu --- lagi, lalu tulisannya. Ganti akhiran nama berkas, isinya tidak perlu diketik ulang.',
    en: 'A .yaml file holds fields alone. An article or page with a text is kept in an .md file: --- on the first line, then the fields, then --- again, then the text. Rename the file; nothing need be typed again.',
    example: {
      file: 'articles/09-uji.yaml',
      rightFile: 'articles/09-uji.md',
      whole: true,
      wrong:
        '---\ntitle: Judul\nexcerpt: Ringkasan.\ncategory: Makanan Sehat\nimageUrl: https://images.unsplash.com/photo-9\n---\n\nIsi artikel.\n',
      right:
        '---\ntitle: Judul\nexcerpt: Ringkasan.\ncategory: Makanan Sehat\nimageUrl: https://images.unsplash.com/photo-9\n---\n\nIsi artikel.\n',
    },
  },
  'yaml/directive': {
    id: 'Baris yang diawali tanda % mengatur cara membaca berkas, misalnya versi YAML. senja selalu membaca dengan cara yang sama, jadi baris itu tidak diperlukan. Hapus saja.',
    en: 'A line that starts with % changes how a file is read, for instance its YAML version. senja always reads in the same way, so the line is not needed. Remove it.',
    example: {
      file: 'articles/09-uji.yaml',
      wrong: '%YAML 1.1\n---\ntitle: Judul',
      right:
        'title: Judul\nexcerpt: Ringkasan.\ncategory: Makanan Sehat\nimageUrl: images/kebun.png\nimageAlt: Kebun',
      whole: true,
    },
  },
  'yaml/tag': {
    id: 'Tanda seru di awal isi meminta komputer membaca isi itu dengan cara khusus. Di sini itu tidak dipakai. Bila tanda seru bagian dari tulisan, apit seluruh isi dengan tanda kutip.',
    en: 'An exclamation mark at the start of a value asks for a special way of reading it. That is not used here. If the mark belongs to the text, put the whole value in quotes.',
    example: {
      file: 'articles/09-uji.yaml',
      wrong: 'title: !penting Makan sehat',
      right: 'title: "!penting Makan sehat"',
    },
  },
  'yaml/alias': {
    id: 'Tanda & memberi nama pada sebuah isi, dan tanda * menyalinnya ke tempat lain. Di sini keduanya tidak dipakai, agar setiap berkas mudah dibaca. Tulis isinya lengkap, atau beri tanda kutip bila tanda itu bagian dari tulisan.',
    en: 'The sign & names a value and * copies it elsewhere. Neither is used here, so that every file is easy to read. Write the value out, or quote it if the sign belongs to the text.',
    example: {
      file: 'articles/09-uji.yaml',
      wrong: 'title: &judul Makan sehat\nexcerpt: *judul',
      right: 'title: Makan sehat\nexcerpt: Makan sehat',
    },
  },
  'yaml/merge': {
    id: 'Tanda << menyalin semua isian dari bagian lain. Di sini itu tidak dipakai, agar setiap berkas dapat dipahami sendiri. Hapus barisnya dan tulis isiannya lengkap.',
    en: 'The sign << copies all fields of another part. It is not used here, so that every file can be understood by itself. Remove the line and write the fields out.',
    example: {
      file: 'articles/09-uji.yaml',
      wrong: 'title: Judul\n<<: {}',
      right: 'title: Judul',
    },
  },
  'yaml/complex-key': {
    id: 'Nama isian harus kata biasa seperti title. Tanda ? atau kurung di awal baris membuat nama yang rumit. Hapus tanda itu, atau beri tanda kutip bila seluruh baris adalah isi.',
    en: 'A field name must be a plain word such as title. A ? or bracket at the start of a line makes a complicated name. Remove it, or quote the text if it is a value.',
    example: {
      file: 'articles/09-uji.yaml',
      wrong: '? title\n: Judul',
      right:
        'title: Judul\nexcerpt: Ringkasan.\ncategory: Makanan Sehat\nimageUrl: images/kebun.png\nimageAlt: Kebun',
      whole: true,
    },
  },
  'yaml/too-deep': {
    id: 'Isian dapat berada di dalam isian lain, tetapi tidak lebih dari 24 tingkat. Artikel dan halaman tidak pernah memerlukan sedalam itu. Biasanya ada kurung atau tanda hubung yang terketik berulang-ulang.',
    en: 'Fields may lie inside other fields, but no more than 24 levels deep. No article or page ever needs that. Usually a bracket or hyphen was typed over and over.',
    example: {
      file: 'articles/09-uji.yaml',
      wrong: 'title: [[[[[[[[[[[[[[[[[[[[[[[[[Judul]]]]]]]]]]]]]]]]]]]]]]]]]',
      right: 'title: Judul',
    },
  },
  'yaml/too-many-items': {
    id: 'Satu berkas boleh memuat 4000 isian dan butir daftar. Lebih dari itu bukan lagi artikel atau halaman, dan komputer perlu terlalu lama membacanya. Bagi menjadi beberapa berkas, atau tulis sebagai isi berkas .md.',
    en: 'A file may hold 4000 fields and list items. More than that is no article or page, and takes too long to read. Split it, or write it as the text of an .md file.',
    example: {
      file: 'articles/09-uji.yaml',
      wrong: 'sources:\n  - a',
      right: 'sources:\n  - a',
      as: 'repeated',
    },
  },
  'yaml/comment-cuts-value': {
    id: 'Spasi yang diikuti tanda # memulai catatan, dan catatan tidak tampil di situs. Mungkin tulisan Anda terpotong tanpa disengaja. Apit seluruh isi dengan tanda kutip; bila itu memang catatan, tulis pada baris tersendiri.',
    en: 'A space followed by # starts a comment, and comments do not show on the site. Your text may have been cut by accident. Put the whole value in quotes; if it is a comment, write it on a line of its own.',
    example: {
      file: 'articles/09-uji.yaml',
      wrong: 'title: Resep #1 untuk lansia',
      right: 'title: "Resep #1 untuk lansia"',
    },
  },
  'yaml/value-is-comment': {
    id: 'Tanda # sesudah spasi memulai catatan, dan catatan tidak tampil di situs. Di sini tanda itu berada di depan isi, sehingga tidak ada isi yang tersisa. Apit seluruh isi dengan tanda kutip.',
    en: 'A # after a space starts a comment, and comments do not show on the site. Here it stands in front of the value, so nothing is left. Put the whole value in quotes.',
    example: {
      file: 'articles/09-uji.yaml',
      wrong: 'title: #1 dari lima cara sehat',
      right: 'title: "#1 dari lima cara sehat"',
    },
  },
  'frontmatter/missing': {
    id: 'Berkas .md dimulai dengan isian di antara dua baris ---, lalu isi tulisannya. Di sini baris pembuka --- tidak ada, sehingga judul dan kategori tidak diketahui. Tambahkan --- di baris pertama dan --- sesudah isian terakhir.',
    en: 'An .md file starts with fields between two --- lines, then comes the text. The opening --- is missing here, so title and category are unknown. Add --- as the first line and --- after the last field.',
    example: {
      file: 'articles/09-uji.md',
      wrong: 'title: Judul\ncategory: Makanan Sehat\n\nIsi artikel.',
      right:
        '---\ntitle: Judul\nexcerpt: Ringkasan.\ncategory: Makanan Sehat\nimageUrl: images/kebun.png\nimageAlt: Kebun\n---\n\nIsi artikel.',
      whole: true,
    },
  },
  'frontmatter/not-first': {
    id: 'Isian berkas .md hanya dikenal bila baris --- adalah baris pertama. Baris kosong atau judul di atasnya membuat isian terbaca sebagai tulisan. Hapus semua yang ada di atas baris --- itu.',
    en: 'The fields of an .md file are only recognised when --- is the very first line. A blank line or a heading above turns them into text. Delete everything above that --- line.',
    example: {
      file: 'articles/09-uji.md',
      wrong: '\n---\ntitle: Judul\n---\n\nIsi artikel.',
      right:
        '---\ntitle: Judul\nexcerpt: Ringkasan.\ncategory: Makanan Sehat\nimageUrl: images/kebun.png\nimageAlt: Kebun\n---\n\nIsi artikel.',
      whole: true,
    },
  },
  'frontmatter/unclosed': {
    id: 'Isian dibuka dengan baris --- dan harus ditutup dengan baris --- lagi, sebelum isi tulisan. Tanpa penutup, tidak jelas di mana isian berakhir. Tambahkan baris --- sesudah isian terakhir.',
    en: 'The fields open with a --- line and must close with another one before the text. Without it nobody can tell where the fields end. Add a --- line after the last field.',
    example: {
      file: 'articles/09-uji.md',
      wrong: '---\ntitle: Judul\nexcerpt: Ringkasan.\n\nIsi artikel.',
      right:
        '---\ntitle: Judul\nexcerpt: Ringkasan.\ncategory: Makanan Sehat\nimageUrl: images/kebun.png\nimageAlt: Kebun\n---\n\nIsi artikel.',
      whole: true,
    },
  },
  'frontmatter/fence': {
    id: 'Garis pembatas terdiri atas tepat tiga tanda hubung tanpa spasi di depannya. Pengolah kata kadang menggantinya dengan satu garis panjang. Ketik ulang tiga tanda hubung di awal baris.',
    en: 'The separator is exactly three hyphens with no space in front. Word processors sometimes turn them into one long dash. Type three hyphens again at the start of the line.',
    example: {
      file: 'articles/09-uji.md',
      wrong: '----\ntitle: Judul\n----\n\nIsi artikel.',
      right:
        '---\ntitle: Judul\nexcerpt: Ringkasan.\ncategory: Makanan Sehat\nimageUrl: images/kebun.png\nimageAlt: Kebun\n---\n\nIsi artikel.',
      whole: true,
    },
  },
  'frontmatter/engine': {
    id: 'Isian hanya dibaca sebagai YAML. Bahasa lain ditolak: TOML dan JSON karena satu cara sudah cukup, JavaScript karena dapat menjalankan program di komputer Anda. Tulis pembatas sebagai --- saja dan isian sebagai nama, titik dua, isi.',
    en: 'Fields are read as YAML only. Other languages are refused: TOML and JSON because one way is enough, JavaScript because it could run programs on your computer. Write plain --- separators and fields as name, colon, value.',
    example: {
      file: 'articles/09-uji.md',
      wrong: '+++\ntitle = "Judul"\n+++\n\nIsi artikel.',
      right:
        '---\ntitle: Judul\nexcerpt: Ringkasan.\ncategory: Makanan Sehat\nimageUrl: images/kebun.png\nimageAlt: Kebun\n---\n\nIsi artikel.',
      whole: true,
    },
  },
} as const satisfies Record<string, Explanation>;

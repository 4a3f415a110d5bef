import type { Explanation } from './explanation.ts';

export const CONTENT = {
  'content/missing-field': {
    id: 'Isian ini wajib ada, karena halaman tidak dapat ditampilkan tanpanya. Tambahkan satu baris dengan nama isian, titik dua, spasi, dan isinya. Panduan di content/README.md memuat semua isian.',
    en: 'This field is required: the page cannot be shown without it. Add a line with its name, a colon, a space and the value. The guide content/README.md lists all fields.',
    example: {
      file: 'articles/09-uji.yaml',
      wrong: 'title: Judul\nexcerpt: Ringkasan.\nimageUrl: images/kebun.png\nimageAlt: Kebun',
      right:
        'title: Judul\nexcerpt: Ringkasan.\nimageUrl: images/kebun.png\nimageAlt: Kebun\ncategory: Makanan Sehat',
      whole: true,
    },
  },
  'content/unknown-field': {
    id: 'Nama isian ini tidak ada dalam daftar. Biasanya salah ketik, memakai huruf besar, atau diterjemahkan; nama isian selalu dalam bahasa Inggris. Isian yang tidak dikenal ditolak, agar isinya tidak hilang tanpa diketahui.',
    en: 'No field has this name. Usually it is misspelt, capitalised or translated; field names are always in English. Unknown fields are refused so that their content is not lost unnoticed.',
    example: {
      file: 'articles/09-uji.yaml',
      wrong: 'title: Judul\npenulis: Laras',
      right: 'title: Judul\nauthor: Laras',
    },
  },
  'content/empty': {
    id: 'Isian ini ada, tetapi tidak berisi apa-apa. Isian wajib harus diisi; isian lain lebih baik dihapus daripada dibiarkan kosong.',
    en: 'The field is there but holds nothing. A required field must be filled in; any other is better removed than left empty.',
    example: {
      file: 'articles/09-uji.yaml',
      wrong: 'title: ""',
      right: 'title: Makan sehat',
    },
  },
  'content/expected-text': {
    id: 'Isian ini berisi satu tulisan, tetapi di sini ditulis sebagai daftar atau kumpulan isian. Kurung siku di awal isi, atau baris menjorok di bawahnya, membuatnya begitu. Tulis isinya pada satu baris, dengan tanda kutip bila perlu.',
    en: 'This field holds one text, but here it is a list or a group of fields. Square brackets at its start, or indented lines below it, make it so. Write the value on one line, in quotes if needed.',
    example: {
      file: 'articles/09-uji.yaml',
      wrong: 'title: [Makan, Tidur]',
      right: 'title: Makan dan tidur',
    },
  },
  'content/expected-list': {
    id: 'Isian ini berisi daftar: setiap butir pada baris sendiri, diawali dua spasi, tanda hubung, dan spasi. Daftar dengan satu butir pun ditulis begitu.',
    en: 'This field holds a list: each item on a line of its own that starts with two spaces, a hyphen and a space. Even a list of one item is written so.',
    example: {
      file: 'articles/09-uji.yaml',
      wrong: 'sources: Kemenkes',
      right: 'sources:\n  - Kemenkes',
    },
  },
  'content/expected-fields': {
    id: 'Isian ini tidak berisi tulisan, tetapi isian lain di bawahnya, masing-masing menjorok dua spasi. Lihat bagian yang sama di situs contoh.',
    en: 'This field holds no text but further fields below it, each indented by two spaces. Look at the same part of the sample site.',
    example: {
      file: 'site.yaml',
      wrong: 'footer: Situs uji',
      right: 'footer:\n  description: Situs uji.\n  copyright: Situs uji.',
    },
  },
  'content/expected-yes-no': {
    id: 'Isian ini hanya mengenal dua isi: true (ya) dan false (tidak), tanpa tanda kutip. Kata seperti yes, ya, atau on dianggap tulisan biasa, jadi artinya tidak pasti.',
    en: 'This field knows two values only: true and false, without quotes. Words such as yes or on count as plain text, so their meaning is not certain.',
    example: {
      file: 'articles/09-uji.yaml',
      wrong: 'draft: no',
      right: 'draft: false',
    },
  },
  'content/number-not-text': {
    id: 'Isi yang hanya terdiri atas angka dibaca sebagai bilangan, padahal isian ini harus tulisan. Angka dapat berubah bentuk sebagai bilangan, misalnya 1e3 menjadi 1000. Apit dengan tanda kutip agar tetap seperti yang Anda ketik.',
    en: 'A value of digits alone is read as a number, but this field must be text. Numbers may change their shape, 1e3 becomes 1000. Put it in quotes so that it stays as you typed it.',
    example: {
      file: 'articles/09-uji.yaml',
      wrong: 'title: 2025',
      right: 'title: "2025"',
    },
  },
  'content/leading-zero': {
    id: 'Isi yang hanya terdiri atas angka dibaca sebagai bilangan, dan bilangan tidak menyimpan nol di depan: 021 menjadi 21. Apit dengan tanda kutip agar nolnya tetap ada.',
    en: 'A value of digits alone is read as a number, and numbers keep no leading zeros: 021 becomes 21. Put it in quotes to keep the zero.',
    example: {
      file: 'pages/kontak.yaml',
      wrong: 'phone: 02155501234',
      right: 'phone: "02155501234"',
    },
  },
  'content/true-false-not-text': {
    id: 'Kata true dan false tanpa tanda kutip berarti ya dan tidak, bukan tulisan. Apit dengan tanda kutip bila memang kata itu yang harus tampil.',
    en: 'The words true and false without quotes mean yes and no, they are not text. Put them in quotes if the word itself should show.',
    example: {
      file: 'articles/09-uji.yaml',
      wrong: 'title: true',
      right: 'title: "true"',
    },
  },
  'content/not-one-of': {
    id: 'Isian ini hanya boleh berisi salah satu pilihan yang ditentukan, dengan huruf besar dan kecil yang sama. Kategori diambil dari site.yaml. Perbaiki ejaannya, atau tambahkan kategori baru di site.yaml.',
    en: 'This field only takes one of the given choices, in the same upper and lower case. Categories come from site.yaml. Correct the spelling, or add a new category to site.yaml.',
    example: {
      file: 'articles/09-uji.yaml',
      wrong: 'category: Makanan Seht',
      right: 'category: Makanan Sehat',
    },
  },
  'content/choice-gone': {
    id: 'Kategori atau situs foto ini masih ada di site.yaml saat situs terakhir dibuat, lalu diganti namanya atau dihapus. Artikel yang memakainya perlu ikut diubah: tulis nama yang baru pada setiap artikel itu, atau kembalikan nama yang lama di site.yaml.',
    en: 'This category or photo host was still in site.yaml when the site was last built, and has been renamed or removed since. The articles that use it have to follow: write the new name in each of them, or put the old one back into site.yaml.',
    example: {
      file: 'site.yaml',
      wrong:
        'categories:\n  - name: Menu Sehat\n    anchor: makanan\n    description: Makanan rumah yang sederhana.\n  - name: Gerakan Ringan\n    anchor: gerakan\n    description: Gerak yang aman di rumah.',
      right:
        'categories:\n  - name: Makanan Sehat\n    anchor: makanan\n    description: Makanan rumah yang sederhana.\n  - name: Gerakan Ringan\n    anchor: gerakan\n    description: Gerak yang aman di rumah.',
      afterBuild: true,
    },
  },
  'content/too-long': {
    id: 'Setiap isian punya panjang terbesar, agar tampilan tetap rapi dan mudah dibaca. Singkatkan isinya; rincian dapat ditulis di isi artikel.',
    en: "Every field has a greatest length, so that pages stay tidy and readable. Shorten the value; details can go into the article's text.",
    example: {
      file: 'pages/404.yaml',
      wrong: 'heading: Halaman yang Anda cari tidak ada',
      right: 'heading: "404"',
    },
  },
  'content/too-few': {
    id: 'Daftar ini perlu lebih banyak butir agar halaman dapat ditampilkan. Tambahkan butir pada baris sendiri, diawali tanda hubung dan spasi.',
    en: 'This list needs more items for the page to be shown. Add items on lines of their own that start with a hyphen and a space.',
    example: {
      file: 'site.yaml',
      wrong: 'navigation: []',
      right: 'navigation:\n  - name: Kontak\n    href: /kontak/',
    },
  },
  'content/too-many': {
    id: 'Daftar ini punya jumlah butir terbesar, agar halaman tidak penuh sesak. Hapus butir yang kurang penting.',
    en: 'This list has a greatest number of items, so that the page does not get crowded. Remove the less important ones.',
    example: {
      file: 'pages/beranda.yaml',
      wrong:
        'hero:\n  title: Selamat datang\n  lead: Pembuka.\n  actions:\n    - { name: Satu, href: / }\n    - { name: Dua, href: / }\n    - { name: Tiga, href: / }\n    - { name: Empat, href: / }',
      right:
        'hero:\n  title: Selamat datang\n  lead: Pembuka.\n  actions:\n    - { name: Satu, href: / }\n    - { name: Dua, href: / }',
    },
  },
  'content/invalid': {
    id: 'Isian ini melanggar aturan yang belum punya penjelasan sendiri. Nama aturannya ada di dalam pesan. Bandingkan dengan berkas lain yang sejenis.',
    en: 'The field breaks a rule that has no explanation of its own yet. The message names the rule. Compare it with another file of its kind.',
    example: null,
  },
  'content/control-character': {
    id: 'Di antara tanda kutip ganda, garis miring terbalik dapat menulis tanda yang tidak tampak, misalnya \\e atau \\u202E. Tanda seperti itu dapat mengacaukan halaman. Hapus bagian itu.',
    en: 'Between double quotes a backslash can write invisible characters, such as \\e or \\u202E. They can upset the page. Remove that part.',
    example: {
      file: 'articles/09-uji.yaml',
      wrong: 'title: "Makan \\e sehat"',
      right: 'title: "Makan sehat"',
    },
  },
  'content/lone-surrogate': {
    id: 'Sebagian tanda, misalnya gambar kecil 🌅, disimpan sebagai dua bagian. Di antara tanda kutip ganda, \\uD83C menulis satu bagian saja, dan tidak ada peramban yang dapat menampilkannya. Ketik tandanya langsung.',
    en: 'Some characters, such as the little picture 🌅, are stored in two parts. Between double quotes, \\uD83C writes one of them alone, which no browser can show. Type the character itself.',
    example: {
      file: 'articles/09-uji.yaml',
      wrong: 'title: "Senja \\uD83C"',
      right: 'title: "Senja 🌅"',
    },
  },
  'content/invisible-text': {
    id: 'Isian ini tidak kosong, tetapi semua tandanya tidak tampak, misalnya spasi selebar nol. Pembaca melihat tempat kosong, dan pembaca layar diam. Biasanya ikut tersalin dari program lain.',
    en: 'The field is not empty, but none of its characters shows, such as spaces of no width. Readers see a blank, and a screen reader says nothing. They usually come along when copying.',
    example: {
      file: 'articles/09-uji.yaml',
      wrong: 'title: "\\u200B"',
      right: 'title: Makan sehat',
    },
  },
  'content/html-in-text': {
    id: 'Isian menampilkan setiap tanda seperti yang diketik, jadi <b> dan &nbsp; terbaca sebagai tanda, bukan sebagai huruf tebal atau spasi. Kode seperti itu biasanya ikut tersalin dari situs lain.',
    en: 'Fields show every sign as it is typed, so <b> and &nbsp; are read as signs, not as bold letters or a space. Such code usually comes along when copying from another site.',
    example: {
      file: 'articles/09-uji.yaml',
      wrong: 'excerpt: Minum <b>air</b> putih.',
      right: 'excerpt: Minum air putih.',
    },
  },
  'content/markdown-in-text': {
    id: 'Tanda Markdown seperti **tebal** dan [tautan](/kontak/) hanya berlaku di isi tulisan, yaitu di bawah isian berkas .md. Di dalam isian, bintang dan kurungnya ikut tampil.',
    en: 'Marks of Markdown such as **bold** and [links](/kontak/) work only in the text below the fields of an .md file. Inside a field their stars and brackets show.',
    example: {
      file: 'articles/09-uji.yaml',
      wrong: 'excerpt: Minum **air** putih.',
      right: 'excerpt: Minum air putih.',
    },
  },
  'content/field-in-text': {
    id: 'Satu baris di dalam isian ini diawali nama isian lain dan titik dua. Karena menjorok, atau karena tanpa spasi sesudah titik dua, baris itu dibaca sebagai lanjutan tulisan dan ikut tampil di halaman.',
    en: 'A line inside this field starts with the name of another field and a colon. Because it is indented, or has no space after the colon, it is read as a part of the text and shows on the page.',
    example: {
      file: 'articles/09-uji.yaml',
      wrong: 'excerpt: Ringkasan.\n  author:Laras',
      right: 'excerpt: Ringkasan.\nauthor: Laras',
    },
  },
  'content/unlikely-year': {
    id: 'Tahun ini tidak mungkin untuk sebuah artikel: terlalu lama lalu, atau terlalu jauh di depan. Biasanya dua angka tertukar, misalnya 2205 untuk 2025.',
    en: 'No article can be of this year: it is too long ago, or too far ahead. Usually two digits are swapped, such as 2205 for 2025.',
    example: {
      file: 'articles/09-uji.yaml',
      wrong: 'publishDate: 20 April 2205',
      right: 'publishDate: 20 April 2025',
    },
  },
  'content/updated-before-published': {
    id: 'Halaman artikel menampilkan kedua tanggal, dan pembaca akan heran bila artikel diperbarui sebelum terbit. Periksa kedua tanggalnya. Bila `publishDate` tidak ditulis, tanggal bawaannya yang tampil.',
    en: 'The page shows both dates, and readers will wonder how an article was updated before it was published. Check both. Where `publishDate` is left out, its default shows.',
    example: {
      file: 'articles/09-uji.yaml',
      wrong: 'publishDate: 20 April 2025\nupdated: 2 April 2025',
      right: 'publishDate: 20 April 2025\nupdated: 2 Mei 2025',
    },
  },
  'content/expires-before-published': {
    id: 'Artikel tampil dari hari publishDate sampai sehari sebelum expires. Bila expires sama dengan publishDate atau lebih awal, tidak ada hari untuk menampilkannya. Bila `publishDate` tidak ditulis, tanggal bawaannya yang dihitung.',
    en: 'An article is shown from the day of publishDate until the day before expires. When expires is the same day or an earlier one, there is no day to show it. Where `publishDate` is left out, its default counts.',
    example: {
      file: 'articles/09-uji.yaml',
      wrong: 'publishDate: 20 April 2025\nexpires: 2 April 2025',
      right: 'publishDate: 20 April 2025\nexpires: 2 April 2026',
    },
  },
  'content/bad-time-zone': {
    id: 'Zona waktu menentukan kapan hari berganti, jadi kapan artikel terbit dan ditarik. Namanya seperti di daftar IANA. Untuk Indonesia: Asia/Jakarta (WIB), Asia/Makassar (WITA), Asia/Jayapura (WIT).',
    en: 'The time zone says when a new day begins, and so when articles are published and taken down. Its name is that of the IANA list: Asia/Jakarta, Asia/Makassar or Asia/Jayapura in Indonesia.',
    example: { file: 'site.yaml', wrong: 'timeZone: WITA', right: 'timeZone: Asia/Makassar' },
  },
  'content/bad-date': {
    id: 'Tanggal ditulis sebagai angka tanggal, nama bulan, dan tahun, dipisah satu spasi. Nama hari, nol di depan, dan tanda baca tidak dipakai.',
    en: 'A date is written as day, Indonesian month name and year, one space apart. No weekday, no leading zero, no punctuation.',
    example: {
      file: 'articles/09-uji.yaml',
      wrong: 'publishDate: Senin, 20 April 2025',
      right: 'publishDate: 20 April 2025',
    },
  },
  'content/date-in-digits': {
    id: 'Tanggal yang ditulis dengan angka saja mudah disalahartikan: 04/05/2025 dapat berarti 4 Mei atau 5 April. Karena itu bulan selalu ditulis dengan namanya.',
    en: 'A date in digits alone is easily misread: 04/05/2025 may be 4 May or April 5. The month is therefore always written as a name.',
    example: {
      file: 'articles/09-uji.yaml',
      wrong: 'publishDate: 2025-04-20',
      right: 'publishDate: 20 April 2025',
    },
  },
  'content/english-month': {
    id: 'Situs ini berbahasa Indonesia, jadi nama bulan pun begitu: May menjadi Mei, August menjadi Agustus, October menjadi Oktober, December menjadi Desember.',
    en: 'The site is in Indonesian, and so are its month names: May is Mei, August is Agustus, October is Oktober, December is Desember.',
    example: {
      file: 'articles/09-uji.yaml',
      wrong: 'publishDate: 20 May 2025',
      right: 'publishDate: 20 Mei 2025',
    },
  },
  'content/bad-month': {
    id: 'Nama bulan ditulis lengkap dengan huruf besar di depan: Januari sampai Desember. Singkatan dan huruf kecil tidak dikenal.',
    en: 'Month names are written in full with a capital letter, Januari to Desember. Abbreviations and lower case are not recognised.',
    example: {
      file: 'articles/09-uji.yaml',
      wrong: 'publishDate: 20 Febuari 2025',
      right: 'publishDate: 20 Februari 2025',
    },
  },
  'content/no-such-date': {
    id: 'Tanggal ini tidak ada di kalender. April, Juni, September, dan November punya 30 hari; Februari punya 28 hari, dan 29 hari hanya pada tahun kabisat.',
    en: 'This day is not in the calendar. April, June, September and November have 30 days; February has 28, and 29 only in leap years.',
    example: {
      file: 'articles/09-uji.yaml',
      wrong: 'publishDate: 31 Februari 2025',
      right: 'publishDate: 28 Februari 2025',
    },
  },
  'content/bad-read-time': {
    id: 'Lama membaca ditulis sebagai angka, satu spasi, lalu kata menit. Bentuk yang sama di semua artikel lebih mudah dibaca.',
    en: 'The reading time is a number, one space, and the word menit. The same form in all articles is easier to read.',
    example: {
      file: 'articles/09-uji.yaml',
      wrong: 'readTime: 7 min',
      right: 'readTime: 7 menit',
    },
  },
  'content/bad-url': {
    id: 'Alamat ini memuat sesuatu yang tidak boleh ada di dalam alamat, misalnya spasi, nama pengguna, atau nomor port. Salin alamatnya dari peramban, dari https:// sampai akhir.',
    en: 'The address holds something that addresses may not hold, such as a space, a user name or a port number. Copy it from the browser, from https:// to its end.',
    example: {
      file: 'articles/09-uji.yaml',
      wrong: 'imageUrl: https://images.unsplash.com/foto kebun',
      right: 'imageUrl: https://images.unsplash.com/foto-kebun',
    },
  },
  'content/not-https': {
    id: 'Hanya alamat https:// yang dipakai, karena sambungannya terkunci dan tidak dapat diubah orang lain di tengah jalan. Hampir semua situs punya alamat https:// yang sama.',
    en: 'Only https:// addresses are used, because their connection is locked and cannot be changed on the way. Nearly every site has the same address with https://.',
    example: {
      file: 'articles/09-uji.yaml',
      wrong: 'imageUrl: http://images.unsplash.com/photo-1',
      right: 'imageUrl: https://images.unsplash.com/photo-1',
    },
  },
  'content/host-not-allowed': {
    id: 'Foto hanya boleh berasal dari situs yang tertulis di site.yaml pada imageHosts. Pakai foto dari situs itu, simpan fotonya di folder images/, atau tambahkan situsnya ke imageHosts bila dipercaya.',
    en: 'Photos may only come from the hosts listed in site.yaml under imageHosts. Use a photo from there, save it in the images/ folder, or add its host if you trust it.',
    example: {
      file: 'articles/09-uji.yaml',
      wrong: 'imageUrl: https://gambar.example/kebun.jpg',
      right: 'imageUrl: https://images.unsplash.com/photo-1',
    },
  },
  'content/bad-image-path': {
    id: 'Foto ditulis sebagai alamat https:// atau sebagai berkas di folder images/. Jenis yang dikenal: jpg, png, webp, avif, gif. Namanya boleh memuat spasi, tanda baca, dan emoji, seperti yang diberikan ponsel. Jalur yang keluar dari folder itu ditolak.',
    en: 'A photo is an https:// address or a file in the images/ folder. Known kinds: jpg, png, webp, avif, gif. Its name may hold spaces, punctuation and emoji, as phones give them. Paths that lead out of that folder are refused.',
    example: {
      file: 'articles/09-uji.yaml',
      wrong: 'imageUrl: foto/kebun.png',
      right: 'imageUrl: images/kebun.png\nimageAlt: Kebun',
    },
  },
  'content/image-missing': {
    id: 'Berkas gambar dengan nama ini tidak ada di folder images/. Huruf besar dan kecil dibedakan: Kebun.png berbeda dari kebun.png. Periksa namanya, atau taruh berkasnya di sana.',
    en: 'There is no picture of this name in the images/ folder. Upper and lower case count: Kebun.png is not kebun.png. Check the name, or put the file there.',
    example: {
      file: 'articles/09-uji.yaml',
      wrong: 'imageUrl: images/kebn.png',
      right: 'imageUrl: images/kebun.png\nimageAlt: Kebun',
    },
  },
  'content/image-folder': {
    id: 'Di tempat ini ada folder yang namanya seperti nama gambar, misalnya setelah berkas ZIP dibuka. Gambarnya sendiri mungkin ada di dalam folder itu.',
    en: 'There is a folder here whose name looks like the name of a picture, as some programs leave one when they unpack a ZIP file. The picture itself may be inside that folder.',
    example: {
      file: 'articles/09-uji.yaml',
      wrong: 'imageUrl: images/pagi.png',
      right: 'imageUrl: images/kebun.png\nimageAlt: Kebun',
      beside: { 'images/pagi.png/kebun.png': 'gambar' },
    },
  },
  'content/image-unreadable': {
    id: 'Berkasnya ada, tetapi isinya bukan gambar yang dikenal. Mungkin rusak saat disalin, atau hanya namanya yang diganti. Buka dengan program gambar, lalu simpan ulang.',
    en: 'The file is there, but it holds no picture that is known. It may be damaged, or only its name was changed. Open it in a picture program and save it again.',
    example: {
      file: 'articles/09-uji.yaml',
      wrong: 'imageUrl: images/rusak.png',
      right: 'imageUrl: images/kebun.png\nimageAlt: Kebun',
      as: 'broken-picture',
    },
  },
  'content/image-too-large': {
    id: 'Gambar paling besar 20 MB dan 100 juta piksel (100 megapiksel). Lebih dari itu tidak dibuka, agar satu berkas tidak menghabiskan memori komputer.',
    en: 'A picture may have 20 MB and 100 million pixels (100 megapixels) at most. What is larger is not opened, so that one file cannot use up the memory of the computer.',
    example: {
      file: 'articles/09-uji.yaml',
      wrong: 'imageUrl: images/lain.png',
      right: 'imageUrl: images/kebun.png\nimageAlt: Kebun',
      as: 'huge-picture',
    },
  },
  'content/image-animated': {
    id: 'Gambar yang bergerak berat di ponsel dan mengganggu orang yang sedang membaca, jadi hanya gambar diam yang dipakai. Ambil satu gambar diam darinya.',
    en: 'Moving pictures are heavy on phones and disturb who is reading, so only still ones are used. Take a single still of it.',
    example: {
      file: 'articles/09-uji.yaml',
      wrong: 'imageUrl: images/lain.png',
      right: 'imageUrl: images/kebun.png\nimageAlt: Kebun',
      as: 'moving-picture',
    },
  },
  'content/image-kind': {
    id: 'Yang dibaca: JPEG, PNG, WebP, AVIF, dan GIF yang tidak bergerak. HEIC dari iPhone tidak dapat dibaca di setiap komputer, SVG dapat memuat program, dan PDF adalah dokumen, jadi semuanya ditolak. Buka gambarnya dengan program gambar, lalu simpan sebagai jpg atau png.',
    en: 'JPEG, PNG, WebP, AVIF and still GIF are read. HEIC from iPhones cannot be read on every computer, SVG can hold programs, and a PDF is a document, so all are refused. Open the picture in a picture program and save it as jpg or png.',
    example: {
      file: 'articles/09-uji.yaml',
      wrong: 'imageUrl: images/kebun.heic',
      right: 'imageUrl: images/kebun.png\nimageAlt: Kebun',
    },
  },
  'content/image-ending': {
    id: 'Akhiran nama gambar mengatakan jenisnya: .jpg, .png, .webp, .avif, atau .gif. Gambarnya tetap terbit dengan benar, tetapi program lain dapat keliru membukanya.',
    en: 'The end of a picture’s name says its kind: .jpg, .png, .webp, .avif or .gif. The picture is published rightly all the same, but other programs may fail to open it.',
    example: {
      file: 'articles/09-uji.yaml',
      wrong: 'imageUrl: images/lain.jpg\nimageAlt: Kebun',
      right: 'imageUrl: images/lain.png\nimageAlt: Kebun',
      as: 'picture',
    },
  },
  'content/image-small': {
    id: 'Foto kartu dan artikel mengisi tempatnya. Foto yang lebih kecil dari tempat itu direntangkan dan tampak kabur. Gambar di dalam tulisan boleh kecil.',
    en: 'The photo of a card or an article fills its place. One that is smaller is stretched and looks blurred. Pictures within a text may be small.',
    example: {
      file: 'articles/09-uji.yaml',
      wrong: 'imageUrl: images/lain.png\nimageAlt: Kebun',
      right: 'imageUrl: images/kebun.png\nimageAlt: Kebun',
      as: 'small-picture',
    },
  },
  'content/image-position': {
    id: 'Ponsel sering mencatat tempat pengambilan di dalam foto. Siapa pun yang mengunduhnya dapat tahu letak rumah seseorang. Gambar di situs selalu dibuat ulang tanpa catatan apa pun; berkas aslinya tidak diubah.',
    en: 'Phones often write into a photo where it was taken. Whoever downloads it can tell where somebody lives. Pictures of the site are always made anew without any such note; your own file is not changed.',
    example: {
      file: 'articles/09-uji.yaml',
      wrong: 'imageUrl: images/lain.jpg\nimageAlt: Kebun',
      right: 'imageUrl: images/kebun.png\nimageAlt: Kebun',
      as: 'placed-picture',
    },
  },
  'content/image-unused': {
    id: 'Hanya gambar yang disebut di artikel atau halaman yang ikut terbit. Gambar ini mungkin sisa, atau namanya salah tulis di artikel yang seharusnya memakainya.',
    en: 'Only pictures that an article or a page names are published. This one may be left over, or its name may be misspelt in the article that was to show it.',
    example: {
      file: 'articles/09-uji.yaml',
      wrong: 'imageUrl: images/kebun.png\nimageAlt: Kebun',
      right: 'imageUrl: images/lain.png\nimageAlt: Kebun',
      as: 'picture',
    },
  },
  'content/image-without-alt': {
    id: 'Orang yang tidak dapat melihat gambar mendengar keterangannya dibacakan. Satu kalimat pendek tentang apa yang tampak sudah cukup.',
    en: 'Who cannot see a picture has its description read aloud. One short sentence on what it shows is enough.',
    example: {
      file: 'articles/09-uji.yaml',
      wrong: 'imageUrl: images/kebun.png',
      right: 'imageUrl: images/kebun.png\nimageAlt: Kebun',
    },
  },
  'content/image-two-alts': {
    id: 'Gambar yang sama diterangkan dengan dua cara. Mungkin salah satunya keliru, atau gambarnya tertukar. Bila memang sengaja, biarkan saja: ini hanya catatan.',
    en: 'The same picture is described in two ways. One of them may be wrong, or the pictures were mixed up. When it is meant so, leave it: this is only a note.',
    example: {
      file: 'articles/09-uji.md',
      wrong:
        '---\ntitle: Judul\nexcerpt: Ringkasan.\ncategory: Makanan Sehat\nimageUrl: images/kebun.png\nimageAlt: Kebun\n---\n\n![Sawah](images/kebun.png)\n',
      right:
        '---\ntitle: Judul\nexcerpt: Ringkasan.\ncategory: Makanan Sehat\nimageUrl: images/kebun.png\nimageAlt: Kebun\n---\n\n![Kebun](images/kebun.png)\n',
      whole: true,
    },
  },
  'content/photo-not-fetched': {
    id: 'Dengan photos: local di site.yaml, foto dari situs lain diambil sekali saja ke folder images/ dan terbit bersama situs ini, sehingga ponsel pembaca tidak menghubungi situs lain. Membangun situs tidak pernah mengambil apa pun; perintah senja photos yang melakukannya.',
    en: 'With photos: local in site.yaml, photos from other sites are fetched once into the images/ folder and published with this site, so that readers’ phones ask no other site. Building the site never fetches anything; the command senja photos does.',
    example: {
      file: 'site.yaml',
      wrong: 'photos: local',
      right: 'photos: remote',
    },
  },
  'content/photo-weight-unknown': {
    id: 'Sebagian situs foto dapat mengirim foto dalam ukuran yang diminta, sehingga ringan di ponsel. Situs ini tidak dikenal begitu, jadi foto yang sangat berat pun akan terkirim utuh. Foto di folder images/ selalu dibuat ringan.',
    en: 'Some photo hosts send a photo in the size that is asked for, which is light on phones. This host is not known to, so that even a very heavy photo is sent whole. Photos in the images/ folder are always made light.',
    example: {
      file: 'articles/09-uji.yaml',
      wrong: 'imageUrl: https://album.example/kebun.jpg',
      right: 'imageUrl: https://images.unsplash.com/photo-9',
    },
  },
  'content/bad-link': {
    id: 'Tautan menuju halaman situs ini (/kontak/), bagian halaman (/#makanan), alamat https:// yang lengkap, mailto: atau tel:. Bentuk lain ditolak, karena tidak berfungsi di setiap halaman atau berbahaya.',
    en: 'A link leads to a page of this site (/kontak/), to a part of one (/#makanan), to a whole https:// address, mailto: or tel:. Other forms are refused: they fail on some pages or are dangerous.',
    example: {
      file: 'pages/404.yaml',
      wrong: 'action:\n  name: Hubungi kami\n  href: kontak',
      right: 'action:\n  name: Hubungi kami\n  href: /kontak/',
    },
  },
  'content/bad-path': {
    id: 'Alamat halaman diawali dan diakhiri garis miring; di antaranya hanya huruf, angka, dan tanda hubung. Alamat itulah yang tampil di peramban dan dibagikan pembaca.',
    en: 'A page address starts and ends with a slash; between them are letters, digits and hyphens only. It is what browsers show and readers share.',
    example: {
      file: 'pages/kontak.yaml',
      wrong: 'path: kontak',
      right: 'path: /kontak/',
    },
  },
  'content/bad-anchor': {
    id: 'Nama pendek kategori dipakai dalam tautan seperti /#makanan. Isinya huruf kecil, angka, dan tanda hubung, diawali huruf.',
    en: "A category's anchor is used in links such as /#makanan. It consists of lowercase letters, digits and hyphens and starts with a letter.",
    example: {
      file: 'site.yaml',
      wrong:
        'categories:\n  - name: Makanan Sehat\n    anchor: Makanan Sehat\n    description: Makanan.\n  - name: Gerakan Ringan\n    anchor: gerakan\n    description: Gerakan.',
      right:
        'categories:\n  - name: Makanan Sehat\n    anchor: makanan\n    description: Makanan.\n  - name: Gerakan Ringan\n    anchor: gerakan\n    description: Gerakan.',
    },
  },
  'content/bad-host': {
    id: 'Di imageHosts ditulis nama situsnya saja, tanpa https:// di depan dan tanpa garis miring di belakang.',
    en: 'In imageHosts only the name of a host is written, without https:// in front and without slashes behind.',
    example: {
      file: 'site.yaml',
      wrong: 'imageHosts:\n  - https://images.unsplash.com/',
      right: 'imageHosts:\n  - images.unsplash.com',
    },
  },
  'content/bad-site-url': {
    id: 'Alamat situs adalah tempat situs ini akan terbit. Alamat itu dipakai dalam peta situs dan saat halaman dibagikan, jadi harus lengkap dan tanpa ? atau #.',
    en: 'The site address is where this site will be published. It is used in the sitemap and when pages are shared, so it must be whole and without ? or #.',
    example: {
      file: 'site.yaml',
      wrong: 'url: https://uji.example/?halaman=1',
      right: 'url: https://uji.example/',
    },
  },
  'content/bad-email': {
    id: 'Alamat email punya satu tanda @ dengan nama di depan dan nama situs di belakangnya. Tulis satu alamat saja.',
    en: 'An email address has one @ with a name before and a host after it. Write a single address.',
    example: {
      file: 'pages/kontak.yaml',
      wrong: 'email: halo.uji.example',
      right: 'email: halo@uji.example',
    },
  },
  'content/bad-phone': {
    id: 'Nomor telepon berisi angka, spasi, tanda hubung, dan boleh diawali tanda +. Dari situ pembaca dapat langsung menelepon, jadi tidak boleh memuat kata.',
    en: 'A phone number holds digits, spaces, hyphens and may start with +. Readers can call it with a touch, so it must not hold words.',
    example: {
      file: 'pages/kontak.yaml',
      wrong: 'phone: hubungi kantor',
      right: 'phone: +62 21 5550 1234',
    },
  },
  'content/odd-space': {
    id: 'Isi atau nama ini benar, kecuali spasinya: ada spasi khusus, spasi ganda, atau spasi di ujung. Mata tidak melihatnya, tetapi komputer membedakannya. Ketik ulang spasinya.',
    en: 'The value or name is right but for its spaces: a special one, a double one, or one at the end. Eyes do not see it, computers do. Type the spaces again.',
    example: {
      file: 'articles/09-uji.yaml',
      wrong: 'category: Makanan\u00a0Sehat',
      right: 'category: Makanan Sehat',
    },
  },
  'content/odd-space-in-text': {
    id: 'Tulisan ini memuat spasi yang tidak tampak atau tidak dapat dipatahkan. Baris dapat terpotong di tempat yang aneh, dan pencarian tidak menemukan katanya. Biasanya ikut tersalin dari halaman web; ketik ulang spasinya.',
    en: 'The text holds a space that is invisible or cannot break. Lines may wrap oddly, and searches miss the word. It usually comes from a web page; type the space again.',
    example: {
      file: 'articles/09-uji.yaml',
      wrong: 'title: Makan\u00a0sehat',
      right: 'title: Makan sehat',
    },
  },
  'content/look-alike': {
    id: 'Salah satu huruf di sini berasal dari abjad lain, misalnya а dari abjad Kiril, yang tampak sama dengan a. Bagi komputer keduanya berbeda. Hapus huruf itu dan ketik ulang dengan papan ketik Anda.',
    en: 'One letter here belongs to another alphabet, such as the Cyrillic а, which looks like a. To a computer they differ. Delete it and type it again on your keyboard.',
    example: {
      file: 'articles/09-uji.yaml',
      wrong: 'category: Mаkanan Sehat',
      right: 'category: Makanan Sehat',
    },
  },
  'content/look-alike-in-text': {
    id: 'Di dalam kata ini ada huruf dari abjad lain yang tampak seperti huruf Latin. Pembaca layar mengejanya dengan salah, dan pencarian tidak menemukannya. Hapus huruf itu dan ketik ulang.',
    en: 'Inside this word is a letter of another alphabet that looks Latin. Screen readers spell it wrongly and searches miss it. Delete it and type it again.',
    example: {
      file: 'articles/09-uji.yaml',
      wrong: 'title: Mаkan sehat',
      right: 'title: Makan sehat',
    },
  },
  'content/outer-space': {
    id: 'Di dalam tanda kutip, spasi di awal dan di akhir ikut menjadi isi. Biasanya tidak disengaja. Hapus spasinya; di tempat yang pasti, npx senja check --fix melakukannya.',
    en: 'Inside quotes, spaces at the start and the end belong to the value. That is seldom meant. Remove them; where it is certain, npx senja check --fix does that.',
    example: {
      file: 'articles/09-uji.yaml',
      wrong: 'title: " Makan sehat"',
      right: 'title: "Makan sehat"',
    },
  },
} as const satisfies Record<string, Explanation>;

import type { Explanation } from './explanation.ts';

export const SITE = {
  'site/missing': {
    id: 'Berkas site.yaml memuat nama situs, kategori, dan menu. Tanpa berkas itu tidak ada yang dapat dibangun. Salin dari situs contoh, atau periksa apakah --content menunjuk folder yang benar.',
    en: "The file site.yaml holds the site's name, categories and menu. Nothing can be built without it. Copy it from the sample site, or check that --content points to the right folder.",
    example: {
      file: 'site.yaml',
      wrong: null,
      right:
        'title: Situs Uji\ntagline: Situs kecil\ndescription: Situs contoh.\nurl: https://uji.example/\ncategories:\n  - name: Makanan Sehat\n    anchor: makanan\n    description: Makanan.\n  - name: Gerakan Ringan\n    anchor: gerakan\n    description: Gerakan.\nnavigation:\n  - name: Kontak\n    href: /kontak/\nfooter:\n  description: Situs contoh.\n  copyright: Situs contoh.',
      whole: true,
    },
  },
  'site/misnamed': {
    id: 'Pengaturan situs dibaca dari berkas bernama site.yaml, tepat seperti itu. Berkas dengan nama yang mirip, misalnya site.yml atau Site.yaml, tidak dibaca. Ganti namanya.',
    en: "The site's settings are read from a file called site.yaml, exactly so. A file of a similar name, such as site.yml or Site.yaml, is not read. Rename it.",
    example: {
      file: 'site.yml',
      rightFile: 'site.yaml',
      wrong: 'title: Situs Uji',
      right:
        'title: Situs Uji\ntagline: Situs kecil\ndescription: Situs contoh.\nurl: https://uji.example/\ncategories:\n  - name: Makanan Sehat\n    anchor: makanan\n    description: Makanan.\n  - name: Gerakan Ringan\n    anchor: gerakan\n    description: Gerakan.\nnavigation:\n  - name: Kontak\n    href: /kontak/\nfooter:\n  description: Situs contoh.\n  copyright: Situs contoh.',
      whole: true,
      without: ['site.yaml'],
    },
  },
  'site/no-home': {
    id: 'Situs perlu satu halaman dengan alamat /, yaitu halaman yang pertama dilihat pembaca. Buat halaman dengan template home, atau perbaiki path halaman depan.',
    en: 'A site needs one page with the address /, the first that readers see. Create a page with the template home, or correct the path of the home page.',
    example: {
      file: 'pages/beranda.yaml',
      wrong: 'path: /depan/',
      right: 'path: /',
    },
  },
  'site/no-not-found': {
    id: 'Halaman 404 tampil bila pembaca membuka alamat yang tidak ada. Tanpa halaman itu, server menampilkan halaman bawaannya, biasanya berbahasa Inggris dan tanpa jalan kembali.',
    en: 'The 404 page shows when a reader opens an address that does not exist. Without one the server shows its own, usually in English and with no way back.',
    example: {
      file: 'pages/404.yaml',
      wrong: null,
      right:
        'template: not-found\ntitle: Tidak ditemukan\ndescription: Halaman ini tidak ada.\nheading: "404"\nmessage: Halaman tidak ada\naction:\n  name: Ke beranda\n  href: /',
      whole: true,
    },
  },
  'site/draft': {
    id: 'Artikel dengan draft: true tidak ikut terbit. Catatan ini mengingatkan agar artikel tidak terlupakan; --strict pun membiarkannya. Hapus baris itu bila artikelnya sudah siap.',
    en: 'An article with draft: true is not published. This note keeps it from being forgotten; it passes under --strict, too. Remove the line when the article is ready.',
    example: {
      file: 'articles/09-uji.yaml',
      wrong: 'draft: true',
      right: 'draft: false',
    },
  },
  'site/scheduled': {
    id: 'Artikel dengan publishDate sesudah hari ini menunggu: ia belum ada di daftar, umpan berita, pencarian, dan peta situs. Ia terbit sendiri bila situs dibangun pada hari itu atau sesudahnya, menurut timeZone di site.yaml. Catatan ini juga tidak menggagalkan --strict.',
    en: 'An article whose publishDate lies after today waits: it is in no list, feed, search or sitemap. It is published by itself when the site is built on that day or later, by the timeZone in site.yaml. This note passes under --strict, too.',
    example: {
      file: 'articles/09-uji.yaml',
      wrong: 'publishDate: 1 Agustus 2025',
      right: 'publishDate: 1 Mei 2025',
    },
  },
  'site/same-text': {
    id: 'Dua berkas punya judul dan tulisan yang sama, jadi pembaca melihat hal yang sama dua kali. Biasanya sebuah berkas disalin untuk tulisan baru, lalu belum diisi; atau satu tulisan ikut tersimpan dengan dua nama.',
    en: 'Two files have the same title and text, so readers see the same thing twice. Usually a file was copied to begin a new one and not yet rewritten, or one text was saved under two names.',
    example: {
      file: 'articles/09-uji.yaml',
      wrong: 'title: Teh jahe hangat\nexcerpt: Teh jahe yang hangat enak diminum pada sore hari.',
      right: 'title: Teh serai hangat\nexcerpt: Teh serai yang hangat enak diminum pada malam hari.',
      beside: {
        'articles/08-teh.yaml':
          'title: Teh jahe hangat\nexcerpt: Teh jahe yang hangat enak diminum pada sore hari.\ncategory: Makanan Sehat\nimageUrl: https://images.unsplash.com/photo-8\n',
      },
    },
  },
  'site/same-number': {
    id: 'Nomor di awal nama berkas menentukan urutan di situs. Bila dua berkas bernomor sama, misalnya karena dibuat pada saat yang sama di dua tempat, abjadlah yang menentukan, dan itu jarang yang dimaksud.',
    en: 'The number at the start of a file name decides the order on the site. Where two files have the same one, as when both were begun at the same time in two places, the alphabet decides, which is seldom what is meant.',
    example: {
      file: 'articles/02-uji.yaml',
      rightFile: 'articles/09-uji.yaml',
      wrong:
        'title: Judul\nexcerpt: Ringkasan.\ncategory: Makanan Sehat\nimageUrl: https://images.unsplash.com/photo-9\n',
      right:
        'title: Judul\nexcerpt: Ringkasan.\ncategory: Makanan Sehat\nimageUrl: https://images.unsplash.com/photo-9\n',
      whole: true,
    },
  },
  'site/far-date': {
    id: 'Tanggal terbit artikel ini dua tahun lagi atau lebih. Biasanya itu salah ketik, misalnya 2052 untuk 2025, dan artikel tidak akan tampil sampai hari itu.',
    en: 'The date of this article lies two years ahead or more. That is usually a slip of the digits, such as 2052 for 2025, and the article would not show until then.',
    example: {
      file: 'articles/09-uji.yaml',
      wrong: 'publishDate: 1 Mei 2052',
      right: 'publishDate: 1 Mei 2025',
    },
  },
  'site/expired': {
    id: 'Mulai hari yang tertulis di expires, artikel tidak tampil lagi: halamannya hilang, begitu pula di daftar, umpan berita, pencarian, dan peta situs. Catatan ini mengingatkan agar berkasnya tidak terlupakan; --strict pun membiarkannya.',
    en: 'From the day written in expires on, the article is not shown: its page is gone, and it is in no list, feed, search or sitemap. This note keeps the file from being forgotten; it passes under --strict, too.',
    example: {
      file: 'articles/09-uji.yaml',
      wrong: 'expires: 1 Mei 2025',
      right: 'expires: 1 Mei 2026',
    },
  },
  'site/updated-ahead': {
    id: 'Isian `updated` menyebut hari terakhir isinya diperbarui, jadi tidak mungkin sesudah hari ini. Biasanya itu salah ketik, misalnya 2062 untuk 2026. Tanggal yang keliru ikut tampil di halaman, umpan berita, peta situs, dan hasil mesin pencari.',
    en: 'The field `updated` says on which day the text was last updated, so it cannot lie after today. That is usually a slip of the digits, such as 2062 for 2026. The wrong date would show on the page, in the feed, in the sitemap and in what search engines say.',
    example: {
      file: 'articles/09-uji.yaml',
      wrong: 'updated: 1 Mei 2052',
      right: 'updated: 1 Mei 2025',
    },
  },
  'page/unlinked': {
    id: 'Artikel tampil sendiri di berandanya dan di daftar kategorinya, tetapi halaman dari folder pages/ hanya ditemukan lewat tautan: dari menu, dari bagian bawah situs, atau dari isi halaman lain. Halaman yang sengaja hanya dibuka lewat alamatnya boleh tetap begitu; peringatan ini tidak menghalangi build.',
    en: 'Articles appear on the home page and in the list of their category by themselves, but a page in pages/ is only found through a link: in the menu, in the footer, or in the text of another page. A page that is meant for people who know its address may stay as it is; this warning does not stop a build.',
    example: {
      file: 'site.yaml',
      without: ['articles/02-jalan.md', 'images/kebun.png'],
      wrong: 'navigation:\n  - name: Beranda\n    href: /\n  - name: Penafian\n    href: /penafian/',
      right:
        'navigation:\n  - name: Beranda\n    href: /\n  - name: Kontak\n    href: /kontak/\n  - name: Penafian\n    href: /penafian/',
    },
  },
  'page/unknown-template': {
    id: 'Template menentukan susunan halaman dan isian yang diperlukannya. Pilihannya: home, about, contact, legal, not-found.',
    en: 'The template decides how a page is laid out and which fields it needs. The choices: home, about, contact, legal, not-found.',
    example: {
      file: 'pages/kontak.yaml',
      wrong: 'template: kontak',
      right: 'template: contact',
    },
  },
  'page/needs-body': {
    id: 'Halaman jenis ini menampilkan tulisan panjang, yang ditulis di bawah isiannya. Berkas .yaml tidak dapat memuatnya. Simpan sebagai .md dan tulis isinya sesudah baris --- yang kedua.',
    en: 'A page of this kind shows a longer text, written below its fields. A .yaml file cannot hold one. Save it as .md and write the text after the second --- line.',
    example: {
      file: 'pages/aturan.yaml',
      rightFile: 'pages/aturan.md',
      wrong: 'template: legal\ntitle: Aturan\ndescription: Aturan situs.',
      right: '---\ntemplate: legal\ntitle: Aturan\ndescription: Aturan situs.\n---\n\nIsi aturan.',
      whole: true,
    },
  },
  'page/unused-body': {
    id: 'Halaman jenis ini hanya menampilkan isiannya, jadi tulisan di bawahnya tidak akan terlihat siapa pun. Pindahkan tulisannya ke isian, atau hapus.',
    en: 'A page of this kind shows its fields only, so nobody would see the text below them. Move the text into the fields, or remove it.',
    example: {
      file: 'pages/404.md',
      wrong:
        '---\ntemplate: not-found\ntitle: Tidak ada\ndescription: Tidak ada.\nheading: "404"\nmessage: Tidak ada\naction:\n  name: Beranda\n  href: /\n---\n\nIsi.',
      right:
        '---\ntemplate: not-found\ntitle: Tidak ada\ndescription: Tidak ada.\nheading: "404"\nmessage: Tidak ada\naction:\n  name: Beranda\n  href: /\n---',
      whole: true,
      without: ['pages/404.yaml'],
    },
  },
  'slug/invalid': {
    id: 'Nama berkas menjadi bagian dari alamat halaman, jadi hanya boleh memuat huruf, angka, dan tanda hubung. Ganti spasi dan tanda lain dengan tanda hubung.',
    en: "The file name becomes part of the page's address, so it may hold letters, digits and hyphens only. Replace spaces and other signs with hyphens.",
    example: {
      file: 'articles/08-sayur & buah.yaml',
      rightFile: 'articles/08-sayur-dan-buah.yaml',
      wrong:
        'title: Sayur\nexcerpt: Ringkasan.\ncategory: Makanan Sehat\nimageUrl: images/kebun.png\nimageAlt: Kebun',
      right:
        'title: Sayur\nexcerpt: Ringkasan.\ncategory: Makanan Sehat\nimageUrl: images/kebun.png\nimageAlt: Kebun',
      whole: true,
    },
  },
  'slug/too-long': {
    id: 'Nama berkas menjadi bagian dari alamat halaman. Alamat yang sangat panjang sulit dibagikan dan ditolak oleh sebagian komputer. Pakai beberapa kata saja.',
    en: "The file name becomes part of the page's address. Very long addresses are hard to share, and some computers refuse them. Use a few words only.",
    example: {
      file: 'articles/08-nama-berkas-yang-sangat-panjang-sekali-sampai-tidak-ada-yang-dapat-membacanya-dalam-satu-napas-dan-tetap-belum-selesai.yaml',
      rightFile: 'articles/08-nama-pendek.yaml',
      wrong:
        'title: Judul\nexcerpt: Ringkasan.\ncategory: Makanan Sehat\nimageUrl: images/kebun.png\nimageAlt: Kebun',
      right:
        'title: Judul\nexcerpt: Ringkasan.\ncategory: Makanan Sehat\nimageUrl: images/kebun.png\nimageAlt: Kebun',
      whole: true,
    },
  },
  'slug/reserved': {
    id: 'Beberapa nama dipakai oleh senja sendiri, misalnya artikel, kategori, dan assets. Halaman dengan nama itu akan menutupi halaman lain. Pilih nama lain.',
    en: 'Some names are used by senja itself, such as artikel, kategori and assets. A page of that name would hide others. Choose another name.',
    example: {
      file: 'pages/artikel.md',
      rightFile: 'pages/tulisan.md',
      wrong: '---\ntemplate: legal\ntitle: Artikel\ndescription: Tentang artikel.\n---\n\nIsi.',
      right: '---\ntemplate: legal\ntitle: Artikel\ndescription: Tentang artikel.\n---\n\nIsi.',
      whole: true,
    },
  },
  'slug/collision': {
    id: 'Dua artikel akan mendapat alamat yang sama. Angka di depan nama berkas tidak dihitung, dan huruf besar sama dengan huruf kecil, ﬁ sama dengan fi, ß sama dengan ss, karena sebagian komputer tidak membedakannya. Ganti nama salah satu berkas.',
    en: 'Two articles would get the same address. The number at the start of a file name does not count, and upper case equals lower case, ﬁ equals fi, ß equals ss, because some computers do not tell them apart. Rename one of the files.',
    example: {
      file: 'articles/08-Sayur.yaml',
      rightFile: 'articles/08-sayur-asem.yaml',
      wrong:
        'title: Sayur\nexcerpt: Ringkasan.\ncategory: Makanan Sehat\nimageUrl: images/kebun.png\nimageAlt: Kebun',
      right:
        'title: Sayur\nexcerpt: Ringkasan.\ncategory: Makanan Sehat\nimageUrl: images/kebun.png\nimageAlt: Kebun',
      whole: true,
    },
  },
  'route/collision': {
    id: 'Dua halaman memakai alamat yang sama, jadi salah satunya tidak akan pernah terlihat. Ganti path salah satunya, atau hapus path agar alamatnya diambil dari nama berkas.',
    en: 'Two pages take the same address, so one of them would never be seen. Change the path of one, or remove it so that the address comes from the file name.',
    example: {
      file: 'pages/tentang.md',
      wrong: '---\ntemplate: legal\ntitle: Tentang\ndescription: Tentang kami.\npath: /kontak/\n---\n\nIsi.',
      right: '---\ntemplate: legal\ntitle: Tentang\ndescription: Tentang kami.\npath: /tentang/\n---\n\nIsi.',
      whole: true,
    },
  },
  'address/moved': {
    id: 'Berkas addresses.txt mencatat alamat yang pernah terbit. Alamat ini sekarang tidak ada, dan halaman ini paling mirip: isinya atau judulnya sama, atau namanya hampir sama. Daftar sebuah kategori beralamat menurut nama kategorinya di site.yaml. Pembaca dan situs lain masih memakai alamat lama. Tulis di aliases halaman atau kategori ini, maka mereka diantar ke sini.',
    en: 'The file addresses.txt lists the addresses that have been published. This one is gone, and this page is most like it: it has the same text or title, or nearly the same name. The list of a category has its address from the name of the category in site.yaml. Readers and other sites still use the old address. Write it into the aliases of this page or category, and they are led here.',
    example: {
      file: 'addresses.txt',
      wrong: '/\n/artikel/\n/artikel/jalan-santai/\n/kategori/gerakan-ringan/\n/kontak/\n/penafian/',
      right: '/\n/artikel/\n/artikel/jalan/\n/kategori/gerakan-ringan/\n/kontak/\n/penafian/',
      whole: true,
    },
  },
  'address/gone': {
    id: 'Berkas addresses.txt mencatat alamat yang pernah terbit. Alamat ini sekarang tidak ada, dan tidak ada halaman baru yang mirip. Pembaca yang menyimpannya akan melihat halaman 404. Bila halamannya pindah, tulis alamat ini di aliases halaman itu, atau di aliases kategorinya di site.yaml; bila memang dihapus, hapus barisnya.',
    en: 'The file addresses.txt lists the addresses that have been published. This one is gone, and no new page is like it. Readers who kept it will see the 404 page. If the page has moved, write this address into its aliases, or into those of its category in site.yaml; if it was removed on purpose, remove the line.',
    example: {
      file: 'addresses.txt',
      wrong: '/\n/artikel/\n/artikel/jalan/\n/artikel/madu/\n/kategori/gerakan-ringan/\n/kontak/\n/penafian/',
      right: '/\n/artikel/\n/artikel/jalan/\n/kategori/gerakan-ringan/\n/kontak/\n/penafian/',
      whole: true,
    },
  },
  'address/unlisted': {
    id: 'Ada alamat yang belum tercatat di addresses.txt, jadi bila kelak pindah tidak ada yang mengingatkan. Daftar itu hanya ditulis oleh check --fix, dan hanya dengan alamat yang ada di situs hasil build terakhir. Alamat yang belum pernah dibangun tidak dicatat: alamat itu masih boleh berganti. Jalankan check --fix setiap kali situs sudah terbit.',
    en: 'Some addresses are not listed in addresses.txt, so that nothing would tell if they moved one day. Nothing but check --fix writes the list, and it adds only addresses that the last build has put into the site. An address that was never built is not listed: it is still free to change. Run check --fix whenever the site has been published.',
    example: {
      file: 'addresses.txt',
      wrong: '/\n/artikel/\n/artikel/jalan/\n/kategori/gerakan-ringan/\n/kontak/',
      right: '/\n/artikel/\n/artikel/jalan/\n/kategori/gerakan-ringan/\n/kontak/\n/penafian/',
      whole: true,
    },
  },
  'address/not-an-address': {
    id: 'Setiap baris addresses.txt berisi satu alamat yang diawali dan diakhiri garis miring, tanpa nama situs. Baris lain tidak berarti apa-apa di sini, kecuali catatan yang diawali tanda #.',
    en: 'Each line of addresses.txt holds one address that begins and ends with a slash, without the name of the site. Any other line means nothing here, except a note that begins with #.',
    example: {
      file: 'addresses.txt',
      wrong: '/\n/artikel/\n/artikel/jalan/\n/kategori/gerakan-ringan/\n/kontak\n/kontak/\n/penafian/',
      right: '/\n/artikel/\n/artikel/jalan/\n/kategori/gerakan-ringan/\n/kontak/\n/penafian/',
      whole: true,
    },
  },
  'address/list-misnamed': {
    id: 'Alamat yang pernah terbit hanya dibaca dari berkas addresses.txt, tepat seperti itu. Berkas lain yang namanya hampir sama, misalnya Addresses.txt atau addresses.txt.txt, tidak dibaca, sehingga tidak ada yang mengingatkan bila sebuah alamat hilang. Windows sering menyembunyikan akhiran nama berkas.',
    en: 'Published addresses are read from the file addresses.txt alone, exactly so. Another file of nearly the same name, such as Addresses.txt or addresses.txt.txt, is not read, so that nothing would tell if an address vanished. Windows often hides the ending of file names.',
    example: {
      file: 'Addresses.txt',
      rightFile: 'addresses.txt',
      wrong: '/\n/artikel/\n/artikel/jalan/\n/kategori/gerakan-ringan/\n/kontak/\n/penafian/',
      right: '/\n/artikel/\n/artikel/jalan/\n/kategori/gerakan-ringan/\n/kontak/\n/penafian/',
      whole: true,
    },
  },
  'alias/own-address': {
    id: 'Di aliases tertulis alamat yang sekarang dipakai halaman itu sendiri, jadi ia akan mengantar pembaca berputar-putar. Hapus alamat itu dari aliases.',
    en: 'In aliases stands the address that the page has now, so that it would lead readers in a circle. Remove that address from aliases.',
    example: {
      file: 'articles/02-jalan.md',
      wrong:
        '---\ntitle: Jalan\nexcerpt: Jalan.\ncategory: Gerakan Ringan\nimageUrl: images/kebun.png\nimageAlt: Kebun\naliases: [/artikel/jalan/]\n---\n\nIsi.',
      right:
        '---\ntitle: Jalan\nexcerpt: Jalan.\ncategory: Gerakan Ringan\nimageUrl: images/kebun.png\nimageAlt: Kebun\naliases: [/artikel/jalan-pagi/]\n---\n\nIsi.',
      whole: true,
    },
  },
  'alias/taken': {
    id: 'Alamat lama mengantar pembaca ke halaman yang baru. Itu tidak mungkin bila di alamat lama sekarang ada halaman lain, juga yang belum terbit. Huruf besar dan kecil dianggap sama.',
    en: 'A former address leads readers to the new page. That cannot be where another page stands there now, be it one that is not published yet. Upper and lower case count as the same.',
    example: {
      file: 'articles/09-uji.yaml',
      wrong: 'aliases:\n  - /kontak/',
      right: 'aliases:\n  - /hubungi/',
    },
  },
  'alias/claimed-twice': {
    id: 'Dua halaman menulis alamat lama yang sama di aliases, atau satu halaman menulisnya dua kali. Pembaca hanya dapat dialihkan ke satu tempat. Hapus salah satunya.',
    en: 'Two pages have the same former address in aliases, or one page has it twice. Readers can be led to one place only. Remove one of the two.',
    example: {
      file: 'articles/09-uji.yaml',
      wrong: 'aliases:\n  - /lama/\n  - /Lama/',
      right: 'aliases:\n  - /lama/',
    },
  },
  'link/not-https': {
    id: 'Pada alamat http://, siapa pun di jaringan yang sama dapat melihat dan mengubah halaman yang dibuka pembaca. Tautannya tetap terbit. Kebanyakan situs kini punya alamat https://, tetapi tidak semua, jadi periksa dahulu. Gambar, formulir, dan alamat situs sendiri harus https://.',
    en: 'With an http:// address, anyone on the same network can see and change the page that the reader opens. The link is published all the same. Most sites have an https:// address now, but not all, so check first. Pictures, forms and the address of the site itself must be https://.',
    example: {
      file: 'pages/404.yaml',
      wrong: 'action:\n  name: Keluar\n  href: http://uji.example/',
      right: 'action:\n  name: Keluar\n  href: https://uji.example/',
    },
  },
  'link/moved': {
    id: 'Alamat ini tertulis di aliases sebuah halaman: pembaca yang mengikutinya sampai juga, tetapi lewat jalan memutar. Ganti tautannya dengan alamat yang baru.',
    en: 'This address stands in the aliases of a page: readers who follow the link get there, but the long way round. Write the new address instead.',
    example: {
      file: 'pages/404.yaml',
      wrong: 'action:\n  name: Baca\n  href: /artikel/lama/',
      right: 'action:\n  name: Ke beranda\n  href: /',
      beside: {
        'articles/08-baru.md':
          '---\ntitle: Baru\nexcerpt: Baru.\ncategory: Makanan Sehat\nimageUrl: images/kebun.png\naliases: [/artikel/lama/]\n---\n\nIsi.\n',
      },
    },
  },
  'link/no-such-page': {
    id: 'Tidak ada halaman dengan alamat ini, jadi pembaca yang mengikutinya akan tersesat. Periksa ejaannya dan garis miring di akhir. Alamat halaman diambil dari path atau nama berkasnya.',
    en: "No page has this address, so readers who follow it get lost. Check the spelling and the slash at the end. A page's address comes from its path or its file name.",
    example: {
      file: 'pages/404.yaml',
      wrong: 'action:\n  name: Hubungi kami\n  href: /kontk/',
      right: 'action:\n  name: Hubungi kami\n  href: /kontak/',
    },
  },
  'link/absent-page': {
    id: 'Halaman tujuan tautan ini ada berkasnya, tetapi hari ini tidak tampil karena tanggalnya: belum terbit, atau sudah ditarik. Pembaca yang mengikutinya melihat halaman 404. Ini peringatan, bukan kesalahan, supaya bangunan harian tidak berhenti hanya karena tanggal berganti.',
    en: 'The file of the page that this link leads to is there, but today its dates keep it from the site: it is not published yet, or taken down. Readers who follow the link see the 404 page. It is a warning and no error, so that a daily build does not stop because the date has changed.',
    example: {
      file: 'pages/404.yaml',
      wrong: 'action:\n  name: Baca\n  href: /artikel/nanti/',
      right: 'action:\n  name: Ke beranda\n  href: /',
      beside: {
        'articles/08-nanti.md':
          '---\ntitle: Nanti\nexcerpt: Nanti.\ncategory: Makanan Sehat\nimageUrl: images/kebun.png\npublishDate: 1 Agustus 2025\n---\n\nIsi.\n',
      },
    },
  },
  'link/no-such-anchor': {
    id: 'Halamannya ada, tetapi tidak punya bagian dengan nama sesudah tanda #. Bagian halaman depan bernama seperti anchor kategori di site.yaml; bagian artikel bernama seperti judulnya, dengan huruf kecil dan tanda hubung.',
    en: 'The page is there, but has no part of the name after the #. Parts of the home page are named after the anchors in site.yaml; parts of an article after its headings, in lower case with hyphens.',
    example: {
      file: 'pages/404.yaml',
      wrong: 'action:\n  name: Lihat makanan\n  href: /#makann',
      right: 'action:\n  name: Lihat makanan\n  href: /#makanan',
    },
  },
} as const satisfies Record<string, Explanation>;

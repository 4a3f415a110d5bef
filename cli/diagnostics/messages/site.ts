import type { Entry } from './entry.ts';

/** Faults that only show when files are seen together: addresses, links, the site as a whole. */
export const SITE = {
  'site/missing': {
    severity: 'error',
    id: {
      message: 'Berkas site.yaml tidak ada di folder konten.',
      hint: 'Buat site.yaml di folder konten; salin dari situs contoh bila perlu.',
    },
    en: {
      message: 'There is no site.yaml in the content folder.',
      hint: 'Create site.yaml in the content folder; copy the sample site’s if that helps.',
    },
  },
  'site/misnamed': {
    severity: 'error',
    id: {
      message: 'Berkas site.yaml tidak ada, tetapi ada berkas “{name}”.',
      hint: 'Ganti namanya menjadi site.yaml, dengan huruf kecil semua.',
    },
    en: {
      message: 'There is no site.yaml, but a file “{name}”.',
      hint: 'Rename it to site.yaml, all in lower case.',
    },
  },
  'site/no-home': {
    severity: 'error',
    id: {
      message: 'Tidak ada halaman depan: tidak satu halaman pun beralamat /.',
      hint: 'Buat halaman dengan `template: home` dan `path: /` di folder pages/.',
    },
    en: {
      message: 'There is no home page: no page has the address /.',
      hint: 'Create a page with `template: home` and `path: /` in the pages/ folder.',
    },
  },
  'site/no-not-found': {
    severity: 'warning',
    id: {
      message: 'Tidak ada halaman 404; pengunjung yang salah alamat melihat halaman bawaan server.',
      hint: 'Buat halaman dengan `template: not-found` di folder pages/.',
    },
    en: {
      message: 'There is no 404 page; visitors with a wrong address will see the server’s own.',
      hint: 'Create a page with `template: not-found` in the pages/ folder.',
    },
  },
  'site/draft': {
    severity: 'note',
    id: {
      message: 'Artikel ini tidak diterbitkan karena ditandai draft: true.',
      hint: 'Hapus baris draft bila artikel sudah siap.',
    },
    en: {
      message: 'This article is not published: it is marked draft: true.',
      hint: 'Remove the draft line when the article is ready.',
    },
  },
  'site/scheduled': {
    severity: 'note',
    id: {
      message: 'Artikel ini belum terbit: tanggalnya {day}.',
      hint: 'Artikel tampil bila situs dibangun pada hari itu atau sesudahnya.',
    },
    en: {
      message: 'This article is not published yet: its date is {day}.',
      hint: 'It shows once the site is built on that day or later.',
    },
  },
  'site/same-text': {
    severity: 'warning',
    id: {
      message: 'Judul dan tulisan ini sama dengan yang ada di {other}.',
      hint: 'Tulis isi yang lain, atau hapus salah satu berkasnya.',
    },
    en: {
      message: 'This title and text are the same as in {other}.',
      hint: 'Write another text, or delete one of the two files.',
    },
  },
  'site/same-number': {
    severity: 'warning',
    id: {
      message: 'Nomor {number} juga dipakai oleh {other}, jadi urutan keduanya tidak pasti.',
      hint: 'Ganti nomor di awal salah satu nama berkas.',
    },
    en: {
      message:
        'The number {number} is also used by {other}, so it is not plain which of the two comes first.',
      hint: 'Change the number at the start of one of the file names.',
    },
  },
  'site/far-date': {
    severity: 'warning',
    id: {
      message: 'Artikel ini baru terbit pada {day}. Mungkin angka tahunnya keliru.',
      hint: 'Periksa tahunnya. Untuk menyimpan artikel tanpa tanggal, pakai `draft: true`.',
    },
    en: {
      message: 'This article is published on {day} only. The year may be wrong.',
      hint: 'Check the year. To keep an article back without a date, use `draft: true`.',
    },
  },
  'site/expired': {
    severity: 'note',
    id: {
      message: 'Artikel ini tidak tampil lagi: ditarik pada {day}.',
      hint: 'Hapus baris expires bila artikel harus tampil lagi.',
    },
    en: {
      message: 'This article is not shown any more: it was taken down on {day}.',
      hint: 'Remove the expires line to show it again.',
    },
  },
  'site/updated-ahead': {
    severity: 'warning',
    id: {
      message: 'Tanggal pembaruan ini belum tiba: {day}.',
      hint: 'Periksa tanggalnya, terutama angka tahunnya. Tanggal ini ikut tampil bagi pembaca dan mesin pencari.',
    },
    en: {
      message: 'This date of an update is yet to come: {day}.',
      hint: 'Check the date, above all the year. Readers and search engines are shown it.',
    },
  },
  'page/unlinked': {
    severity: 'warning',
    id: {
      message: 'Tidak ada tautan ke halaman ini, jadi pengunjung tidak akan menemukannya.',
      hint: 'Tambahkan {path} ke navigation di site.yaml, atau buat tautan ke situ di sebuah artikel.',
    },
    en: {
      message: 'Nothing on the site links to this page, so visitors will not find it.',
      hint: 'Add {path} to the navigation in site.yaml, or link to it from an article.',
    },
  },
  'page/unknown-template': {
    severity: 'error',
    id: {
      message: 'Jenis halaman “{value}” tidak dikenal.',
      hint: '[[Pilihannya: {allowed}.]]',
    },
    en: {
      message: 'The template “{value}” is not known.',
      hint: '[[The choices: {allowed}.]]',
    },
  },
  'page/needs-body': {
    severity: 'error',
    id: {
      message: 'Halaman jenis “{template}” perlu isi tulisan sesudah isiannya.',
      hint: '{how}',
    },
    en: {
      message: 'A page of template “{template}” needs text after its fields.',
      hint: '{how}',
    },
  },
  'page/unused-body': {
    severity: 'error',
    id: {
      message: 'Halaman jenis “{template}” tidak menampilkan isi tulisan di bawah isiannya.',
      hint: 'Pindahkan isinya ke isian, atau pakai jenis halaman legal.',
    },
    en: {
      message: 'A page of template “{template}” does not show text below its fields.',
      hint: 'Move the text into the fields, or use the template legal.',
    },
  },
  'slug/invalid': {
    severity: 'error',
    id: {
      message: 'Nama “{name}” tidak dapat menjadi alamat.',
      hint: 'Pakai huruf, angka, dan tanda hubung saja, misalnya {example}.',
    },
    en: {
      message: 'The name “{name}” cannot become an address.',
      hint: 'Use letters, digits and hyphens only, for example {example}.',
    },
  },
  'slug/too-long': {
    severity: 'error',
    id: {
      message: 'Nama berkas ini terlalu panjang: {length} huruf, paling banyak {limit}.',
      hint: 'Persingkat nama berkasnya.',
    },
    en: {
      message: 'This file name is too long: {length|character|characters}, at most {limit}.',
      hint: 'Shorten the file name.',
    },
  },
  'slug/reserved': {
    severity: 'error',
    id: {
      message: 'Nama “{name}” dipakai oleh senja sendiri.',
      hint: 'Pilih nama lain.',
    },
    en: {
      message: 'The name “{name}” is used by senja itself.',
      hint: 'Choose another name.',
    },
  },
  'slug/collision': {
    severity: 'error',
    id: {
      message: 'Alamat berkas ini, “{slug}”, sama dengan alamat {other}.',
      hint: 'Ganti nama salah satu berkas. Huruf besar dan kecil dianggap sama, begitu pula ß dan ss.',
    },
    en: {
      message: 'The address of this file, “{slug}”, is the same as that of {other}.',
      hint: 'Rename one of the files. Upper and lower case count as the same, and so do ß and ss.',
    },
  },
  'route/collision': {
    severity: 'error',
    id: {
      message: 'Halaman ini memakai alamat {path}, yang sudah dipakai {other}.',
      hint: 'Ganti `path` atau nama salah satu berkas.',
    },
    en: {
      message: 'This page takes the address {path}, which {other} already has.',
      hint: 'Change the `path` or the file name of one of them.',
    },
  },
  'address/moved': {
    severity: 'warning',
    id: {
      message: 'Alamat {path} pernah terbit dan sekarang tidak ada; tampaknya {now} penggantinya.',
      hint: 'Tulis alamat itu di `aliases` di sini; `check --fix` melakukannya. Bila bukan penggantinya, hapus baris alamat itu dari addresses.txt.',
    },
    en: {
      message: 'The address {path} was published and is gone; {now} seems to have taken its place.',
      hint: 'Write that address into `aliases` here; `check --fix` does so. If it has not, remove its line from addresses.txt.',
    },
  },
  'address/gone': {
    severity: 'warning',
    id: {
      message: 'Alamat {path} pernah terbit dan sekarang tidak ada.',
      hint: 'Tulis di `aliases` halaman atau kategori yang menggantikannya. Bila memang dihapus, hapus juga baris ini.',
    },
    en: {
      message: 'The address {path} was published and is gone.',
      hint: 'Write it into the `aliases` of the page or category that has replaced it. If it was removed on purpose, remove this line.',
    },
  },
  'address/unlisted': {
    severity: 'note',
    id: {
      message: '{count} alamat belum tercatat di sini, misalnya {first}.',
      hint: 'Sesudah situs terbit, jalankan `check --fix` untuk mencatatnya.',
    },
    en: {
      message: '{count|address is|addresses are} not listed here yet, such as {first}.',
      hint: 'Once the site has been published, run `check --fix` to list what is missing.',
    },
  },
  'address/not-an-address': {
    severity: 'warning',
    id: {
      message: 'Baris “{line}” bukan alamat halaman.',
      hint: 'Tulis satu alamat di setiap baris, seperti /kontak/. Catatan diawali tanda #.',
    },
    en: {
      message: 'The line “{line}” is no address of a page.',
      hint: 'Write one address a line, such as /kontak/. A note begins with #.',
    },
  },
  'address/list-misnamed': {
    severity: 'error',
    id: {
      message:
        'Daftar alamat tidak dibaca dari “{name}”: namanya harus addresses.txt, dengan huruf kecil semua.',
      hint: 'Ganti namanya. Bila addresses.txt sudah ada, salin baris-baris berkas ini ke sana, lalu hapus berkas ini.',
    },
    en: {
      message:
        'The list of addresses is not read from “{name}”: it must be called addresses.txt, all in lower case.',
      hint: 'Rename it. If there is an addresses.txt already, copy the lines of this file into it, then delete this file.',
    },
  },
  'alias/own-address': {
    severity: 'error',
    id: {
      message: 'Alamat lama {path} adalah alamat halaman ini sendiri.',
      hint: 'Hapus dari `aliases`: halaman ini sudah tampil di alamat itu.',
    },
    en: {
      message: 'The former address {path} is the address of this page itself.',
      hint: 'Remove it from `aliases`: the page is shown there already.',
    },
  },
  'alias/taken': {
    severity: 'error',
    id: {
      message: 'Alamat lama {path} sekarang dipakai {other}.',
      hint: 'Hapus dari `aliases`, atau beri halaman yang memakainya alamat lain.',
    },
    en: {
      message: 'The former address {path} is now taken by {other}.',
      hint: 'Remove it from `aliases`, or give the page that takes it another address.',
    },
  },
  'alias/claimed-twice': {
    severity: 'error',
    id: {
      message: 'Alamat lama {path} sudah tertulis di {other}.',
      hint: 'Satu alamat lama hanya dapat mengantar ke satu halaman. Hapus salah satunya.',
    },
    en: {
      message: 'The former address {path} stands in {other} already.',
      hint: 'A former address can lead to one page only. Remove one of the two.',
    },
  },
  'link/moved': {
    severity: 'warning',
    id: {
      message: 'Tautan ke {target} memakai alamat lama; halamannya sekarang di {now}.',
      hint: 'Ganti dengan alamat yang baru.',
    },
    en: {
      message: 'The link to {target} uses a former address; the page is now at {now}.',
      hint: 'Write the new address.',
    },
  },
  'link/not-https': {
    severity: 'warning',
    id: {
      message: 'Tautan “{value}” berfungsi, tetapi tidak aman: alamatnya diawali http://.',
      hint: 'Buka alamat https-nya di peramban. Bila halamannya sama, tulis alamat itu.',
    },
    en: {
      message: 'The link “{value}” works but is not secure: it starts with http://.',
      hint: 'Open the https address in a browser. If it shows the same page, write that address.',
    },
  },
  'link/no-such-page': {
    severity: 'error',
    id: {
      message: 'Tautan ke {target} tidak menuju halaman mana pun.',
      hint: 'Periksa alamatnya[[; halaman yang ada: {known}]].',
    },
    en: {
      message: 'The link to {target} leads to no page.',
      hint: 'Check the address[[; there are: {known}]].',
    },
  },
  'link/absent-page': {
    severity: 'warning',
    id: {
      message: 'Tautan ke {target} menuju halaman yang {why}.',
      hint: 'Pembaca tidak akan menemukan apa-apa di sana. Hapus tautannya, atau ubah tanggal artikel itu.',
    },
    en: {
      message: 'The link to {target} leads to a page that {why}.',
      hint: 'Readers will find nothing there. Remove the link, or change the dates of that article.',
    },
  },
  'link/no-such-anchor': {
    severity: 'error',
    id: {
      message: 'Halaman {path} tidak punya bagian bernama #{anchor}.',
      hint: 'Periksa nama sesudah tanda #.',
    },
    en: {
      message: 'The page {path} has no part called #{anchor}.',
      hint: 'Check the name after the #.',
    },
  },
} as const satisfies Record<string, Entry>;

/** Diagnostics of this site, in both languages, each with the explanation for `senja explain`. */
import type { SiteDiagnostic } from 'senja';

export const diagnostics = {
  'site/no-articles': {
    severity: 'note',
    id: {
      message: 'Belum ada artikel, jadi bagian artikel di halaman depan tidak ditampilkan.',
      hint: 'Tambahkan artikel di folder articles/.',
    },
    en: {
      message: 'There are no articles, so the article sections of the home page are left out.',
      hint: 'Add articles to the articles/ folder.',
    },
    explanation: {
      id: 'Belum ada artikel yang diterbitkan, jadi bagian artikel di halaman depan ditiadakan. Tambahkan artikel di folder articles/, misalnya dengan npx senja new article "Judul".',
      en: 'No article is published yet, so the home page has no article sections. Add articles to the articles/ folder, for instance with npx senja new article "Title".',
      example: {
        file: 'articles/09-uji.yaml',
        wrong: 'draft: true',
        right: 'draft: false',
        without: ['articles/01-sayur.yaml', 'articles/02-jalan.md', 'images/kebun.png'],
      },
    },
  },
  'site/empty-category': {
    severity: 'note',
    id: {
      message: 'Kategori “{name}” belum punya artikel, jadi tidak ditampilkan.',
      hint: 'Tambahkan artikel dengan `category: {name}`, atau hapus kategorinya.',
    },
    en: {
      message: 'The category “{name}” has no articles, so it is left out.',
      hint: 'Add an article with `category: {name}`, or remove the category.',
    },
    explanation: {
      id: 'Kategori ini belum punya artikel, jadi bagian dan menunya tidak ditampilkan. Tulis artikel untuknya, atau hapus kategorinya dari site.yaml.',
      en: 'This category has no articles yet, so its section and menu entry are left out. Write an article for it, or remove it from site.yaml.',
      example: {
        file: 'site.yaml',
        wrong:
          'categories:\n  - name: Makanan Sehat\n    anchor: makanan\n    description: Makanan.\n  - name: Gerakan Ringan\n    anchor: gerakan\n    description: Gerakan.\n  - name: Tidur Nyenyak\n    anchor: tidur\n    description: Tidur.',
        right:
          'categories:\n  - name: Makanan Sehat\n    anchor: makanan\n    description: Makanan.\n  - name: Gerakan Ringan\n    anchor: gerakan\n    description: Gerakan.',
      },
    },
  },
  'site/duplicate-category': {
    severity: 'error',
    id: {
      message: 'Kategori “{name}” bertabrakan dengan kategori “{other}”: keduanya memakai #{id}.',
      hint: 'Ganti nama atau nama pendek salah satunya.',
    },
    en: {
      message: 'The category “{name}” clashes with “{other}”: both use #{id}.',
      hint: 'Change the name or the anchor of one of them.',
    },
    explanation: {
      id: 'Setiap kategori punya alamat dari namanya dan nama pendeknya. Dua kategori dengan alamat yang sama tidak dapat dibedakan dalam tautan. Ganti nama atau nama pendek salah satunya.',
      en: 'Each category gets addresses from its name and its anchor. Two with the same address cannot be told apart in links. Change the name or anchor of one.',
      example: {
        file: 'site.yaml',
        wrong:
          'categories:\n  - name: Makanan Sehat\n    anchor: makanan\n    description: Makanan.\n  - name: Gerakan Ringan\n    anchor: makanan\n    description: Gerakan.',
        right:
          'categories:\n  - name: Makanan Sehat\n    anchor: makanan\n    description: Makanan.\n  - name: Gerakan Ringan\n    anchor: gerakan\n    description: Gerakan.',
      },
    },
  },
  'site/example-data': {
    severity: 'note',
    onlyChecked: true,
    id: {
      message: 'Halaman “{title}” masih memuat data contoh.',
      hint: 'Gantilah dengan data yang benar, lalu hapus tanda contoh (`example: true`).',
    },
    en: {
      message: 'The page “{title}” still shows example data.',
      hint: 'Replace it with real data, then remove the example mark (`example: true`).',
    },
    explanation: {
      id: 'Dengan example: true, halaman memberi tahu pembaca bahwa nama, nomor telepon, atau alamatnya hanya contoh. Selama alamat situs di site.yaml juga contoh, ini hanya catatan. Setelah situs punya alamat sendiri, catatan ini menjadi peringatan. Ganti datanya, lalu hapus baris itu.',
      en: 'With example: true the page tells its readers that names, phone number or address are only examples. This is a note while the address of the site in site.yaml is an example as well, and a warning once the site has an address of its own. Replace the data, then remove the line.',
      example: { file: 'pages/kontak.yaml', wrong: 'example: true', right: 'example: false' },
    },
  },
  'site/example-data-public': {
    severity: 'warning',
    id: {
      message: 'Halaman “{title}” masih memuat data contoh, padahal situs sudah punya alamat sendiri, {url}.',
      hint: 'Gantilah dengan data yang benar, lalu hapus tanda contoh (`example: true`).',
    },
    en: {
      message:
        'The page “{title}” still shows example data, though the site has an address of its own, {url}.',
      hint: 'Replace it with real data, then remove the example mark (`example: true`).',
    },
    explanation: {
      id: 'Alamat situs di site.yaml bukan lagi contoh, jadi situs ini akan dibuka orang. Nomor dan alamat contoh tidak dapat dihubungi, dan orang-orang contoh tidak ada. Ganti datanya, lalu hapus baris example: true. Dengan --strict, situs tidak dibuat sampai itu selesai.',
      en: 'The address of the site in site.yaml is no example any more, so readers will come. They can reach nobody at an example number or address, and example people do not exist. Replace the data, then remove the line example: true. With --strict no site is made until that is done.',
      example: {
        file: 'pages/kontak.yaml',
        wrong: 'example: true',
        right: 'example: false',
        fieldsBeside: { 'site.yaml': 'url: https://senja-sehat.id/' },
      },
    },
  },
  'link/empty-category': {
    severity: 'warning',
    id: {
      message: 'Tautan ke #{anchor} belum menuju apa-apa: kategori “{name}” belum punya artikel.',
      hint: 'Tulis artikel untuk kategori itu, atau ganti tautannya.',
    },
    en: {
      message: 'The link to #{anchor} leads to nothing yet: the category “{name}” has no articles.',
      hint: 'Write an article for that category, or change the link.',
    },
    explanation: {
      id: 'Kategori tanpa artikel tidak punya bagian di halaman depan, jadi pembaca yang menekan tautan ini tetap di atas halaman. Tautannya menuju bagian itu begitu kategori punya artikel yang terbit.',
      en: 'A category without articles has no section on the home page, so readers who follow this link stay at the top of the page. It leads to the section as soon as an article of the category is published.',
      example: {
        file: 'pages/404.yaml',
        wrong: 'action:\n  name: Lihat gerakan\n  href: /#gerakan',
        right: 'action:\n  name: Ke beranda\n  href: /',
        without: ['articles/02-jalan.md', 'images/kebun.png'],
      },
    },
  },
} satisfies Record<string, SiteDiagnostic>;

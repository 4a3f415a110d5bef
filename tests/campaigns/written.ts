/** Correct files unlike all other samples: every way of writing a value, comments, blocks, brackets. */

/** Each is laid over the base of `tests/invalid-sites`. */
export const WRITTEN: readonly (readonly [path: string, text: string])[] = [
  [
    'articles/09-uji.yaml',
    `# Catatan penyunting: jangan dihapus
title: "Makan \\"pelan\\": satu-satu"  # judul: pendek
excerpt: >-
  Kunyah pelan,
  lalu minum: air putih.

category: 'Makanan Sehat'
imageUrl: https://images.unsplash.com/photo-9?w=800#a
imageAlt: Sepiring nasi, sayur bening,
  dan tempe
author: 'Ibu Jum''at'
reviewedBy: "dr. Sari
  Wulan"
sources:
  # dari perpustakaan
  - title: Buku
    url: https://kemkes.example/a#b
  - {title: 'Koran, pagi', url: "https://koran.example/"}
  - "Majalah: edisi 7"
  - Buku saku - edisi kedua
readTime: 7 menit
publishDate: 20 April 2025
draft: false
`,
  ],
  [
    'articles/10-pagi.md',
    `---
title: Jalan --- pagi
excerpt: |
  Berjalan pelan.
    \tMulai dari rumah: lima menit.
category: Gerakan Ringan
imageUrl: images/kebun.png
imageAlt: Kebun
sources:
- title: "Buku \\u0041 \\t tab"
- 'Catatan #3'
---

Isi dengan spasi di akhir  
dan\ttab.

\ttitle: bukan isian

---

publishDate: 2025-04-20
`,
  ],
  [
    'pages/kontak.yaml',
    `template: contact
path: /kontak/
title: Kontak
description: Cara menghubungi kami.
lead: Silakan menelepon.
email: "halo@uji.example" # kotak masuk
phone: "+62 21 5550 1234"
address: [Jalan Uji 1, "Kota: Uji", 'RT 007']
hours:
  title: Jam buka
  days:
    - day: Senin
      open: 9:00-17:00
    - day: "Sabtu"
      open: '9:00-12:00'   # setengah hari
form:
  title: Tulis pesan
faq:
  title: Pertanyaan
  items:
    - question: Apakah gratis?
      answer: |
        Ya, gratis.

        Tanpa syarat: cukup datang.
    - question: "Di mana?"
      answer: >
        Di rumah
        anda.
`,
  ],
  [
    'site.yaml',
    `# Situs
title: Situs Uji
tagline: 'Situs kecil: untuk menguji'
description: Situs kecil yang benar; setiap contoh merusak satu bagiannya.
url: https://uji.example/
language: id
categories:
  - name: Makanan Sehat
    anchor: makanan
    description: Makanan rumah.
  - {name: "Gerakan Ringan", anchor: gerakan, description: Gerakan pelan.}
navigation:
  - name: Beranda
    href: /
  - name: "Kontak"
    href: "/kontak/"
footer:
  description: |-
    Situs uji.
    Dua baris.
  copyright: Situs uji.
imageHosts: [images.unsplash.com]
`,
  ],
];

// Generated from content/models/*.schema.json by `npm run generate`; change the models instead.
// biome-ignore-all lint: generated
// biome-ignore-all format: generated

export type SourceModel =
  | string
  | {
      /**
       * Nama sumber.
       */
      title: string;
      /**
       * Alamat sumber.
       */
      url?: string;
      /**
       * Bahasa sumber: id (Indonesia) atau en (Inggris). Pembaca layar lalu mengucapkan namanya dengan benar. Bila dihapus: Indonesia.
       */
      language?: "id" | "en";
    };

/**
 * content/articles/: satu artikel setiap berkas.
 */
export interface ArticleModel {
  /**
   * Judul artikel.
   */
  title: string;
  /**
   * Ringkasan, satu atau dua kalimat.
   */
  excerpt: string;
  /**
   * Kategori; pilihannya ada di pengaturan situs.
   */
  category: string;
  /**
   * Foto: alamat https dari situs foto yang diizinkan, atau gambar di situs ini, misalnya images/kebun.jpg.
   */
  imageUrl: string;
  /**
   * Gambar situs, tampil selama foto belum datang atau bila foto gagal dimuat.
   */
  drawing?:
    | "buah"
    | "bubur"
    | "buku"
    | "garam"
    | "gelas"
    | "gula"
    | "ikan"
    | "jalan"
    | "jam"
    | "jemuran"
    | "kaki"
    | "kamar-kecil"
    | "kulkas"
    | "kursi"
    | "label"
    | "lampu"
    | "malam"
    | "matras"
    | "meja"
    | "minum-obat"
    | "napas"
    | "obat"
    | "obrolan"
    | "pegangan"
    | "piring"
    | "pot"
    | "pusing"
    | "sayur"
    | "sepatu"
    | "siang"
    | "susu"
    | "tangga"
    | "tas"
    | "teh"
    | "telepon"
    | "termos"
    | "tidur"
    | "timbangan"
    | "ubi";
  /**
   * true: tanpa foto, hanya gambar dari drawing yang tampil, misalnya bila foto tidak cocok dengan isinya. Tanpa drawing, tanda kategori yang tampil.
   */
  drawingOnly?: boolean;
  /**
   * Lama membaca, misalnya 7 menit.
   */
  readTime: string;
  /**
   * Tanggal terbit, misalnya 20 April 2025.
   */
  publishDate: string;
  /**
   * Keterangan foto, untuk orang yang tidak dapat melihatnya.
   */
  imageAlt?: string;
  /**
   * Nama penulis.
   */
  author?: string;
  /**
   * Nama pemeriksa isi, misalnya dokter.
   */
  reviewedBy?: string;
  /**
   * Pekerjaan pemeriksa isi, misalnya dokter umum.
   */
  reviewerRole?: string;
  /**
   * Tanggal isi diperiksa, misalnya 2 Mei 2025.
   */
  reviewed?: string;
  /**
   * Sumber bacaan.
   *
   * @maxItems 40
   */
  sources?: SourceModel[];
  /**
   * Kapan harus ke dokter: satu kalimat, atau daftar tanda bahaya.
   *
   * @maxItems 12
   */
  seekHelp?: string | string[];
  /**
   * Kata pencarian, kata lain yang mungkin dicari pembaca, misalnya darah tinggi. Hanya untuk pencarian, tidak tampil.
   *
   * @minItems 1
   * @maxItems 40
   */
  keywords?: string[];
  /**
   * true: artikel belum diterbitkan.
   */
  draft: boolean;
  /**
   * Tanggal terakhir diperbarui, misalnya 2 Mei 2025.
   */
  updated?: string;
  /**
   * Hari artikel ditarik, misalnya 2 Juni 2026. Mulai hari itu artikel tidak tampil lagi.
   */
  expires?: string;
  /**
   * Alamat lama artikel ini, misalnya /artikel/nama-lama/. Pembaca yang membukanya dialihkan ke sini.
   *
   * @maxItems 40
   */
  aliases?: string[];
}

/**
 * Halaman tentang kami.
 */
export interface AboutPageModel {
  /**
   * Jenis halaman: about.
   */
  template: "about";
  /**
   * Judul halaman.
   */
  title: string;
  /**
   * Keterangan halaman, untuk mesin pencari.
   */
  description: string;
  /**
   * Alamat halaman, misalnya /kontak/. Bila dihapus, diambil dari nama berkas.
   */
  path?: string;
  /**
   * Bahasa halaman. Bila dihapus: bahasa situs.
   */
  language?: "id" | "en";
  /**
   * Alamat lama halaman ini, misalnya /nama-lama/. Pembaca yang membukanya dialihkan ke sini.
   *
   * @maxItems 40
   */
  aliases?: string[];
  /**
   * Tanggal terakhir diperbarui, misalnya 15 April 2025.
   */
  updated?: string;
  /**
   * true: nama contoh, bukan nama yang sebenarnya. Pembaca diberi tahu.
   */
  example: boolean;
  /**
   * Sambutan.
   */
  welcome: {
    /**
     * Judul sambutan.
     */
    title: string;
    /**
     * Alinea sambutan.
     *
     * @minItems 1
     * @maxItems 40
     *
     * Items: Satu alinea.
     */
    paragraphs: string[];
  };
  /**
   * Daftar janji.
   */
  mission: {
    /**
     * Judul daftar.
     */
    title: string;
    /**
     * Satu kalimat pembuka.
     */
    description?: string;
    /**
     * Janji-janji.
     *
     * @minItems 1
     * @maxItems 40
     *
     * Items: Satu janji.
     */
    items: {
      /**
       * Janji dalam beberapa kata.
       */
      title: string;
      /**
       * Penjelasan janji.
       */
      text: string;
    }[];
  };
  /**
   * Daftar ahli.
   */
  team: {
    /**
     * Judul daftar.
     */
    title: string;
    /**
     * Satu kalimat pembuka.
     */
    description?: string;
    /**
     * Para ahli.
     *
     * @minItems 1
     * @maxItems 40
     *
     * Items: Satu ahli.
     */
    members: {
      /**
       * Nama lengkap.
       */
      name: string;
      /**
       * Bidang keahlian.
       */
      role: string;
      /**
       * Keterangan singkat.
       */
      text?: string;
      /**
       * Gambar wajah, tampil di sini dan di artikel yang ditulis atau diperiksa orang ini. Tanpa gambar, huruf awal namanya yang tampil.
       */
      portrait?: "dokter" | "jilbab" | "kacamata" | "udeng";
    }[];
  };
}

/**
 * Halaman kontak.
 */
export interface ContactPageModel {
  /**
   * Jenis halaman: contact.
   */
  template: "contact";
  /**
   * Judul halaman.
   */
  title: string;
  /**
   * Keterangan halaman, untuk mesin pencari.
   */
  description: string;
  /**
   * Alamat halaman, misalnya /kontak/. Bila dihapus, diambil dari nama berkas.
   */
  path?: string;
  /**
   * Bahasa halaman. Bila dihapus: bahasa situs.
   */
  language?: "id" | "en";
  /**
   * Alamat lama halaman ini, misalnya /nama-lama/. Pembaca yang membukanya dialihkan ke sini.
   *
   * @maxItems 40
   */
  aliases?: string[];
  /**
   * Tanggal terakhir diperbarui, misalnya 15 April 2025.
   */
  updated?: string;
  /**
   * true: data contoh, yaitu email, telepon, alamat, dan jam buka di halaman ini. Pembaca diberi tahu.
   */
  example: boolean;
  /**
   * Kalimat pembuka.
   */
  lead: string;
  /**
   * Alamat email.
   */
  email: string;
  /**
   * Nomor telepon, misalnya +62 21 5550 1234.
   */
  phone: string;
  /**
   * Alamat surat, satu baris setiap butir.
   *
   * @minItems 1
   * @maxItems 8
   *
   * Items: Satu baris alamat.
   */
  address: string[];
  /**
   * Jam buka.
   */
  hours: {
    /**
     * Judul tabel.
     */
    title: string;
    /**
     * Baris jam buka.
     *
     * @minItems 1
     * @maxItems 14
     *
     * Items: Satu baris.
     */
    days: {
      /**
       * Hari, misalnya Senin sampai Jumat.
       */
      day: string;
      /**
       * Jam, misalnya 9:00-17:00 atau Tutup.
       */
      open: string;
    }[];
    /**
     * Keterangan tambahan, misalnya zona waktu.
     */
    note?: string;
  };
  /**
   * Formulir pesan.
   */
  form: {
    /**
     * Judul formulir.
     */
    title: string;
    /**
     * Satu kalimat pembuka.
     */
    description?: string;
  };
  /**
   * Tanya jawab, pertanyaan yang sering ditanyakan.
   */
  faq: {
    /**
     * Judul bagian.
     */
    title: string;
    /**
     * Pertanyaan dan jawaban.
     *
     * @minItems 1
     * @maxItems 40
     *
     * Items: Satu pertanyaan.
     */
    items: {
      /**
       * Pertanyaan.
       */
      question: string;
      /**
       * Jawaban.
       */
      answer: string;
    }[];
  };
}

/**
 * Halaman depan.
 */
export interface HomePageModel {
  /**
   * Jenis halaman: home.
   */
  template: "home";
  /**
   * Judul halaman.
   */
  title: string;
  /**
   * Keterangan halaman, untuk mesin pencari.
   */
  description: string;
  /**
   * Alamat halaman, misalnya /kontak/. Bila dihapus, diambil dari nama berkas.
   */
  path?: string;
  /**
   * Bahasa halaman. Bila dihapus: bahasa situs.
   */
  language?: "id" | "en";
  /**
   * Alamat lama halaman ini, misalnya /nama-lama/. Pembaca yang membukanya dialihkan ke sini.
   *
   * @maxItems 40
   */
  aliases?: string[];
  /**
   * Tanggal terakhir diperbarui, misalnya 15 April 2025.
   */
  updated?: string;
  /**
   * Bagian paling atas.
   */
  hero: {
    /**
     * Kalimat besar.
     */
    title: string;
    /**
     * Satu atau dua kalimat pembuka.
     */
    lead: string;
    /**
     * Dua tombol.
     *
     * @minItems 1
     * @maxItems 3
     *
     * Items: Tombol atau tautan.
     */
    actions: {
      /**
       * Tulisan pada tombol.
       */
      name: string;
      /**
       * Alamat tujuan, misalnya /kontak/ atau /#makanan.
       */
      href: string;
    }[];
  };
  /**
   * Bagian Artikel Pilihan.
   */
  featured: {
    /**
     * Judul bagian.
     */
    title: string;
    /**
     * Satu kalimat di bawah judul.
     */
    description?: string;
  };
  /**
   * Bagian Artikel Terbaru.
   */
  latest: {
    /**
     * Judul bagian.
     */
    title: string;
    /**
     * Satu kalimat di bawah judul.
     */
    description?: string;
  };
  /**
   * Kotak langganan.
   */
  newsletter: {
    /**
     * Judul kotak langganan.
     */
    title: string;
    /**
     * Penjelasan singkat.
     */
    description: string;
  };
}

/**
 * Halaman hukum, dengan tulisan panjang.
 */
export interface LegalPageModel {
  /**
   * Jenis halaman: legal.
   */
  template: "legal";
  /**
   * Judul halaman.
   */
  title: string;
  /**
   * Keterangan halaman, untuk mesin pencari.
   */
  description: string;
  /**
   * Alamat halaman, misalnya /kontak/. Bila dihapus, diambil dari nama berkas.
   */
  path?: string;
  /**
   * Bahasa halaman. Bila dihapus: bahasa situs.
   */
  language?: "id" | "en";
  /**
   * Alamat lama halaman ini, misalnya /nama-lama/. Pembaca yang membukanya dialihkan ke sini.
   *
   * @maxItems 40
   */
  aliases?: string[];
  /**
   * Tanggal terakhir diperbarui, misalnya 15 April 2025.
   */
  updated?: string;
  /**
   * Kalimat pembuka.
   */
  lead?: string;
  urgent?: UrgentModel;
}
/**
 * Keadaan darurat, apa yang harus dilakukan. Tampil di atas daftar isi; tautannya ada di menu dan di kaki setiap halaman.
 */
export interface UrgentModel {
  /**
   * Judul bagian, misalnya Keadaan darurat. Juga tulisan pada tautannya.
   */
  title: string;
  /**
   * Apa yang harus dilakukan, satu alinea setiap butir.
   *
   * @minItems 1
   * @maxItems 8
   */
  paragraphs: string[];
  /**
   * Tanda bahaya.
   *
   * @minItems 1
   * @maxItems 24
   */
  signs: string[];
  /**
   * Alinea di bawah tanda-tanda itu.
   */
  note?: string;
}

/**
 * Halaman 404.
 */
export interface NotFoundPageModel {
  /**
   * Jenis halaman: not-found.
   */
  template: "not-found";
  /**
   * Judul halaman.
   */
  title: string;
  /**
   * Keterangan halaman, untuk mesin pencari.
   */
  description: string;
  /**
   * Alamat halaman, misalnya /kontak/. Bila dihapus, diambil dari nama berkas.
   */
  path?: string;
  /**
   * Bahasa halaman. Bila dihapus: bahasa situs.
   */
  language?: "id" | "en";
  /**
   * Tanggal terakhir diperbarui, misalnya 15 April 2025.
   */
  updated?: string;
  /**
   * Tulisan besar, misalnya 404.
   */
  heading: string;
  /**
   * Pesan.
   */
  message: string;
  /**
   * Kalimat penolong.
   */
  hint?: string;
  /**
   * Tombol atau tautan.
   */
  action: {
    /**
     * Tulisan pada tombol.
     */
    name: string;
    /**
     * Alamat tujuan, misalnya /kontak/ atau /#makanan.
     */
    href: string;
  };
}

/**
 * content/site.yaml: hal-hal yang sama di seluruh situs.
 */
export interface SiteModel {
  /**
   * Nama situs, tampil di kepala setiap halaman.
   */
  title: string;
  /**
   * Semboyan, satu kalimat pendek di bawah nama situs.
   */
  tagline: string;
  /**
   * Keterangan situs, untuk mesin pencari.
   */
  description: string;
  /**
   * Alamat situs setelah terbit, misalnya https://contoh.id/ atau https://contoh.github.io/senja/.
   */
  url: string;
  /**
   * Bahasa situs: id (Indonesia) atau en (Inggris).
   */
  language: string;
  /**
   * Bahasa lain situs ini. Terjemahan 01-sayur.md ditulis dalam 01-sayur.en.md dan terbit di bawah /en/.
   *
   * @minItems 1
   * @maxItems 12
   */
  languages?: TranslationModel[];
  /**
   * Zona waktu situs: Asia/Jakarta (WIB), Asia/Makassar (WITA), atau Asia/Jayapura (WIT). Menurut zona ini artikel terbit dan ditarik.
   */
  timeZone: string;
  /**
   * Urutan artikel: files (menurut nama berkas) atau newest (tanggal terbit terbaru di depan).
   */
  order: "files" | "newest";
  /**
   * Kategori artikel. Urutannya berlaku di semua halaman.
   *
   * @minItems 1
   * @maxItems 24
   */
  categories: CategoryModel[];
  /**
   * Tautan ke halaman, dipakai di menu dan di kaki halaman.
   *
   * @minItems 1
   * @maxItems 24
   */
  navigation: NavigationModel[];
  footer: FooterModel1;
  /**
   * Nomor darurat. Di nasihat kesehatan, isi artikel, dan halaman hukum, nomor ini dapat ditekan untuk menelepon.
   *
   * @minItems 1
   * @maxItems 12
   */
  emergencyNumbers?: EmergencyNumberModel[];
  /**
   * Kata yang menandakan keadaan darurat, misalnya sesak atau bunuh diri. Bila pembaca mencarinya, nomor darurat pertama tampil paling atas. Bila dihapus: dada, sesak, stroke, mencong, pelo, pingsan, kejang, bunuh diri, dan sejenisnya.
   *
   * @minItems 1
   * @maxItems 60
   */
  emergencyWords?: string[];
  /**
   * Situs asal foto, yang boleh dipakai. Bila dihapus, semua situs https boleh.
   *
   * @maxItems 24
   */
  imageHosts?: string[];
  /**
   * Cara foto dari situs lain dipakai: remote (ponsel pembaca mengambilnya dari situs asalnya) atau local (diambil sekali dengan senja photos, lalu ikut terbit bersama situs ini).
   */
  photos: "remote" | "local";
  /**
   * true: kotak pencarian mencari artikel. false: kotak pencarian hanya menyimpan tulisan.
   */
  search: boolean;
  contact?: EndpointModel;
  newsletter?: EndpointModel1;
}
export interface TranslationModel {
  /**
   * Singkatan bahasa, misalnya en.
   */
  code: string;
  /**
   * Nama situs, tampil di kepala setiap halaman, dalam bahasa ini.
   */
  title?: string;
  /**
   * Semboyan, satu kalimat pendek di bawah nama situs, dalam bahasa ini.
   */
  tagline?: string;
  /**
   * Keterangan situs, untuk mesin pencari, dalam bahasa ini.
   */
  description?: string;
  /**
   * Kategori dalam bahasa ini; artikel dalam bahasa ini memilih dari sini.
   *
   * @minItems 1
   * @maxItems 24
   */
  categories?: CategoryModel[];
  /**
   * Tautan ke halaman, misalnya /en/kontak/.
   *
   * @minItems 1
   * @maxItems 24
   */
  navigation?: NavigationModel[];
  /**
   * Nomor darurat, dengan keterangan dalam bahasa ini.
   *
   * @minItems 1
   * @maxItems 24
   */
  emergencyNumbers?: EmergencyNumberModel[];
  /**
   * Kata dalam bahasa ini yang menandakan keadaan darurat.
   *
   * @minItems 1
   * @maxItems 60
   */
  emergencyWords?: string[];
  footer?: FooterModel;
}
export interface CategoryModel {
  /**
   * Nama kategori, misalnya Makanan Sehat.
   */
  name: string;
  /**
   * Nama pendek untuk tautan, huruf kecil tanpa spasi, misalnya makanan.
   */
  anchor: string;
  /**
   * Keterangan kategori, satu kalimat tentang isinya.
   */
  description: string;
  /**
   * Gambar kategori: bowl (mangkuk), walk (orang berjalan), moon (bulan), lotus (teratai), sun (matahari). Bila dihapus, dipilih menurut urutan.
   */
  motif?: "bowl" | "walk" | "moon" | "lotus" | "sun";
  /**
   * Alamat lama kategori ini, misalnya /kategori/nama-lama/. Pembaca yang membukanya dialihkan ke sini.
   *
   * @maxItems 40
   */
  aliases?: string[];
}
export interface NavigationModel {
  /**
   * Tulisan pada tautan.
   */
  name: string;
  /**
   * Alamat tujuan, misalnya /kontak/.
   */
  href: string;
}
export interface EmergencyNumberModel {
  /**
   * Nomor yang ditelepon, misalnya "119".
   */
  number: string;
  /**
   * Siapa yang menjawab, misalnya ambulans. Pembaca layar menyebutnya.
   */
  label: string;
}
/**
 * Tulisan di kaki setiap halaman.
 */
export interface FooterModel {
  /**
   * Keterangan singkat, di kaki halaman.
   */
  description: string;
  /**
   * Baris hak cipta.
   */
  copyright: string;
  /**
   * Catatan kesehatan, pengingat bahwa isi situs bukan pengganti nasihat dokter.
   */
  healthNote?: string;
}
/**
 * Tulisan di kaki setiap halaman.
 */
export interface FooterModel1 {
  /**
   * Keterangan singkat, di kaki halaman.
   */
  description: string;
  /**
   * Baris hak cipta.
   */
  copyright: string;
  /**
   * Catatan kesehatan, pengingat bahwa isi situs bukan pengganti nasihat dokter.
   */
  healthNote?: string;
}
/**
 * Tujuan formulir kontak. Bila dihapus, pesan tidak benar-benar dikirim.
 */
export interface EndpointModel {
  /**
   * Alamat https yang menerima formulir.
   */
  endpoint: string;
}
/**
 * Tujuan kotak langganan. Bila dihapus, tombolnya tidak melakukan apa-apa.
 */
export interface EndpointModel1 {
  /**
   * Alamat https yang menerima formulir.
   */
  endpoint: string;
}

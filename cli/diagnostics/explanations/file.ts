import type { Explanation } from './explanation.ts';

export const FILE = {
  'file/too-large': {
    id: 'Berkas konten paling besar 256 KiB, kira-kira sepanjang buku tipis. Berkas yang lebih besar biasanya memuat gambar atau salinan yang tidak sengaja. Simpan gambar di folder images/, dan bagi tulisan panjang menjadi beberapa artikel.',
    en: 'A content file may have 256 KiB, about the length of a slim book. A larger one usually holds a picture or an accidental copy. Keep pictures in the images/ folder and split a long text into several articles.',
    example: {
      file: 'articles/09-uji.yaml',
      wrong: 'title: Judul yang tertempel ribuan kali',
      right: 'title: Judul',
      as: 'repeated',
    },
  },
  'file/too-many-lines': {
    id: 'Satu berkas boleh memuat 10.000 baris, jauh lebih banyak daripada tulisan yang panjang. Lebih dari itu biasanya baris kosong atau salinan yang tidak sengaja, dan komputer perlu terlalu banyak tempat untuk membacanya. Hapus yang tidak perlu, atau bagi tulisan itu menjadi beberapa artikel.',
    en: 'A file may have 10,000 lines, far more than a long text. More are usually blank lines or an accidental copy, and take too much memory to read. Remove what is not needed, or split the text into several articles.',
    example: {
      file: 'articles/09-uji.yaml',
      wrong: 'title: Judul',
      right: 'title: Judul',
      as: 'many-lines',
    },
  },
  'file/too-slow': {
    id: 'Membaca satu berkas biasanya lebih cepat daripada sekejap mata. Bila sepuluh detik belum cukup, senja berhenti membacanya dan menyebut namanya, agar Anda tidak menunggu tanpa tahu sebabnya. Berkas lain tetap diperiksa.',
    en: 'Reading one file usually takes less than the blink of an eye. When ten seconds are not enough, senja stops and names the file, so that nobody waits without knowing why. All other files are still checked.',
    example: null,
  },
  'file/unreadable': {
    id: 'Komputer menolak membuka berkas ini: mungkin akun Anda tidak diberi izin, atau berkasnya sedang dipakai program lain. senja tidak melewatinya diam-diam, agar tidak ada artikel yang hilang tanpa diketahui. Perbaiki izin berkas, lalu jalankan lagi.',
    en: "The computer refused to open this file: your account may lack the permission, or another program holds it. senja does not skip it in silence, so that no article vanishes unnoticed. Mend the file's permissions and run again.",
    example: {
      file: 'articles/08-terkunci.yaml',
      wrong: 'title: Judul',
      right: 'title: Judul',
      as: 'locked',
    },
  },
  'file/not-utf8': {
    id: 'Semua berkas dibaca sebagai UTF-8, cara menyimpan huruf yang dipakai di seluruh web. Berkas dari program lama kadang disimpan sebagai ANSI atau Latin-1; huruf seperti é lalu tidak terbaca. Buka berkas, pilih Simpan Sebagai, dan pilih pengodean UTF-8.',
    en: 'Every file is read as UTF-8, the way the whole web stores letters. Older programs sometimes save as ANSI or Latin-1, and letters such as é become unreadable. Open the file, choose Save As, and pick the encoding UTF-8.',
    example: {
      file: 'articles/09-uji.yaml',
      wrong: 'title: Ngopi di kafé',
      right: 'title: Ngopi di kafé',
      as: 'latin-1',
    },
  },
  'file/utf16': {
    id: 'Berkas ini disimpan dengan dua bita untuk setiap huruf (UTF-16, di Notepad lama bernama Unicode). senja membaca UTF-8 saja. Buka berkas, pilih Simpan Sebagai, dan pilih pengodean UTF-8.',
    en: 'This file stores two bytes for each letter (UTF-16, called Unicode in old versions of Notepad). senja reads UTF-8 only. Open the file, choose Save As, and pick the encoding UTF-8.',
    example: {
      file: 'articles/09-uji.yaml',
      wrong: 'title: Judul',
      right: 'title: Judul',
      as: 'utf-16',
    },
  },
  'file/not-text': {
    id: 'senja membaca berkas tulisan biasa, seperti yang dibuat Notepad atau TextEdit. Dokumen Word, PDF, dan gambar disimpan dengan cara lain, juga bila akhiran namanya diganti. Salin tulisannya ke berkas baru yang dibuat dengan penyunting teks.',
    en: 'senja reads plain text files, such as a simple text editor makes. Word documents, PDFs and pictures are stored in another way, also when their name is changed. Copy the text into a new file made with a text editor.',
    example: {
      file: 'articles/09-uji.yaml',
      whole: true,
      wrong: '%PDF-1.7\n',
      right:
        'title: Judul\nexcerpt: Ringkasan.\ncategory: Makanan Sehat\nimageUrl: https://images.unsplash.com/photo-9\n',
    },
  },
  'file/nul': {
    id: 'Tanda NUL tidak pernah ada dalam tulisan. Biasanya berkas rusak saat disalin, atau bukan berkas tulisan sama sekali. Pulihkan dari salinan yang baik; bila hanya satu tanda, hapus dan ketik ulang huruf di sekitarnya.',
    en: 'A NUL character never occurs in text. Usually the file was damaged while copying, or is no text file at all. Restore a good copy; if there is only one, delete it and retype the letters around it.',
    example: {
      file: 'articles/09-uji.yaml',
      wrong: 'title: Makan\0 sehat',
      right: 'title: Makan sehat',
    },
  },
  'file/conflict': {
    id: 'Dua orang mengubah baris yang sama, dan Git menaruh kedua versinya di sini. Di atas ======= ada versi pertama, di bawahnya versi kedua. Simpan yang benar, lalu hapus sisanya dan ketiga baris tandanya. Di addresses.txt kedua versi benar: hapus baris tandanya saja.',
    en: 'Two people have changed the same lines, and Git has put both versions here: one above the =======, the other below. Keep what is right, then delete the rest and the three marker lines. In addresses.txt both are right: delete the marker lines alone.',
    example: {
      file: 'articles/09-uji.yaml',
      wrong: '<<<<<<< HEAD\ntitle: Judul pertama\n=======\ntitle: Judul kedua\n>>>>>>> kiriman',
      right: 'title: Judul pertama',
    },
  },
  'file/control-character': {
    id: 'Tanda kendali tidak tampak di layar tetapi dapat mengacaukan halaman dan program pembaca layar. Biasanya ikut tersalin dari program lain. Hapus tanda di tempat yang ditunjuk, lalu ketik ulang huruf di sekitarnya.',
    en: 'Control characters are invisible but can upset pages and screen readers. They usually come along when copying from another program. Delete the one shown and retype the letters around it.',
    example: {
      file: 'articles/09-uji.yaml',
      wrong: 'title: Makan\u0007 sehat',
      right: 'title: Makan sehat',
    },
  },
  'file/bidi-character': {
    id: 'Tanda ini membalik arah tulisan, sehingga yang tampak di layar berbeda dari isi sebenarnya. Tulisan berbahasa Indonesia tidak memerlukannya, dan orang jahat memakainya untuk menipu. Hapus tanda itu.',
    en: 'This character reverses the direction of text, so that what is seen differs from what is there. Indonesian text never needs it, and it is used to deceive. Delete it.',
    example: {
      file: 'articles/09-uji.yaml',
      wrong: 'title: Makan \u202esehat',
      right: 'title: Makan sehat',
    },
  },
  'file/byte-order-mark': {
    id: 'Tanda ini hanya berarti di awal berkas; di tengah berkas ia menjadi huruf yang tidak tampak. Biasanya timbul ketika dua berkas digabung. Hapus tanda itu, lalu ketik ulang huruf di sekitarnya.',
    en: 'This mark only has a meaning at the start of a file; in the middle it is an invisible letter. It usually appears when two files are joined. Delete it and retype the letters around it.',
    example: {
      file: 'articles/09-uji.yaml',
      wrong: 'title: Makan\ufeff sehat',
      right: 'title: Makan sehat',
    },
  },
  'file/empty': {
    id: 'Berkas tanpa isi tidak dapat menjadi artikel atau halaman. Mungkin berkas ini baru dibuat atau gagal disimpan. Isi dengan isian yang diperlukan, atau hapus berkasnya.',
    en: 'A file with nothing in it cannot become an article or page. It may have just been created, or saving it failed. Fill in the fields it needs, or delete the file.',
    example: {
      file: 'articles/09-uji.yaml',
      wrong: '',
      right:
        'title: Judul\nexcerpt: Ringkasan.\ncategory: Makanan Sehat\nimageUrl: images/kebun.png\nimageAlt: Kebun',
      whole: true,
    },
  },
  'file/only-comments': {
    id: 'Baris yang diawali # adalah catatan untuk penyunting dan tidak dibaca. Di berkas ini semua baris diawali #, jadi tidak ada isi. Hapus tanda # di depan baris yang seharusnya dibaca.',
    en: 'Lines that start with # are notes for editors and are not read. Here every line starts with one, so nothing is left. Remove the # in front of the lines that should be read.',
    example: {
      file: 'articles/09-uji.yaml',
      wrong: '# title: Judul\n# excerpt: Ringkasan.',
      right:
        'title: Judul\nexcerpt: Ringkasan.\ncategory: Makanan Sehat\nimageUrl: images/kebun.png\nimageAlt: Kebun',
      whole: true,
    },
  },
  'file/symbolic-link': {
    id: 'Tautan simbolis adalah nama kedua untuk berkas atau folder lain, yang mungkin berada di luar folder konten. Demi keamanan senja hanya membaca yang benar-benar ada di folder konten. Ganti tautan itu dengan salinan berkas atau foldernya. Hanya --content sendiri yang boleh berupa tautan.',
    en: 'A symbolic link is a second name for another file or folder, perhaps outside the content folder. For safety senja reads only what really is in the content folder. Replace the link with a copy of the file or folder. Only what --content itself names may be a link.',
    example: {
      file: 'articles/08-tautan.yaml',
      wrong: 'title: Judul',
      right: 'title: Judul',
      as: 'link',
    },
  },
  'file/special': {
    id: 'Pipa, soket, dan alat adalah pintu ke program atau perangkat lain, bukan tempat menyimpan tulisan; membacanya bisa menunggu tanpa akhir. Biasanya ditinggalkan program lain. Hapus, atau simpan tulisannya sebagai berkas biasa dengan nama itu.',
    en: 'A pipe, a socket or a device is a door to another program or machine, no place to keep a text; reading one may wait for ever. Usually some program has left it behind. Delete it, or save the text as an ordinary file of that name.',
    example: {
      file: 'articles/08-pipa.yaml',
      wrong: 'title: Judul',
      right: 'title: Judul',
      as: 'pipe',
    },
  },
  'file/document': {
    id: 'Dokumen Word, LibreOffice, PDF, dan sejenisnya bukan berkas tulisan biasa: mengganti akhiran namanya tidak mengubah isinya. Buat artikel dengan npx senja new article, lalu salin tulisannya ke sana.',
    en: 'Documents of Word, LibreOffice, PDF and the like are not plain text: changing the end of the name does not change what is inside. Create an article with npx senja new article and copy the text into it.',
    example: {
      file: 'articles/08-tempe.docx',
      rightFile: 'articles/08-tempe.yaml',
      wrong: 'Tempe',
      right:
        'title: Tempe\nexcerpt: Lauk murah.\ncategory: Makanan Sehat\nimageUrl: images/kebun.png\nimageAlt: Kebun',
      whole: true,
    },
  },
  'file/backup': {
    id: 'Berkas yang berakhiran .bak, .old, atau .orig adalah cadangan dari berkas lain. Berkas itu dilewati dan tidak mengganggu situs.',
    en: 'A file that ends in .bak, .old or .orig is a backup of another one. It is skipped and does no harm.',
    example: {
      file: 'articles/08-tempe.yaml.bak',
      rightFile: 'articles/08-tempe.yaml',
      wrong: 'title: Tempe',
      right:
        'title: Tempe\nexcerpt: Lauk murah.\ncategory: Makanan Sehat\nimageUrl: images/kebun.png\nimageAlt: Kebun',
      whole: true,
    },
  },
  'file/ignored': {
    id: 'Hanya berkas .yaml, .yml, dan .md dibaca, dengan huruf kecil. Berkas lain dilewati, dan peringatan ini memberitahukannya agar tidak ada artikel yang hilang diam-diam. Ganti akhiran namanya, atau pindahkan berkas itu ke tempat lain.',
    en: 'Only .yaml, .yml and .md files are read, in lower case. Others are skipped, and this warning says so, so that no article is lost in silence. Rename the file or move it elsewhere.',
    example: {
      file: 'articles/08-tempe.txt',
      rightFile: 'articles/08-tempe.yaml',
      wrong: 'title: Tempe',
      right:
        'title: Tempe\nexcerpt: Lauk murah.\ncategory: Makanan Sehat\nimageUrl: images/kebun.png\nimageAlt: Kebun',
      whole: true,
    },
  },
  'file/folder': {
    id: 'Artikel dan halaman harus berada langsung di bawah articles/ atau pages/. Folder di dalamnya tidak dibuka. Pindahkan berkasnya satu tingkat ke atas; urutan diatur dengan angka di depan nama berkas.',
    en: 'Articles and pages must lie directly in articles/ or pages/. Folders inside them are not opened. Move the files one level up; their order is set by the number at the start of the file name.',
    example: {
      file: 'articles/08-folder',
      wrong: 'title: Judul',
      right: 'title: Judul',
      as: 'folder',
    },
  },
  'file/unknown-folder': {
    id: 'Di folder konten hanya articles/, pages/, dan images/ yang dibaca, dengan nama persis seperti itu. Isi folder lain tidak pernah tampil di situs. Biasanya namanya salah ketik atau diterjemahkan.',
    en: 'In the content folder only articles/, pages/ and images/ are read, called exactly so. What lies in any other folder never shows on the site. Usually its name is misspelt or translated.',
    example: {
      file: 'artikel/08-tempe.yaml',
      rightFile: 'articles/08-tempe.yaml',
      wrong:
        'title: Tempe\nexcerpt: Lauk murah.\ncategory: Makanan Sehat\nimageUrl: images/kebun.png\nimageAlt: Kebun',
      right:
        'title: Tempe\nexcerpt: Lauk murah.\ncategory: Makanan Sehat\nimageUrl: images/kebun.png\nimageAlt: Kebun',
      whole: true,
    },
  },
  'file/unknown-file': {
    id: 'Langsung di folder konten hanya site.yaml yang dibaca; catatan seperti README.md boleh ada di sana. Artikel, halaman, dan gambar punya foldernya sendiri, dan di luar folder itu tidak tampil di situs.',
    en: 'Directly in the content folder only site.yaml is read; notes such as README.md may lie there. Articles, pages and pictures have folders of their own, and do not show on the site from outside them.',
    example: {
      file: '08-tempe.yaml',
      rightFile: 'articles/08-tempe.yaml',
      wrong:
        'title: Tempe\nexcerpt: Lauk murah.\ncategory: Makanan Sehat\nimageUrl: images/kebun.png\nimageAlt: Kebun',
      right:
        'title: Tempe\nexcerpt: Lauk murah.\ncategory: Makanan Sehat\nimageUrl: images/kebun.png\nimageAlt: Kebun',
      whole: true,
    },
  },
  'file/not-a-folder': {
    id: 'Nama articles, pages, images, dan models adalah nama folder. Di sini ada berkas dengan nama itu, jadi foldernya tidak dapat dibuat. Ganti nama berkasnya.',
    en: 'The names articles, pages, images and models belong to folders. Here a file has one of them, so there can be no such folder. Rename the file.',
    example: {
      file: 'models',
      rightFile: 'catatan.txt',
      wrong: 'Catatan.',
      right: 'Catatan.',
      whole: true,
    },
  },
  'file/models-not-read': {
    id: 'Aturan isian selalu diambil dari senja sendiri. Salinannya boleh ada di folder models/, agar program penyunting dapat membantu saat mengetik, tetapi salinan yang diubah tidak mengubah apa-apa.',
    en: 'The rules for fields always come from senja itself. A copy of them may lie in a models/ folder, so that editors can help while typing, but a copy that was changed changes nothing.',
    example: {
      file: 'models/article.schema.json',
      rightFile: 'catatan.txt',
      wrong: '{}',
      right: 'Catatan.',
      whole: true,
    },
  },
} as const satisfies Record<string, Explanation>;

import type { Entry } from './entry.ts';

/** Faults of a file before its content is looked at. */
export const FILE = {
  'file/too-large': {
    severity: 'error',
    id: {
      message: 'Berkas ini {size} KiB, lebih besar dari batas {limit} KiB.',
      hint: 'Bagi isinya menjadi beberapa berkas, atau pindahkan gambar ke folder images/.',
    },
    en: {
      message: 'This file is {size} KiB, above the limit of {limit} KiB.',
      hint: 'Split it into several files, or move pictures to the images/ folder.',
    },
  },
  'file/too-many-lines': {
    severity: 'error',
    id: {
      message: 'Berkas ini lebih dari {limit} baris.',
      hint: 'Hapus baris kosong atau salinan yang tidak sengaja, atau bagi isinya menjadi beberapa berkas.',
    },
    en: {
      message: 'This file has more than {limit|line|lines}.',
      hint: 'Remove blank lines or an accidental copy, or split it into several files.',
    },
  },
  'file/too-slow': {
    severity: 'error',
    id: {
      message: 'Berkas ini belum selesai dibaca setelah 10 detik, jadi dilewati.',
      hint: 'Itu kekurangan senja. Ubah atau bagi bagian yang tidak biasa, misalnya satu tanda yang diulang ribuan kali, dan laporkan berkas ini.',
    },
    en: {
      message: 'This file was not read to its end after 10 seconds, so it was left out.',
      hint: 'That is a weakness of senja. Change or split what is unusual in it, such as one sign repeated thousands of times, and report the file.',
    },
  },
  'file/unreadable': {
    severity: 'error',
    id: {
      message: 'Berkas ini tidak dapat dibaca ({reason}).',
      hint: 'Periksa apakah berkas boleh dibaca oleh akun yang Anda pakai.',
    },
    en: {
      message: 'This file cannot be read ({reason}).',
      hint: 'Check that your account may read the file.',
    },
  },
  'file/not-utf8': {
    severity: 'error',
    id: {
      message:
        'Ada huruf di sini yang tidak terbaca, karena berkas ini tidak disimpan sebagai UTF-8 (mungkin ANSI atau Latin-1).',
      hint: 'Buka di penyunting teks, lalu pilih Simpan Sebagai dengan pengodean UTF-8.',
    },
    en: {
      message:
        'A character here cannot be read: the file is not saved as UTF-8 (perhaps as ANSI or Latin-1).',
      hint: 'Open it in a text editor and choose Save As with UTF-8 encoding.',
    },
  },
  'file/utf16': {
    severity: 'error',
    id: {
      message: 'Berkas ini disimpan sebagai UTF-16, bukan UTF-8.',
      hint: 'Buka di penyunting teks, lalu pilih Simpan Sebagai dengan pengodean UTF-8.',
    },
    en: {
      message: 'This file is saved as UTF-16, not UTF-8.',
      hint: 'Open it in a text editor and choose Save As with UTF-8 encoding.',
    },
  },
  'file/not-text': {
    severity: 'error',
    id: {
      message: 'Berkas ini bukan berkas tulisan biasa, melainkan {kind}.',
      hint: 'Buka di program asalnya, salin tulisannya, lalu tempel ke berkas baru di penyunting teks. Mengganti akhiran nama saja tidak cukup.',
    },
    en: {
      message: 'This is no plain text file but {kind}.',
      hint: 'Open it in the program it comes from, copy the text, and paste it into a new file in a text editor. Changing the name is not enough.',
    },
  },
  'file/control-character': {
    severity: 'error',
    id: {
      message: 'Ada tanda kendali yang tidak terlihat di sini ({character}).',
      hint: 'Hapus tanda itu; biasanya ikut tersalin dari program lain.',
    },
    en: {
      message: 'There is an invisible control character here ({character}).',
      hint: 'Delete it; such characters usually come along when copying from another program.',
    },
  },
  'file/bidi-character': {
    severity: 'error',
    id: {
      message: 'Ada tanda pembalik arah tulisan yang tidak terlihat di sini ({character}).',
      hint: 'Hapus tanda itu; tulisan bisa tampak lain dari isi sebenarnya.',
    },
    en: {
      message: 'There is an invisible text-direction override here ({character}).',
      hint: 'Delete it; it can make text look different from what it is.',
    },
  },
  'file/byte-order-mark': {
    severity: 'error',
    id: {
      message: 'Ada tanda urutan bita (U+FEFF) di tengah berkas.',
      hint: 'Hapus tanda yang tidak terlihat itu; hapus dan ketik ulang huruf di sekitarnya.',
    },
    en: {
      message: 'There is a byte-order mark (U+FEFF) in the middle of the file.',
      hint: 'Delete the invisible mark; retype the characters around it.',
    },
  },
  'file/empty': {
    severity: 'error',
    id: {
      message: 'Berkas ini kosong.',
      hint: 'Isi berkas ini, atau hapus bila tidak dipakai.',
    },
    en: {
      message: 'This file is empty.',
      hint: 'Fill it in, or delete it if it is not needed.',
    },
  },
  'file/only-comments': {
    severity: 'error',
    id: {
      message: 'Berkas ini hanya berisi komentar (baris yang diawali #).',
      hint: 'Hapus tanda # di depan baris yang seharusnya dibaca.',
    },
    en: {
      message: 'This file holds nothing but comments (lines that start with #).',
      hint: 'Remove the # in front of the lines that should be read.',
    },
  },
  'file/symbolic-link': {
    severity: 'error',
    id: {
      message: 'Ini tautan simbolis; senja tidak mengikutinya.',
      hint: 'Ganti dengan salinan berkas atau folder yang sebenarnya.',
    },
    en: {
      message: 'This is a symbolic link; senja does not follow it.',
      hint: 'Replace it with a copy of the real file or folder.',
    },
  },
  'file/special': {
    severity: 'error',
    id: {
      message: 'Ini bukan berkas biasa, melainkan pipa, soket, atau alat; senja tidak membukanya.',
      hint: 'Hapus, atau ganti dengan berkas atau folder biasa.',
    },
    en: {
      message: 'This is not an ordinary file but a pipe, a socket or a device; senja does not open it.',
      hint: 'Delete it, or put an ordinary file or folder in its place.',
    },
  },
  'file/ignored': {
    severity: 'warning',
    id: {
      message: 'Berkas ini tidak dibaca: akhiran namanya bukan .yaml, .yml, atau .md (huruf kecil).',
      hint: 'Bila ini artikel, ganti akhiran namanya; bila bukan, pindahkan berkas dari folder ini.',
    },
    en: {
      message: 'This file is not read: its name does not end in .yaml, .yml or .md (lower case).',
      hint: 'If it is an article, change the end of its name; otherwise move it out of this folder.',
    },
  },
  'file/document': {
    severity: 'warning',
    id: {
      message: 'Ini dokumen .{ending}; tulisannya tidak dapat dibaca dari sini.',
      hint: 'Buka di program asalnya, salin tulisannya, lalu tempel ke artikel baru: npx senja new article. Simpan dokumennya di luar folder ini.',
    },
    en: {
      message: 'This is a .{ending} document; its text cannot be read from here.',
      hint: 'Open it in the program it comes from, copy the text, and paste it into a new article: npx senja new article. Keep the document outside this folder.',
    },
  },
  'file/backup': {
    severity: 'note',
    id: {
      message: 'Berkas cadangan ini tidak dibaca.',
      hint: 'Boleh tetap di sini, boleh juga dihapus.',
    },
    en: {
      message: 'This backup copy is not read.',
      hint: 'It may stay here, or be deleted.',
    },
  },
  'file/unknown-folder': {
    severity: 'warning',
    id: {
      message: 'Folder “{name}” tidak dibaca senja.',
      hint: 'Yang dibaca: articles/, pages/, dan images/. Pindahkan isinya ke sana, atau pindahkan folder ini dari folder konten.',
    },
    en: {
      message: 'The folder “{name}” is not read by senja.',
      hint: 'Read are articles/, pages/ and images/. Move its files there, or move it out of the content folder.',
    },
  },
  'file/unknown-file': {
    severity: 'warning',
    id: {
      message: 'Berkas “{name}” tidak dibaca senja di tempat ini.',
      hint: 'Artikel disimpan di articles/, halaman di pages/, gambar di images/. Pindahkan berkasnya, atau keluarkan dari folder konten.',
    },
    en: {
      message: 'The file “{name}” is not read by senja in this place.',
      hint: 'Articles belong in articles/, pages in pages/, pictures in images/. Move it there, or out of the content folder.',
    },
  },
  'file/not-a-folder': {
    severity: 'error',
    id: {
      message: '“{name}” adalah sebuah berkas, padahal harus berupa folder.',
      hint: 'Ganti nama berkas itu, lalu buat folder bernama {name}.',
    },
    en: {
      message: '“{name}” is a file, but must be a folder.',
      hint: 'Rename the file, and create a folder called {name}.',
    },
  },
  'file/models-not-read': {
    severity: 'warning',
    id: {
      message: 'Aturan isian di folder models/ ini berbeda dari yang dipakai senja, dan tidak dibaca.',
      hint: 'Hapus folder ini, atau salin lagi dari content/models/ milik senja.',
    },
    en: {
      message:
        'The content models in this models/ folder are not those that senja goes by, and are not read.',
      hint: 'Delete the folder, or copy it again from content/models/ of senja.',
    },
  },
  'file/nul': {
    severity: 'error',
    id: {
      message: 'Ada tanda NUL (U+0000) di sini; berkas ini mungkin rusak atau bukan berkas tulisan.',
      hint: 'Pulihkan berkas dari salinan yang baik, atau hapus tanda itu dan ketik ulang.',
    },
    en: {
      message: 'There is a NUL character (U+0000) here; the file may be damaged or no text file.',
      hint: 'Restore the file from a good copy, or delete the character and retype.',
    },
  },
  'file/conflict': {
    severity: 'error',
    id: {
      message: 'Di sini ada dua versi yang belum dipilih (tanda {mark} dari Git).',
      hint: 'Simpan yang benar dari keduanya, lalu hapus sisanya beserta ketiga baris tandanya (<<<<<<<, =======, >>>>>>>).',
    },
    en: {
      message: 'Two versions stand here that nobody has chosen from (the sign {mark} is Git’s).',
      hint: 'Keep what is right of both; delete the rest and the three marker lines (<<<<<<<, =======, >>>>>>>).',
    },
  },
  'file/folder': {
    severity: 'warning',
    id: {
      message: 'Folder di dalam folder ini tidak dibaca.',
      hint: 'Pindahkan berkasnya satu tingkat ke atas, langsung di bawah articles/ atau pages/.',
    },
    en: {
      message: 'Folders inside this folder are not read.',
      hint: 'Move the files one level up, directly below articles/ or pages/.',
    },
  },
} as const satisfies Record<string, Entry>;

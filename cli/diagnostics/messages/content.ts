import type { Entry } from './entry.ts';

/** Faults of single fields. */
export const CONTENT = {
  'content/missing-field': {
    severity: 'error',
    id: {
      message: 'Isian “{name}” belum ada.',
      hint: 'Tambahkan baris `{name}:` dengan isinya. {about}',
    },
    en: {
      message: 'The field “{name}” is missing.',
      hint: 'Add a line `{name}:` with its value. {about}',
    },
  },
  'content/unknown-field': {
    severity: 'error',
    id: {
      message: 'Isian “{name}” tidak dikenal.',
      hint: '[[Yang dikenal di sini: {known}.]]',
    },
    en: {
      message: 'The field “{name}” is not known.',
      hint: '[[Known here: {known}.]]',
    },
  },
  'content/empty': {
    severity: 'error',
    id: {
      message: 'Isian “{name}” kosong.',
      hint: 'Tulis isinya sesudah titik dua. {optional}',
    },
    en: {
      message: 'The field “{name}” is empty.',
      hint: 'Write its value after the colon. {optional}',
    },
  },
  'content/expected-text': {
    severity: 'error',
    id: {
      message: 'Isian “{name}” harus berupa satu tulisan, bukan {found}.',
      hint: 'Tulis isinya sesudah titik dua pada baris yang sama; beri tanda kutip bila memuat titik dua atau kurung.',
    },
    en: {
      message: 'The field “{name}” must be one text, not {found}.',
      hint: 'Write it after the colon on the same line; quote it if it holds a colon or brackets.',
    },
  },
  'content/expected-list': {
    severity: 'error',
    id: {
      message: 'Isian “{name}” harus berupa daftar, bukan {found}.',
      hint: 'Tulis setiap butir pada baris tersendiri, diawali tanda - dan spasi.',
    },
    en: {
      message: 'The field “{name}” must be a list, not {found}.',
      hint: 'Write each item on a line of its own that starts with - and a space.',
    },
  },
  'content/expected-fields': {
    severity: 'error',
    id: {
      message: 'Isian “{name}” harus berisi isian lain di bawahnya, bukan {found}.',
      hint: 'Tulis isian di bawahnya, menjorok dua spasi[[: {known}]].',
    },
    en: {
      message: 'The field “{name}” must hold further fields below it, not {found}.',
      hint: 'Write its fields below it, indented by two spaces[[: {known}]].',
    },
  },
  'content/expected-yes-no': {
    severity: 'error',
    id: {
      message: 'Isian “{name}” harus true (ya) atau false (tidak), bukan {found}.',
      hint: 'Tulis {name}: true atau {name}: false, tanpa tanda kutip.',
    },
    en: {
      message: 'The field “{name}” must be true or false, not {found}.',
      hint: 'Write {name}: true or {name}: false, without quotes.',
    },
  },
  'content/not-one-of': {
    severity: 'error',
    id: {
      message: 'Isian “{name}” berisi “{value}”, yang tidak ada dalam pilihan.',
      hint: '[[Pilihannya: {allowed}.]]',
    },
    en: {
      message: 'The field “{name}” holds “{value}”, which is not one of the choices.',
      hint: '[[The choices: {allowed}.]]',
    },
  },
  'content/choice-gone': {
    severity: 'error',
    id: {
      message:
        '“{value}” masih ada di {list} saat situs terakhir dibuat, tetapi sekarang tidak ada lagi di site.yaml.',
      hint: 'Jika namanya berganti, tulis nama yang baru di sini. Jika tidak, kembalikan ke {list} di site.yaml. [[Yang ada sekarang: {allowed}.]]',
    },
    en: {
      message: '“{value}” was still in {list} when the site was last built, but site.yaml no longer has it.',
      hint: 'If its name has changed, write the new one here. If not, put it back into {list} in site.yaml. [[There are now: {allowed}.]]',
    },
  },
  'content/too-long': {
    severity: 'error',
    id: {
      message: 'Isian “{name}” terlalu panjang: {length} huruf, paling banyak {limit}.',
      hint: 'Persingkat isinya.',
    },
    en: {
      message: 'The field “{name}” is too long: {length|character|characters}, at most {limit}.',
      hint: 'Shorten it.',
    },
  },
  'content/too-few': {
    severity: 'error',
    id: {
      message: 'Daftar “{name}” berisi {length} butir, paling sedikit {limit}.',
      hint: 'Tambahkan butir, diawali tanda - dan spasi.',
    },
    en: {
      message: 'The list “{name}” has {length|item|items}, but needs {limit} or more.',
      hint: 'Add items, each starting with - and a space.',
    },
  },
  'content/too-many': {
    severity: 'error',
    id: {
      message: 'Daftar “{name}” berisi {length} butir, paling banyak {limit}.',
      hint: 'Hapus butir yang tidak perlu.',
    },
    en: {
      message: 'The list “{name}” has {length|item|items}, but may have {limit} at most.',
      hint: 'Remove what is not needed.',
    },
  },
  'content/invalid': {
    severity: 'error',
    id: {
      message: 'Isian “{name}” tidak memenuhi aturan ({rule}).',
      hint: 'Bandingkan dengan berkas lain yang sejenis. {about}',
    },
    en: {
      message: 'The field “{name}” breaks a rule ({rule}).',
      hint: 'Compare it with another file of its kind. {about}',
    },
  },
  'content/control-character': {
    severity: 'error',
    id: {
      message: 'Isian “{name}” memuat tanda yang tidak terlihat ({character}).',
      hint: 'Hapus tanda itu, termasuk yang ditulis dengan garis miring terbalik.',
    },
    en: {
      message: 'The field “{name}” holds an invisible character ({character}).',
      hint: 'Remove it, also where it is written with a backslash.',
    },
  },
  'content/lone-surrogate': {
    severity: 'error',
    id: {
      message: 'Isian “{name}” memuat separuh dari sebuah tanda ({character}), yang tidak dapat ditampilkan.',
      hint: 'Hapus bagian itu, lalu ketik tandanya langsung, misalnya 🌅, tanpa garis miring terbalik.',
    },
    en: {
      message: 'The field “{name}” holds half of a character ({character}), which cannot be shown.',
      hint: 'Delete that part and type the character itself, such as 🌅, without a backslash.',
    },
  },
  'content/invisible-text': {
    severity: 'error',
    id: {
      message: 'Isian “{name}” hanya berisi tanda yang tidak tampak ({characters}).',
      hint: 'Ganti dengan tulisan yang dapat dibaca.',
    },
    en: {
      message: 'The field “{name}” holds nothing but invisible characters ({characters}).',
      hint: 'Write a text that can be read.',
    },
  },
  'content/html-in-text': {
    severity: 'warning',
    id: {
      message: 'Isian “{name}” memuat kode HTML, {found}, yang akan tampil seperti tertulis.',
      hint: 'Hapus kodenya; bila yang dimaksud sebuah tanda, ketik tanda itu langsung: & bukan &amp;.',
    },
    en: {
      message: 'The field “{name}” holds HTML, {found}, which will show as it is written.',
      hint: 'Remove the code; where a sign is meant, type the sign itself: & instead of &amp;.',
    },
  },
  'content/markdown-in-text': {
    severity: 'warning',
    id: {
      message: 'Isian “{name}” memuat tanda Markdown, {found}, yang akan tampil seperti tertulis.',
      hint: 'Hapus tandanya; huruf tebal dan tautan hanya ada di isi tulisan, di bawah isian berkas .md.',
    },
    en: {
      message: 'The field “{name}” holds Markdown, {found}, which will show as it is written.',
      hint: 'Remove the marks; only the text below the fields of an .md file has bold letters and links.',
    },
  },
  'content/field-in-text': {
    severity: 'warning',
    id: {
      message: 'Isian “{name}” memuat baris yang tampaknya isian tersendiri, “{field}”.',
      hint: 'Tulis `{field}:` dan spasi pada baris sendiri, menjorok seperti isian di sekitarnya; bila memang tulisan, apit dengan tanda kutip.',
    },
    en: {
      message: 'The field “{name}” holds a line that looks like a field of its own, “{field}”.',
      hint: 'Write `{field}:` and a space on a line of its own, indented like its neighbours; if it is meant as text, quote it.',
    },
  },
  'content/bad-date': {
    severity: 'error',
    id: {
      message: 'Tanggal “{value}” tidak dapat dibaca.',
      hint: 'Tulis tanggal, nama bulan, tahun, seperti 20 April 2025.',
    },
    en: {
      message: 'The date “{value}” cannot be read.',
      hint: 'Write day, Indonesian month name, year, like 20 April 2025.',
    },
  },
  'content/bad-month': {
    severity: 'error',
    id: {
      message: '“{month}” bukan nama bulan.',
      hint: 'Nama bulan: Januari, Februari, Maret, April, Mei, Juni, Juli, Agustus, September, Oktober, November, Desember.',
    },
    en: {
      message: '“{month}” is not an Indonesian month name.',
      hint: 'The months: Januari, Februari, Maret, April, Mei, Juni, Juli, Agustus, September, Oktober, November, Desember.',
    },
  },
  'content/no-such-date': {
    severity: 'error',
    id: {
      message: 'Tanggal {value} tidak ada di kalender: {month} {year} berakhir pada tanggal {lastDay}.',
      hint: 'Periksa tanggalnya.',
    },
    en: {
      message: '{value} is not in the calendar: {month} {year} ends on day {lastDay}.',
      hint: 'Check the day.',
    },
  },
  'content/unlikely-year': {
    severity: 'error',
    id: {
      message: 'Tanggal “{value}” bertahun {year}, padahal yang diterima hanya {first} sampai {last}.',
      hint: 'Periksa angka tahunnya; mungkin ada angka yang tertukar.',
    },
    en: {
      message: 'The date “{value}” has the year {year}, but only {first} to {last} are taken.',
      hint: 'Check the year; two digits may be swapped.',
    },
  },
  'content/updated-before-published': {
    severity: 'warning',
    id: {
      message: 'Artikel ini diperbarui pada {updated}, padahal baru terbit pada {published}.',
      hint: 'Periksa `updated` dan `publishDate`. Tanpa `publishDate`, tanggal terbit adalah tanggal bawaan.',
    },
    en: {
      message: 'This article is updated on {updated} but published only on {published}.',
      hint: 'Check `updated` and `publishDate`. Without `publishDate`, the default date counts.',
    },
  },
  'content/expires-before-published': {
    severity: 'error',
    id: {
      message:
        'Artikel ini ditarik pada {expires}, padahal baru terbit pada {published}: tidak ada hari untuk menampilkannya.',
      hint: 'Periksa `expires` dan `publishDate`. Tanpa `publishDate`, tanggal terbit adalah tanggal bawaan.',
    },
    en: {
      message:
        'This article is taken down on {expires} but published only on {published}: there is no day to show it.',
      hint: 'Check `expires` and `publishDate`. Without `publishDate`, the default date counts.',
    },
  },
  'content/bad-time-zone': {
    severity: 'error',
    id: {
      message: 'Zona waktu “{value}” tidak dikenal.',
      hint: 'Tulis Asia/Jakarta (WIB), Asia/Makassar (WITA), atau Asia/Jayapura (WIT).',
    },
    en: {
      message: 'The time zone “{value}” is not known.',
      hint: 'Write its name in the IANA list, such as Asia/Jakarta.',
    },
  },
  'content/bad-read-time': {
    severity: 'error',
    id: {
      message: 'Lama membaca “{value}” harus ditulis seperti 5 menit.',
      hint: 'Tulis angka, satu spasi, lalu kata menit.',
    },
    en: {
      message: 'The reading time “{value}” must be written like 5 menit.',
      hint: 'Write a number, one space, then the word menit.',
    },
  },
  'content/bad-url': {
    severity: 'error',
    id: {
      message: 'Alamat “{value}” tidak benar: {reason}.',
      hint: 'Salin alamat lengkap dari peramban, diawali https:// dan tanpa spasi.',
    },
    en: {
      message: 'The address “{value}” is not valid: {reason}.',
      hint: 'Copy the whole address from the browser, starting with https:// and without spaces.',
    },
  },
  'content/not-https': {
    severity: 'error',
    id: {
      message: 'Alamat “{value}” harus diawali https://.',
      hint: 'Hanya alamat https yang dipakai, agar pembaca aman.',
    },
    en: {
      message: 'The address “{value}” must start with https://.',
      hint: 'Only https addresses are used, to keep readers safe.',
    },
  },
  'content/host-not-allowed': {
    severity: 'error',
    id: {
      message: 'Foto dari “{host}” tidak diizinkan.',
      hint: 'Pakai berkas di images/, atau foto dari situs yang diizinkan imageHosts di site.yaml[[: {allowed}]].',
    },
    en: {
      message: 'Photos from “{host}” are not allowed.',
      hint: 'Use a file in images/, or a photo from a host that imageHosts in site.yaml allows[[: {allowed}]].',
    },
  },
  'content/bad-image-path': {
    severity: 'error',
    id: {
      message: '“{value}” bukan alamat https dan bukan gambar di folder images/.',
      hint: 'Tulis alamat yang diawali https://, atau nama berkas seperti images/kebun.jpg (jpg, png, webp, avif, gif).',
    },
    en: {
      message: '“{value}” is neither an https address nor a picture in the images/ folder.',
      hint: 'Write an address that starts with https://, or a file like images/kebun.jpg (jpg, png, webp, avif, gif).',
    },
  },
  'content/image-missing': {
    severity: 'error',
    id: {
      message: 'Gambar “{value}” tidak ada.',
      hint: 'Taruh berkasnya di folder images/ dengan nama yang sama persis, huruf besar dan kecilnya juga.',
    },
    en: {
      message: 'The picture “{value}” does not exist.',
      hint: 'Put the file in the images/ folder under exactly this name, upper and lower case included.',
    },
  },
  'content/image-folder': {
    severity: 'error',
    id: {
      message: '“{value}” adalah folder, bukan gambar.',
      hint: 'Pindahkan gambarnya ke luar folder itu, lalu ganti nama foldernya. Atau tulis nama gambar di dalamnya.',
    },
    en: {
      message: '“{value}” is a folder, not a picture.',
      hint: 'Move the picture out of that folder and rename the folder. Or write the name of a picture in it.',
    },
  },
  'content/image-unreadable': {
    severity: 'error',
    id: {
      message: 'Berkas “{value}” bukan gambar yang dapat dibaca.',
      hint: 'Simpan ulang gambarnya sebagai jpg, png, atau webp.',
    },
    en: {
      message: 'The file “{value}” is not a picture that can be read.',
      hint: 'Save the picture again as jpg, png or webp.',
    },
  },
  'content/image-too-large': {
    severity: 'error',
    id: {
      message: 'Gambar “{value}” terlalu besar: {size}. Paling besar {limit}.',
      hint: 'Perkecil dahulu dengan program gambar; lebar 4000 piksel sudah lebih dari cukup.',
    },
    en: {
      message: 'The picture “{value}” is too large: {size}. The most is {limit}.',
      hint: 'Make it smaller in a picture program first; 4000 pixels across are more than enough.',
    },
  },
  'content/image-animated': {
    severity: 'error',
    id: {
      message: 'Gambar “{value}” bergerak; gambar bergerak tidak dipakai.',
      hint: 'Simpan satu gambar diam darinya sebagai jpg atau png.',
    },
    en: {
      message: 'The picture “{value}” moves; moving pictures are not used.',
      hint: 'Save a single still of it as jpg or png.',
    },
  },
  'content/image-kind': {
    severity: 'error',
    id: {
      message: 'Gambar “{value}” berjenis {kind}, yang tidak dibaca.',
      hint: '{advice}',
    },
    en: {
      message: 'The picture “{value}” is of the kind {kind}, which is not read.',
      hint: '{advice}',
    },
  },
  'content/image-ending': {
    severity: 'warning',
    id: {
      message: 'Isi gambar ini {kind}, tetapi namanya berakhiran {ending}.',
      hint: 'Ganti akhiran namanya, di sini dan di setiap berkas yang memakainya.',
    },
    en: {
      message: 'This picture is a {kind}, but its name ends in {ending}.',
      hint: 'Change the end of its name, here and in each file that uses it.',
    },
  },
  'content/image-small': {
    severity: 'warning',
    id: {
      message: 'Gambar “{value}” hanya {width} piksel lebarnya, jadi akan tampak kabur.',
      hint: 'Pakai gambar yang lebarnya paling sedikit {least} piksel. Gambar kecil tidak menjadi tajam bila diperbesar.',
    },
    en: {
      message: 'The picture “{value}” is only {width|pixel|pixels} wide and will look blurred.',
      hint: 'Use a picture at least {least} pixels wide. Enlarging a small one does not make it sharp.',
    },
  },
  'content/image-position': {
    severity: 'note',
    id: {
      message: 'Foto ini menyimpan tempat pengambilannya. Di situs, catatan itu sudah dihapus.',
      hint: 'Berkas aslinya masih memuatnya: jangan bagikan folder ini bila tempat itu harus tetap rahasia.',
    },
    en: {
      message: 'This photo says where it was taken. On the site that has been removed.',
      hint: 'The file itself still says it: do not share this folder when the place must stay private.',
    },
  },
  'content/image-unused': {
    severity: 'note',
    id: {
      message: 'Gambar ini tidak dipakai di mana pun, jadi tidak ikut terbit.',
      hint: 'Hapus bila tidak diperlukan lagi, atau sebut namanya di artikel.',
    },
    en: {
      message: 'Nothing uses this picture, so it is not published.',
      hint: 'Delete it when it is not needed any more, or name it in an article.',
    },
  },
  'content/image-without-alt': {
    severity: 'note',
    id: {
      message: 'Gambar “{value}” tidak punya keterangan bagi orang yang tidak dapat melihatnya.',
      hint: 'Tulis apa yang tampak padanya di isian {alt}.',
    },
    en: {
      message: 'The picture “{value}” has no description for people who cannot see it.',
      hint: 'Say in the field {alt} what it shows.',
    },
  },
  'content/image-two-alts': {
    severity: 'note',
    id: {
      message: 'Gambar ini diterangkan “{alt}”, tetapi di {other} “{otherAlt}”.',
      hint: 'Pakai keterangan yang sama, kecuali bila maksudnya memang berbeda.',
    },
    en: {
      message: 'This picture is described as “{alt}”, but in {other} as “{otherAlt}”.',
      hint: 'Use the same description, unless they are meant to differ.',
    },
  },
  'content/photo-not-fetched': {
    severity: 'error',
    id: {
      message: 'Foto “{value}” belum diambil[[: {reason}]].',
      hint: 'Saat komputer ini tersambung ke internet, jalankan: npx senja photos',
    },
    en: {
      message: 'The photo “{value}” has not been fetched yet[[: {reason}]].',
      hint: 'While this computer is online, run: npx senja photos',
    },
  },
  'content/photo-weight-unknown': {
    severity: 'warning',
    id: {
      message: 'Foto dari “{host}” dikirim apa adanya; beratnya tidak dapat diketahui.',
      hint: 'Simpan fotonya di folder images/, agar dibuat ringan untuk ponsel.',
    },
    en: {
      message: 'Photos from “{host}” are sent as they are; nobody can tell how heavy they are.',
      hint: 'Save the photo in the images/ folder, so that it is made light for phones.',
    },
  },
  'content/bad-link': {
    severity: 'error',
    id: {
      message: 'Tautan “{value}” tidak dapat dipakai: {reason}.',
      hint: 'Tulis alamat halaman seperti /kontak/, bagian halaman seperti /#makanan, atau alamat https lengkap.',
    },
    en: {
      message: 'The link “{value}” cannot be used: {reason}.',
      hint: 'Write a page like /kontak/, a part of a page like /#makanan, or a whole https address.',
    },
  },
  'content/bad-path': {
    severity: 'error',
    id: {
      message: 'Alamat halaman “{value}” tidak benar.',
      hint: 'Awali dan akhiri dengan garis miring, seperti /tentang-kami/; pakai huruf, angka, dan tanda hubung saja.',
    },
    en: {
      message: 'The page address “{value}” is not valid.',
      hint: 'Start and end it with a slash, like /tentang-kami/; use letters, digits and hyphens only.',
    },
  },
  'content/bad-anchor': {
    severity: 'error',
    id: {
      message: 'Nama pendek “{value}” tidak benar.',
      hint: 'Pakai huruf kecil, angka, dan tanda hubung saja, diawali huruf, misalnya makanan.',
    },
    en: {
      message: 'The anchor “{value}” is not valid.',
      hint: 'Use lowercase letters, digits and hyphens only, starting with a letter, like makanan.',
    },
  },
  'content/bad-host': {
    severity: 'error',
    id: {
      message: '“{value}” bukan nama situs.',
      hint: 'Tulis nama situsnya saja, seperti images.unsplash.com, tanpa https:// dan tanpa garis miring.',
    },
    en: {
      message: '“{value}” is not a host name.',
      hint: 'Write the name alone, like images.unsplash.com, without https:// and without slashes.',
    },
  },
  'content/bad-site-url': {
    severity: 'error',
    id: {
      message: 'Alamat situs “{value}” tidak benar: {reason}.',
      hint: 'Tulis seperti https://contoh.id/ atau https://contoh.github.io/senja/.',
    },
    en: {
      message: 'The site address “{value}” is not valid: {reason}.',
      hint: 'Write it like https://example.org/ or https://example.github.io/senja/.',
    },
  },
  'content/bad-email': {
    severity: 'error',
    id: {
      message: 'Alamat email “{value}” tidak benar.',
      hint: 'Tulis seperti nama@contoh.id.',
    },
    en: {
      message: 'The email address “{value}” is not valid.',
      hint: 'Write it like name@example.org.',
    },
  },
  'content/bad-phone': {
    severity: 'error',
    id: {
      message: 'Nomor telepon “{value}” tidak benar.',
      hint: 'Pakai angka, spasi, dan tanda + di depan, seperti +62 21 5550 1234, dalam tanda kutip.',
    },
    en: {
      message: 'The phone number “{value}” is not valid.',
      hint: 'Use digits, spaces and a leading +, like +62 21 5550 1234, in quotes.',
    },
  },
  'content/number-not-text': {
    severity: 'error',
    id: {
      message: 'Isian “{name}” terbaca sebagai angka {value}, padahal harus tulisan.',
      hint: 'Beri tanda kutip: {fix}',
    },
    en: {
      message: 'The field “{name}” reads as the number {value} but must be text.',
      hint: 'Put it in quotes: {fix}',
    },
  },
  'content/leading-zero': {
    severity: 'error',
    id: {
      message: 'Isian “{name}” terbaca sebagai angka, sehingga nol di depan {value} hilang.',
      hint: 'Beri tanda kutip: {fix}',
    },
    en: {
      message: 'The field “{name}” reads as a number, so the leading zero of {value} is lost.',
      hint: 'Put it in quotes: {fix}',
    },
  },
  'content/true-false-not-text': {
    severity: 'error',
    id: {
      message: 'Isian “{name}” berisi {value}, yang berarti ya atau tidak, padahal harus tulisan.',
      hint: 'Beri tanda kutip: {fix}',
    },
    en: {
      message: 'The field “{name}” holds {value}, which means yes or no, but must be text.',
      hint: 'Put it in quotes: {fix}',
    },
  },
  'content/date-in-digits': {
    severity: 'error',
    id: {
      message: 'Tanggal “{value}” ditulis dengan angka saja.',
      hint: 'Tulis nama bulannya, seperti 20 April 2025.',
    },
    en: {
      message: 'The date “{value}” is written in digits alone.',
      hint: 'Write the month as an Indonesian name, like 20 April 2025.',
    },
  },
  'content/english-month': {
    severity: 'error',
    id: {
      message: 'Tanggal “{value}” memakai nama bulan bahasa Inggris, {month}.',
      hint: 'Tulis nama bulan bahasa Indonesia, seperti 20 Mei 2025.',
    },
    en: {
      message: 'The date “{value}” has the English month name {month}.',
      hint: 'Write the Indonesian month name, like 20 Mei 2025.',
    },
  },
  'content/odd-space': {
    severity: 'error',
    id: {
      message: 'Pada {what} ada {space}, sehingga tidak dikenali.',
      hint: 'Hapus spasi itu, lalu ketik satu spasi biasa bila perlu.',
    },
    en: {
      message: 'The {what} holds {space}, so it is not recognised.',
      hint: 'Delete it and type one plain space where one is needed.',
    },
  },
  'content/odd-space-in-text': {
    severity: 'warning',
    id: {
      message: 'Isian “{name}” memuat spasi khusus yang tidak tampak ({character}).',
      hint: 'Hapus spasi itu, lalu ketik spasi biasa bila perlu; biasanya ikut tersalin dari program lain.',
    },
    en: {
      message: 'The field “{name}” holds an invisible special space ({character}).',
      hint: 'Delete it and type a plain space if one is needed; it usually comes along when copying.',
    },
  },
  'content/look-alike': {
    severity: 'error',
    id: {
      message: 'Pada {what} ada huruf “{letter}” dari abjad lain ({character}) yang mirip huruf Latin.',
      hint: 'Hapus huruf itu, lalu ketik ulang.',
    },
    en: {
      message:
        'The {what} holds a letter of another alphabet, “{letter}” ({character}), that looks like a Latin one.',
      hint: 'Delete that letter and type it again.',
    },
  },
  'content/look-alike-in-text': {
    severity: 'warning',
    id: {
      message:
        'Isian “{name}” memuat huruf “{letter}” dari abjad lain ({character}) di dalam kata berhuruf Latin.',
      hint: 'Hapus huruf itu, lalu ketik ulang, agar kata ini dapat dicari dan dibacakan.',
    },
    en: {
      message:
        'The field “{name}” has a letter of another alphabet, “{letter}” ({character}), inside a Latin word.',
      hint: 'Delete that letter and type it again, so that the word can be found and read aloud.',
    },
  },
  'content/outer-space': {
    severity: 'warning',
    id: {
      message: 'Isian “{name}” diawali atau diakhiri spasi.',
      hint: 'Hapus spasi di awal dan di akhir, di dalam tanda kutip.',
    },
    en: {
      message: 'The field “{name}” starts or ends with a space.',
      hint: 'Remove the spaces at the start and the end, inside the quotes.',
    },
  },
} as const satisfies Record<string, Entry>;

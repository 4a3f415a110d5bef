import type { Lang } from '../diagnostic.ts';

/** A failure outside of the content in general: what has happened, what it means, what to do. */
export type FailureExplanation = Readonly<Record<Lang, { title: string; long: string; mend: string }>>;

/** Every failure there is: a code of `io/failure.ts` is a key of this table. */
export const FAILURE = {
  'usage/content-not-found': {
    id: {
      title: 'Folder yang diperlukan perintah ini tidak ada.',
      long: 'senja membaca folder content di tempat perintah dijalankan, atau folder yang disebut sesudah --content. Perintah preview memerlukan situs yang sudah jadi, di folder dist atau yang disebut sesudah --out.',
      mend: 'Pindah ke folder situs, atau sebutkan foldernya dengan --content atau --out. Untuk preview, jalankan npx senja build lebih dahulu.',
    },
    en: {
      title: 'A folder that the command needs is not there.',
      long: 'senja reads the folder content where the command is run, or the one named after --content. The command preview needs a finished site, in the folder dist or the one named after --out.',
      mend: "Go to the site's folder, or name the folder with --content or --out. For preview, run npx senja build first.",
    },
  },
  'usage/not-content': {
    id: {
      title: 'Berkas yang disebut bukan bagian dari folder konten.',
      long: 'Perintah check dapat melaporkan berkas tertentu saja. Setiap nama harus berupa berkas atau folder yang ada di dalam folder konten, dilihat dari tempat perintah dijalankan.',
      mend: 'Periksa nama dan tempatnya, atau tunjuk folder kontennya dengan --content.',
    },
    en: {
      title: 'A file that was named is no part of the content folder.',
      long: 'The command check can report on certain files alone. Each name must be a file or a folder that lies in the content folder, seen from where the command is run.',
      mend: 'Check the name and where it lies, or point to the content folder with --content.',
    },
  },
  'usage/drafts-need-out': {
    id: {
      title: 'Situs dengan draf perlu foldernya sendiri.',
      long: 'Perintah build --drafts membuat situs yang juga memuat draf dan tulisan yang menunggu tanggalnya. Bila masuk ke folder dist, situs itu mudah ikut terbit. Karena itu foldernya harus disebut.',
      mend: 'Sebutkan folder lain sesudah --out, misalnya npx senja build --drafts --out pratinjau.',
    },
    en: {
      title: 'A site with drafts needs a folder of its own.',
      long: 'The command build --drafts makes a site that also shows drafts and what waits for its day. In the folder dist it could easily be published by accident. So its folder must be named.',
      mend: 'Name another folder after --out, for instance npx senja build --drafts --out preview.',
    },
  },
  'usage/unknown-code': {
    id: {
      title: 'Kode yang disebut tidak ada.',
      long: 'Setiap pesan senja punya kode, misalnya content/not-one-of, yang tertulis di ujung baris pertamanya. Perintah explain hanya mengenal kode itu, ditulis lengkap dengan garis miringnya. Pilihan --only dan --skip mengenal kode itu juga, dan bagian pertamanya, misalnya markdown/.',
      mend: 'Salin kodenya dari pesan, atau lihat semua kode dengan npx senja explain.',
    },
    en: {
      title: 'There is no such code.',
      long: 'Each message of senja has a code, such as content/not-one-of, at the end of its first line. The command explain knows these codes alone, written whole and with their slash. The options --only and --skip know them too, and their first parts, such as markdown/.',
      mend: 'Copy the code from the message, or see all codes with npx senja explain.',
    },
  },
  'usage/suggested-needs-only': {
    id: {
      title: 'Pilihan --suggested perlu --fix dan --only.',
      long: 'Dengan --suggested, check --fix juga menerapkan saran di belakang "Maksud Anda", bila hanya ada satu. Saran tidak selalu tepat, jadi kodenya harus disebut dengan --only. Seperti perbaikan lain, saran hanya diterapkan bila berkas sesudahnya berisi hal yang sama dan tidak punya kesalahan baru.',
      mend: 'Sebutkan kodenya, misalnya npx senja check --fix --only link/no-such-page --suggested.',
    },
    en: {
      title: 'The option --suggested needs --fix and --only.',
      long: 'With --suggested, check --fix also applies the suggestion after "Did you mean" where there is just one. A suggestion is not always right, so its code must be named with --only. Like any other fix it is applied only when the file then says all else as before and has no new fault.',
      mend: 'Name the code, for example npx senja check --fix --only link/no-such-page --suggested.',
    },
  },
  'usage/not-utf8': {
    id: {
      title: 'Sebuah nama bukan UTF-8.',
      long: 'Nama berkas dan folder di baris perintah, dan folder tempat perintah dijalankan, harus ditulis dalam UTF-8. Nama lain tidak terbaca utuh, sehingga senja akan menulis ke folder lain. Tidak ada yang dibaca atau ditulis.',
      mend: 'Ganti nama berkas atau foldernya menjadi huruf biasa, lalu ulangi.',
    },
    en: {
      title: 'A name is not UTF-8.',
      long: 'Names of files and folders on the command line, and the folder that the command is run in, must be UTF-8. Any other name cannot be read whole, so that senja would write to another folder. Nothing was read or written.',
      mend: 'Rename the file or folder to plain letters, then run again.',
    },
  },
  'usage/bad-name': {
    id: {
      title: 'Judul yang diberikan tidak dapat menjadi alamat.',
      long: 'Nama berkas baru, dan alamat halamannya, dibuat dari judul. Karena itu judul perlu memuat huruf atau angka, tidak boleh terlalu panjang, dan tidak boleh sama dengan nama yang dipakai senja sendiri. Tidak ada berkas yang ditulis.',
      mend: 'Jalankan lagi dengan judul lain. Judul di dalam berkas boleh diubah sesudahnya.',
    },
    en: {
      title: 'The title cannot become an address.',
      long: 'The name of the new file, and the address of its page, are made of the title. So it must hold letters or digits, may not be too long, and may not be a name that senja uses itself. Nothing was written.',
      mend: 'Run it again with another title. The title inside the file may be changed afterwards.',
    },
  },
  'usage/unknown-template': {
    id: {
      title: 'Jenis halaman yang diminta tidak ada.',
      long: 'Setiap halaman punya jenis, yang menentukan isian dan tampilannya. Jenis untuk halaman baru disebut sesudah --template; tanpa itu, halaman berjenis legal.',
      mend: 'Pilih salah satu jenis yang disebut dalam pesannya.',
    },
    en: {
      title: 'There is no such template.',
      long: 'Each page has a template, which decides its fields and its looks. For a new page it is named after --template; without that, it is legal.',
      mend: 'Choose one of the templates that the message names.',
    },
  },
  'usage/exists': {
    id: {
      title: 'Berkas dengan alamat itu sudah ada.',
      long: 'Alamat dibuat dari judul, dan dua berkas tidak boleh beralamat sama. Perintah new tidak pernah menimpa berkas yang sudah ada.',
      mend: 'Pakai judul lain, atau ubah berkas yang sudah ada.',
    },
    en: {
      title: 'There is a file with that address already.',
      long: 'The address is made of the title, and no two files may have the same. The command new never writes over a file.',
      mend: 'Use another title, or edit the file that is there.',
    },
  },
  'usage/out-dangerous': {
    id: {
      title: 'Folder hasil yang diminta dapat merusak sesuatu.',
      long: 'Folder hasil diganti seluruhnya setiap kali situs dibangun. Karena itu senja menolak folder utama, folder pribadi, folder proyek, folder konten, dan folder yang memuat salah satunya. Tidak ada yang ditulis atau dihapus.',
      mend: 'Pilih folder tersendiri yang baru atau kosong, misalnya --out dist.',
    },
    en: {
      title: 'The output folder that was asked for could do harm.',
      long: 'The output folder is replaced as a whole by every build. So senja refuses a root, a home, a project, the content folder, and whatever holds one of these. Nothing was written or deleted.',
      mend: 'Choose a folder of its own that is new or empty, for instance --out dist.',
    },
  },
  'usage/out-foreign': {
    id: {
      title: 'Folder hasil berisi berkas yang tidak dibuat senja.',
      long: 'Folder hasil diganti seluruhnya setiap kali situs dibangun, jadi berkas orang lain di dalamnya akan hilang. senja hanya menghapus yang dibuatnya sendiri, dan tidak menulis apa pun ke folder ini.',
      mend: 'Pindahkan berkas-berkas itu, atau pilih folder lain dengan --out.',
    },
    en: {
      title: 'The output folder holds files that senja did not make.',
      long: 'The output folder is replaced as a whole by every build, so files of others in it would be lost. senja deletes only what it made itself, and has written nothing into this folder.',
      mend: 'Move those files away, or choose another folder with --out.',
    },
  },
  'usage/report-file': {
    id: {
      title: 'Laporan tidak boleh ditulis ke berkas yang disebut.',
      long: 'Laporan dapat ditulis ke sebuah berkas. Folder konten hanya berisi tulisan Anda, dan folder hasil diganti seluruhnya, jadi laporan tidak ditulis ke sana. Berkas yang sudah ada hanya diganti bila kosong atau berisi laporan senja yang lama dalam bentuk yang sama. Setiap laporan juga perlu berkasnya sendiri. Ringkasan untuk GitHub, di berkas yang disebut GITHUB_STEP_SUMMARY, mengikuti aturan yang sama tentang kedua folder itu. Tidak ada yang ditulis.',
      mend: 'Pilih berkas lain di luar kedua folder itu, misalnya laporan.sarif.',
    },
    en: {
      title: 'No report may be written to the file that was named.',
      long: 'With --format format=file a report is written to a file. The content folder holds what you write alone, and the output folder is replaced as a whole, so no report goes there. A file that exists is replaced only if it is empty or holds an older report of senja in the same format. Each report also needs a file of its own. The summary for GitHub, in the file that GITHUB_STEP_SUMMARY names, keeps out of both folders too. Nothing was written.',
      mend: 'Choose another file outside of both folders, for instance --format sarif=senja.sarif.',
    },
  },
  'machine/locked': {
    id: {
      title: 'senja lain sedang menulis ke folder yang sama.',
      long: 'Dua perintah tidak boleh mengganti satu folder hasil pada saat yang sama. Selama yang pertama bekerja, ada berkas kunci di samping folder itu. Kunci yang tertinggal dari perintah yang sudah mati diambil alih dengan sendirinya; bila perintah itu bekerja di komputer atau kontainer lain, satu menit setelah tanda hidupnya yang terakhir.',
      mend: 'Tunggu sampai perintah yang lain selesai, lalu ulangi. Bila pesannya menyebut berkas kunci dan pasti tidak ada senja yang bekerja, berkas itu boleh dihapus.',
    },
    en: {
      title: 'Another senja is writing to the same folder.',
      long: 'Two commands may not replace one output folder at the same time. While the first is at work a lock lies beside that folder. A lock that a dead command has left is taken over by itself; where that command ran on another machine or in another container, a minute after its last sign of life.',
      mend: 'Wait until the other command is done, then run again. When the message names a lock file, and surely no senja is at work, that file may be deleted.',
    },
  },
  'machine/port': {
    id: {
      title: 'Nomor port tidak dapat dipakai.',
      long: 'Perintah dev dan preview menampilkan situs lewat sebuah nomor port di komputer ini. Biasanya program lain, atau senja yang masih berjalan, sudah memakainya.',
      mend: 'Hentikan program itu, atau pilih nomor lain, misalnya --port 4180.',
    },
    en: {
      title: 'The port cannot be used.',
      long: 'The commands dev and preview serve the site on a port of this machine. Most often another program, or a senja that is still running, has it already.',
      mend: 'Stop that program, or choose another number, for instance --port 4180.',
    },
  },
  'machine/file-system': {
    id: {
      title: 'Sebuah berkas atau folder tidak dapat dibaca atau ditulis.',
      long: 'Penyebabnya ada di komputer ini dan disebut dalam pesannya, misalnya tempat penyimpanan penuh atau tidak ada izin. Situs yang lama tetap utuh, kecuali bila pesannya mengatakan lain.',
      mend: 'Perbaiki penyebabnya, lalu ulangi perintahnya.',
    },
    en: {
      title: 'A file or folder cannot be read or written.',
      long: 'The cause lies in this machine and stands in the message, such as a full disk or a missing permission. The old site is whole, unless the message says otherwise.',
      mend: 'Mend the cause, then run the command again.',
    },
  },
  'machine/resources': {
    id: {
      title: 'Komputer ini tidak memberi senja cukup ruang kerja.',
      long: 'Setiap program hanya boleh membuka sejumlah berkas, menjalankan sejumlah proses, dan memakai memori sebanyak yang tersisa. Batas di komputer ini lebih rendah daripada yang diperlukan. Situs yang lama tetap utuh.',
      mend: 'Tutup program lain, atau naikkan batas yang disebut dalam pesannya, misalnya dengan ulimit -n 1024, lalu ulangi.',
    },
    en: {
      title: 'This machine does not give senja enough to work with.',
      long: 'A program may open only so many files, run only so many processes, and use the memory that is left. The limit on this machine is lower than what is needed. The old site is whole.',
      mend: 'Close other programs, or raise the limit that the message names, for instance with ulimit -n 1024, and run again.',
    },
  },
  'machine/output': {
    id: {
      title: 'Laporan tidak dapat ditulis sampai selesai.',
      long: 'Yang hendak dikatakan senja tidak muat di tempat keluarannya diarahkan, misalnya ke berkas pada penyimpanan yang penuh, atau berkas laporannya tidak dapat dibuat. Bila foldernya tidak ada, itu dikatakan sebelum ada yang dikerjakan. Selain itu pekerjaannya sendiri sudah selesai: bila perintahnya build dan kontennya benar, situs yang baru sudah terpasang. Hanya laporannya yang tidak lengkap.',
      mend: 'Kosongkan tempat, atau arahkan keluarannya ke tempat lain, lalu ulangi.',
    },
    en: {
      title: 'The report could not be written to its end.',
      long: 'What senja had to say does not fit where its output was sent, such as a file on a full disk, or the file of the report cannot be made. When its folder does not exist, that is said before any work is done. Otherwise the work itself is done: if the command was build and the content is valid, the new site is in place. Only the report is incomplete.',
      mend: 'Make room, or send the output elsewhere, and run again.',
    },
  },
  'machine/not-compiled': {
    id: {
      title: 'senja belum siap dipakai di komputer ini.',
      long: 'Sebelum dipakai, senja disiapkan sekali oleh npm ci: paketnya dipasang, dan perintahnya disusun ke folder .senja. Di sini langkah itu belum terjadi, dan senja tidak dapat melakukannya sendiri, karena foldernya tidak boleh ditulis atau paketnya tidak ada.',
      mend: 'Jalankan perintah npm yang disebut dalam pesannya, dengan akun yang boleh menulis ke folder senja.',
    },
    en: {
      title: 'senja is not ready for use on this machine.',
      long: 'Before it is used, senja is set up once by npm ci: its packages are installed, and the command is compiled into the folder .senja. Here this has not happened, and senja cannot do it by itself, because its folder may not be written or packages are missing.',
      mend: "Run the npm command that the message names, with an account that may write to senja's folder.",
    },
  },
  'senja/bug': {
    id: {
      title: 'senja sendiri bermasalah.',
      long: 'Terjadi sesuatu yang tidak diduga oleh pembuat senja. Ini bukan kesalahan Anda. Situs yang lama tidak berubah.',
      mend: 'Laporkan pesannya beserta isi konten yang memicunya. Dengan SENJA_DEBUG=1 di depan perintahnya, tempat terjadinya ikut ditampilkan.',
    },
    en: {
      title: 'senja itself has failed.',
      long: 'Something has happened that the makers of senja did not expect. It is no mistake of yours. The old site is unchanged.',
      mend: 'Report the message together with the content that set it off. With SENJA_DEBUG=1 before the command, the place in the program is shown as well.',
    },
  },
} as const satisfies Record<`${'usage' | 'machine' | 'senja'}/${string}`, FailureExplanation>;

export type FailureCode = keyof typeof FAILURE;

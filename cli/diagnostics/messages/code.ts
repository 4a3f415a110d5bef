import type { Entry } from './entry.ts';

/** Faults of the site's own code and models, for those who build the site. */
export const CODE = {
  'senja/site-code': {
    severity: 'error',
    id: {
      message: 'Kode situs ini bermasalah: {text}.',
      hint: '{during} Perbaiki kodenya di tempat ini.',
    },
    en: {
      message: "This site's own code is faulty: {text}.",
      hint: '{during} Correct the code in this place.',
    },
  },
  'code/same-address': {
    severity: 'error',
    id: {
      message: 'Rencana situs memberi alamat {path} dua kali: {first}, dan {second}.',
      hint: 'Setiap halaman dan berkas perlu alamat sendiri. Ubah plan di templates/site.ts, atau nama berkasnya.',
    },
    en: {
      message: "The site's plan has {path} twice: {first}, and {second}.",
      hint: 'Every page and file needs an address of its own. Change plan in templates/site.ts, or the name of the file.',
    },
  },
  'code/outside-address': {
    severity: 'error',
    id: {
      message: 'Berkas ini memuat {address} dari situs lain, yang tidak diizinkan oleh situs ini.',
      hint: 'Pengunjung tidak akan melihatnya. Simpan berkasnya di folder situs, lalu tulis tempatnya di sana.',
    },
    en: {
      message: "This loads {address} from another site, which this site's security policy blocks.",
      hint: 'No visitor would see it. Keep a copy in the folder of the site, and name that.',
    },
  },
  'model/not-json': {
    severity: 'error',
    id: {
      message: 'Model ini bukan JSON yang benar: {text}.',
      hint: 'Periksa tanda kutip, koma dan kurung di sekitar tempat ini.',
    },
    en: {
      message: 'This model is not valid JSON: {text}.',
      hint: 'Look at quotes, commas and brackets near this place.',
    },
  },
  'model/invalid': {
    severity: 'error',
    id: {
      message: 'Model ini tidak dapat dipakai: {text}.',
      hint: 'Perbaiki bagian ini. Kata-kata yang boleh dipakai disebut di cli/README.md.',
    },
    en: {
      message: 'This model cannot be used: {text}.',
      hint: 'Correct this part. Models are JSON Schema 2020-12 with the x-… keywords that cli/README.md names.',
    },
  },
  'model/missing': {
    severity: 'error',
    id: {
      message: 'Model {name} tidak ada di content/models.',
      hint: 'Buat berkasnya, atau perbaiki namanya di sini.',
    },
    en: {
      message: 'There is no model {name} in content/models.',
      hint: 'Make the file, or correct the name here.',
    },
  },
  'model/unknown-list': {
    severity: 'error',
    id: {
      message: 'Pilihan “{keyword}” tidak menunjuk daftar di site.yaml.',
      hint: 'Tulis nama sebuah daftar di model site dan isian yang dipilih, seperti categories/name.[[ Yang ada: {known}.]]',
    },
    en: {
      message: '“{keyword}” names no list of site.yaml.',
      hint: 'Write the name of a list in the model site and the field to choose by, such as categories/name.[[ There are: {known}.]]',
    },
  },
  'model/bad-folder': {
    severity: 'error',
    id: {
      message: '“{name}” tidak dapat menjadi nama folder isi.',
      hint: 'Pakai satu nama tanpa garis miring, dengan huruf, angka dan tanda hubung. Nama images dan models sudah dipakai.',
    },
    en: {
      message: '“{name}” cannot be the name of a folder of entries.',
      hint: 'Use one name without slashes, of letters, digits and hyphens. The names images and models are taken.',
    },
  },
} as const satisfies Record<string, Entry>;

/** What `senja explain` says of slips in the text below the fields. */
import type { Explanation } from './explanation.ts';

/** An article with a text, wrong and right. */
const body = (wrong: string, right: string): NonNullable<Explanation['example']> => {
  const front =
    '---\ntitle: Judul\nexcerpt: Ringkasan.\ncategory: Makanan Sehat\nimageUrl: images/kebun.png\nimageAlt: Kebun\n---\n\n';
  return { file: 'articles/09-uji.md', wrong: front + wrong, right: front + right, whole: true };
};

export const MARKDOWN = {
  'markdown/too-many-marks': {
    id: 'Satu teks boleh memuat 10.000 tanda yang punya arti dalam Markdown, seperti bintang, kurung siku, garis tegak, dan titik dua. Tulisan panjang memuat paling banyak dua ribu. Lebih dari itu biasanya gambar dari tanda, tabel dari program lain, atau salinan yang tidak sengaja, dan komputer perlu terlalu banyak tempat untuk membacanya.',
    en: 'A text may have 10,000 of the signs that mean something in Markdown, such as asterisks, square brackets, bars, and colons. A long text has two thousand at most. More are usually a drawing made of signs, a table from another program, or an accidental copy, and take too much memory to read.',
    example: { ...body('| Senin | Selasa |', 'Senin dan Selasa.'), as: 'repeated' },
  },
  'markdown/heading-space': {
    id: 'Judul bagian diawali dua tanda # atau lebih, lalu satu spasi. Tanpa spasi itu, atau dengan spasi khusus yang ikut tersalin, barisnya tampil sebagai tulisan biasa beserta tandanya, dan tidak masuk ke daftar isi.',
    en: 'A heading starts with two or more # signs and a space. Without that space, or with a special one that came along when copying, the line shows as plain text, signs and all, and is missing from the contents.',
    example: body('##Mulai pelan', '## Mulai pelan'),
  },
  'markdown/list-space': {
    id: 'Setiap butir daftar diawali tanda - atau angka dan titik, lalu satu spasi biasa. Tanpa spasi itu semua butir menyatu menjadi satu alinea.',
    en: 'Each item of a list starts with a - or a number and a full stop, and then a plain space. Without that space all items run together into one paragraph.',
    example: body('-Pakai sepatu\n-Bawa air', '- Pakai sepatu\n- Bawa air'),
  },
  'markdown/table-rule': {
    id: 'Baris kedua sebuah tabel memisahkan kepala dari isinya, dan punya bagian sebanyak kepalanya: |---|---|. Tanpa baris itu semua tanda | tampil di halaman.',
    en: 'The second line of a table separates its head from the rest, and has as many parts as the head: |---|---|. Without that line all the | signs show on the page.',
    example: body(
      '| Hari | Lama |\n| Senin | 10 menit |',
      '| Hari | Lama |\n|---|---|\n| Senin | 10 menit |',
    ),
  },
  'markdown/table-cells': {
    id: 'Banyaknya kotak ditentukan oleh kepala tabel. Kotak yang berlebih di baris lain tidak tampil sama sekali, jadi isinya hilang tanpa diketahui.',
    en: 'The head of a table decides how many cells its rows have. Cells beyond that do not show at all in the other rows, so that their text is lost unnoticed.',
    example: body(
      '| Hari | Lama |\n|---|---|\n| Senin | 10 menit | pagi |',
      '| Hari | Lama | Waktu |\n|---|---|---|\n| Senin | 10 menit | pagi |',
    ),
  },
  'markdown/unclosed-mark': {
    id: 'Huruf tebal ditulis di antara dua pasang bintang yang menempel pada kata pertama dan kata terakhirnya. Bila satu pasang tidak ada, atau ada spasi di sebelah dalamnya, bintangnya ikut tampil.',
    en: 'Bold letters stand between two pairs of stars that touch the first and the last word. If one pair is missing, or has a space on its inner side, the stars show.',
    example: body('Minum **air putih setiap hari.', 'Minum **air putih** setiap hari.'),
  },
  'markdown/unclosed-code': {
    id: 'Di antara dua tanda petik miring (`) tulisan tampil seperti kode. Tanda yang tidak berpasangan tampil apa adanya; biasanya yang dimaksud tanda kutip.',
    en: 'Between two backticks (`) text shows like code. One without its other half shows as it is; most often a quotation mark was meant.',
    example: body('Tekan `Mulai lalu tunggu.', 'Tekan `Mulai` lalu tunggu.'),
  },
  'markdown/code-in-word': {
    id: 'Tanda petik miring (`) membuka dan menutup bagian berisi kode. Bila dipakai sebagai apostrof di dalam dua kata, semua yang ada di antaranya tampil sebagai kode, dan kedua tandanya hilang.',
    en: 'Backticks (`) open and close a part that is code. Used as apostrophes inside two words, they make code of everything between them, and are not seen themselves.',
    example: body('Hari Jum`at membaca Al-Qur`an.', "Hari Jum'at membaca Al-Qur'an."),
  },
  'markdown/unclosed-fence': {
    id: 'Tiga tanda petik miring pada baris sendiri membuka bagian berisi kode, sampai baris yang sama menutupnya. Tanpa penutup, semua tulisan sampai akhir tampil sebagai kode.',
    en: 'Three backticks on a line of their own open a part that is code, until the same line closes it. Without that, everything to the end shows as code.',
    example: body('```\nresep\n\nLalu tulisan biasa.', '```\nresep\n```\n\nLalu tulisan biasa.'),
  },
  'markdown/unclosed-comment': {
    id: 'Catatan di antara <!-- dan --> tidak tampil di situs. Bila --> tidak ada, semua tulisan sampai akhir dianggap catatan dan ikut hilang dari halaman.',
    en: 'A comment between <!-- and --> does not show on the site. Without -->, all text to the end counts as part of the comment and is missing from the page.',
    example: body(
      'Minum air putih.\n\n<!-- tambahkan foto\n\nLalu jalan pagi.',
      'Minum air putih.\n\n<!-- tambahkan foto -->\n\nLalu jalan pagi.',
    ),
  },
  'markdown/indented-text': {
    id: 'Baris yang diawali Tab atau empat spasi adalah kode dalam Markdown. Pengolah kata memberi lekukan seperti itu pada awal alinea, dan ikut tersalin. Di halaman, tulisannya tampil dengan huruf mesin tik dan terpotong di tepi ponsel.',
    en: 'A line that begins with a Tab or four spaces is code in Markdown. Word processors indent paragraphs like that, and the indent comes along when copying. On the page such text shows like typewriting and is cut off at the edge of a phone.',
    example: body('\tMinum air putih setiap pagi.', 'Minum air putih setiap pagi.'),
  },
  'markdown/accidental-heading': {
    id: 'Garis dari tanda - atau = tepat di bawah tulisan membuat tulisan itu menjadi judul bagian. Bila yang dimaksud garis pemisah, harus ada baris kosong di atasnya.',
    en: 'A line of - or = right below a text makes a heading of that text. Where a dividing line is meant, an empty line must stand above it.',
    example: body('Minum air putih.\n---\nLalu jalan pagi.', 'Minum air putih.\n\n---\n\nLalu jalan pagi.'),
  },
  'markdown/list-sign': {
    id: 'Butir daftar diawali tanda - dan spasi, atau angka, titik, dan spasi. Tanda lain, misalnya • dari pengolah kata, adalah tulisan biasa, sehingga semua butir menyatu menjadi satu alinea.',
    en: 'An item of a list starts with a - and a space, or a number, a full stop and a space. Any other sign, such as the • of a word processor, is plain text, so that all items run together into one paragraph.',
    example: body('• Pakai sepatu\n• Bawa air', '- Pakai sepatu\n- Bawa air'),
  },
  'markdown/pasted-table': {
    id: 'Tabel yang disalin dari pengolah kata memisahkan kotaknya dengan Tab. Markdown tidak mengenalnya, sehingga semua isinya menyatu menjadi satu alinea. Tabel ditulis dengan tanda | di antara kotak dan satu baris pemisah di bawah kepalanya.',
    en: 'A table that is copied from a word processor has tabs between its cells. Markdown does not know them, so that everything runs together into one paragraph. A table is written with a | between cells and a dividing line below its head.',
    example: body('Hari\tLama\nSenin\t10 menit', '| Hari | Lama |\n|---|---|\n| Senin | 10 menit |'),
  },
  'markdown/bare-address': {
    id: 'Alamat yang ditulis begitu saja tampil sebagai tulisan, dan tidak dapat ditekan. Di antara < dan > alamat https:// dan alamat surel menjadi tautan; alamat www. perlu ditulis sebagai tautan. Bila memang tulisan, beri tanda \\ sebelum titik dua, @, atau titik pertamanya.',
    en: 'An address that is just written down shows as text, and nobody can press it. Between < and > an https:// address or a mail address becomes a link; one with www. needs to be written as a link. If it is meant as text, put a \\ before its colon, its @ or its first full stop.',
    example: body('Lihat https://contoh.id/.', 'Lihat <https://contoh.id/>.'),
  },
  'markdown/placeholder': {
    id: 'Perintah new menaruh satu kalimat di tempat tulisan, agar terlihat di mana harus menulis. Bila kalimat itu tidak diganti, pembaca akan melihatnya. Begitu juga tulisan tiruan seperti “Lorem ipsum”.',
    en: 'The command new puts a sentence where the text belongs, so that it is plain where to write. If it is not replaced, readers will see it. The same goes for dummy text such as “Lorem ipsum”.',
    example: body('Tulis isinya di sini.', 'Minum air putih.'),
  },
  'markdown/template-syntax': {
    id: 'Tulisan yang disalin dari situs lain dapat memuat kode untuk Hugo, Jekyll, atau WordPress, misalnya {{< youtube >}}, {% include %}, atau [caption]. Di sini kode itu tidak dijalankan dan tampil seperti tertulis. Setiap macam disebut sekali dalam sebuah berkas, pada tempatnya yang pertama.',
    en: 'Text that is copied from another site may hold code for Hugo, Jekyll or WordPress, such as {{< youtube >}}, {% include %} or [caption]. It is not run here but shows as it is written. Each kind is told once in a file, where it first stands.',
    example: body('Lihat {{< youtube abc >}}.', 'Lihat [video ini](https://www.youtube.com/watch?v=abc).'),
  },
  'markdown/empty-link': {
    id: 'Tulisan di dalam kurung siku adalah yang dilihat dan ditekan pembaca, dan yang dibacakan oleh pembaca layar. Bila kosong, atau hanya berisi tanda yang tidak tampak, tautannya tidak dapat dipakai.',
    en: 'The text between the square brackets is what readers see and press, and what a screen reader says. If it is empty, or holds only what cannot be seen, nobody can use the link.',
    example: body('Lihat [](/kontak/).', 'Lihat [halaman kontak](/kontak/).'),
  },
  'markdown/no-address': {
    id: 'Di dalam kurung sesudah kurung siku harus ada alamat: halaman situs ini, alamat https://, atau gambar di folder images/.',
    en: 'The parentheses behind the square brackets must hold an address: a page of this site, an https:// address, or a picture in the images/ folder.',
    example: body('Lihat [halaman kontak]().', 'Lihat [halaman kontak](/kontak/).'),
  },
  'markdown/gap-in-link': {
    id: 'Kurung siku dan kurung alamatnya harus menempel. Dengan spasi di antaranya keduanya tampil sebagai tulisan biasa, dan tidak ada yang dapat ditekan.',
    en: 'The square brackets and the parentheses of the address must touch. With a space between them both show as plain text, and there is nothing to press.',
    example: body('Lihat [halaman kontak] (/kontak/).', 'Lihat [halaman kontak](/kontak/).'),
  },
  'markdown/broken-link': {
    id: 'Tautan ditulis dengan tulisannya di dalam kurung siku, lalu alamatnya di dalam kurung biasa yang ditutup. Bila kurungnya tertukar atau kurang satu, semuanya tampil sebagai tulisan biasa.',
    en: 'A link is its text between square brackets, then its address between parentheses that are closed. If the brackets are swapped or one is missing, all of it shows as plain text.',
    example: body('Lihat (halaman kontak)[/kontak/].', 'Lihat [halaman kontak](/kontak/).'),
  },
  'markdown/space-in-address': {
    id: 'Alamat berakhir pada spasi pertama. Di alamat situs, spasi ditulis %20. Hanya gambar di images/ boleh bernama dengan spasi.',
    en: 'An address ends at its first space. In the address of a site a space is written %20. Only pictures in images/ may have names with spaces.',
    example: body('[Jalan](https://contoh.id/jalan pagi)', '[Jalan](https://contoh.id/jalan%20pagi)'),
  },
  'markdown/no-such-reference': {
    id: 'Tautan seperti [teks][nama] mengambil alamatnya dari baris `[nama]: /alamat/` di tempat lain dalam tulisan yang sama. Tanpa baris itu kurungnya tampil apa adanya.',
    en: 'A link like [text][name] takes its address from a line `[name]: /address/` somewhere in the same text. Without that line the brackets show as they are.',
    example: body('Lihat [halaman kontak][kontak].', 'Lihat [halaman kontak][kontak].\n\n[kontak]: /kontak/'),
  },
  'markdown/html': {
    id: 'Demi keamanan kode HTML tidak dijalankan, melainkan tampil seperti tertulis. Hanya catatan di antara <!-- dan --> yang tidak tampil. Hampir semua keperluan ada tandanya dalam Markdown.',
    en: 'For safety HTML is not passed on but shows as it is written. Only comments between <!-- and --> do not show. Markdown has marks for nearly every need.',
    example: body('Minum <b>air</b> putih.', 'Minum **air** putih.'),
  },
  'markdown/not-supported': {
    id: 'Sebagian situs mengenal ~~coretan~~, kotak centang [x], dan catatan kaki [^1]. Di sini tanda-tanda itu tidak berarti apa-apa dan tampil seperti tertulis.',
    en: 'Some sites know ~~strikethrough~~, check boxes [x] and footnotes [^1]. Here these marks mean nothing and show as they are written.',
    example: body('Minum ~~teh~~ air putih.', 'Minum air putih.'),
  },
  'markdown/image-without-alt': {
    id: 'Orang yang tidak dapat melihat gambar mendengar keterangannya, yaitu tulisan di dalam kurung siku. Tanpa itu mereka tidak tahu ada gambar apa.',
    en: 'People who cannot see a picture hear its description, the text between the square brackets. Without it they do not know what there is.',
    example: body('![](images/kebun.png)', '![Kebun](images/kebun.png)'),
  },
  'markdown/empty-heading': {
    id: 'Judul tanpa tulisan tidak tampak, tetapi pembaca layar menyebutnya, dan di daftar isi ia menjadi tautan kosong. Biasanya barisnya tertinggal.',
    en: 'A heading without text cannot be seen, but screen readers announce it, and in the contents it becomes an empty link. Usually the line was left behind.',
    example: body('##\n\nMinum air putih.', '## Minum\n\nMinum air putih.'),
  },
  'markdown/nothing-visible': {
    id: 'Artikel mendapat halaman sendiri bila ada sesuatu di bawah isiannya. Di sini isinya tidak tampak, misalnya garis atau spasi khusus saja, jadi halamannya akan kosong.',
    en: 'An article gets a page of its own when there is something below its fields. Here nothing of it can be seen, such as a line or special spaces alone, so the page would be empty.',
    example: body('---', 'Minum air putih.'),
  },
} as const satisfies Record<string, Explanation>;

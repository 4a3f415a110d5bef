/**
 * Makes article corpora for the benchmarks: the same words for senja, Hugo, Eleventy and Astro, a Markdown file of
 * about 2.6 KB an article. The words come from a seeded generator, so a corpus is the same on every machine.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const WORDS =
  'air alas anak angin apel badan bahu bangun bayam beras berjalan bersama buah bugar cahaya cuci dapur daun duduk gelas gerak hangat hari hati hidup hijau ikan jagung jalan jam jantung jendela kaki kebun keluarga kentang kursi lambat langkah lelap lembut lengan lutut makan malam mandi matahari minum muda nafas nasi obat olahraga pagi panas pelan perut pikiran piring pisang rumah sayur sehat segar sejuk senam senang sepatu siang sore sup susu tahu taman tangan tawa tempe tenang tidur tubuh ubi udara waktu'.split(
    ' ',
  );
const CATEGORIES = ['Makanan Sehat', 'Gerakan Ringan', 'Tidur Berkualitas', 'Pikiran Sehat'];

/** Mulberry32: small, seeded, good enough for words. */
function random(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/**
 * @param {number} index from 0
 * @returns {{ slug: string, title: string, excerpt: string, category: string, date: string, isoDate: string, readTime: string, body: string }}
 */
export function article(index) {
  const next = random(index + 1);
  const word = () => WORDS[Math.floor(next() * WORDS.length)];
  const sentence = (length) => {
    const text = Array.from({ length }, word).join(' ');
    return `${text[0].toUpperCase()}${text.slice(1)}.`;
  };
  const paragraph = () => Array.from({ length: 5 }, () => sentence(8 + Math.floor(next() * 5))).join(' ');
  const section = (number) =>
    `## ${sentence(3).slice(0, -1)} ${number}\n\n${paragraph()}\n\n- **${word()}** ${word()} ${word()}\n- ${word()} [${word()}](/kontak/)\n- ${word()} *${word()}*\n\n`;
  const table = `| ${word()} | ${word()} |\n|---|---|\n| ${word()} | ${word()} |\n| ${word()} | ${word()} |\n\n`;
  const day = (index % 28) + 1;
  return {
    slug: `artikel-${index}`,
    title: `${sentence(4).slice(0, -1)} ${index}`,
    excerpt: sentence(14),
    category: CATEGORIES[index % CATEGORIES.length],
    date: `${day} April 2025`,
    isoDate: `2025-04-${String(day).padStart(2, '0')}`,
    readTime: `${(index % 9) + 2} menit`,
    body: `${paragraph()}\n\n${section(1)}${section(2)}${table}${section(3)}${section(4)}> ${sentence(12)}\n`,
  };
}

const PHOTO = 'https://images.unsplash.com/photo-1512621776951-a57141f2eefd';

/** Writes `articles/` of a senja content folder. */
export function writeSenja(folder, count) {
  mkdirSync(path.join(folder, 'articles'), { recursive: true });
  for (let index = 0; index < count; index += 1) {
    const { slug, title, excerpt, category, date, readTime, body } = article(index);
    const matter = `---\ntitle: ${title}\nexcerpt: ${excerpt}\ncategory: ${category}\nimageUrl: ${PHOTO}\nreadTime: ${readTime}\npublishDate: ${date}\n---\n\n`;
    writeFileSync(
      path.join(folder, 'articles', `${String(index + 1).padStart(6, '0')}-${slug}.md`),
      matter + body,
    );
  }
}

/** Templates of a plain Hugo site that shows the same: article pages, paginated categories, a home page. */
const HUGO_LAYOUTS = {
  '_default/baseof.html': `<!doctype html><html lang="id"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>{{ .Title }}</title><meta name="description" content="{{ .Params.excerpt }}"><link rel="canonical" href="{{ .Permalink }}"></head><body><header><a href="/">Senja Sehat</a><nav>{{ range $name, $pages := .Site.Taxonomies.categories }}<a href="{{ ($.Site.GetPage (printf "/categories/%s" $name)).RelPermalink }}">{{ $name }}</a>{{ end }}</nav></header><main>{{ block "main" . }}{{ end }}</main><footer>© Senja Sehat</footer></body></html>`,
  '_default/single.html': `{{ define "main" }}<article><h1>{{ .Title }}</h1><p>{{ .Params.readTime }} · {{ .Date.Format "2006-01-02" }}</p>{{ .Content }}<h2>Baca juga</h2><ul>{{ range first 3 (index .Site.Taxonomies.categories (urlize (index .Params.categories 0))) }}<li>{{ partial "card.html" .Page }}</li>{{ end }}</ul></article>{{ end }}`,
  '_default/list.html': `{{ define "main" }}<h1>{{ .Title }}</h1><ul>{{ range (.Paginate .Pages 12).Pages }}<li>{{ partial "card.html" . }}</li>{{ end }}</ul>{{ end }}`,
  'index.html': `{{ define "main" }}<h1>Senja Sehat</h1><ul>{{ range first 48 .Site.RegularPages }}<li>{{ partial "card.html" . }}</li>{{ end }}</ul>{{ end }}`,
  'partials/card.html': `<img src="{{ .Params.imageUrl }}" width="640" height="427" alt="" loading="lazy"><h3><a href="{{ .RelPermalink }}">{{ .Title }}</a></h3><p>{{ .Params.excerpt }}</p><p>{{ .Params.readTime }}</p>`,
};

/** Writes a whole Hugo site with the same articles. */
export function writeHugo(folder, count) {
  const put = (name, text) => {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  };
  put(
    'config.toml',
    'baseURL = "https://senja-sehat.example/"\nlanguageCode = "id"\ntitle = "Senja Sehat"\n',
  );
  for (const [name, text] of Object.entries(HUGO_LAYOUTS)) put(`layouts/${name}`, text);
  for (let index = 0; index < count; index += 1) {
    const { slug, title, excerpt, category, isoDate, readTime, body } = article(index);
    put(
      `content/artikel/${slug}.md`,
      `---\ntitle: ${title}\nexcerpt: ${excerpt}\ncategories: [${category}]\nimageUrl: ${PHOTO}\nreadTime: ${readTime}\ndate: ${isoDate}\n---\n\n${body}`,
    );
  }
}

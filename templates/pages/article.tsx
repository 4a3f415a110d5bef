import type { ArticleData, HeadingView, Job } from '../contract.ts';
import { CategoryLabel } from '../parts/article-facts.tsx';
import { asHtml } from '../parts/as-html.ts';
import { CardGrid } from '../parts/cards.tsx';
import { Contents } from '../parts/contents.tsx';
import { Photo } from '../parts/photo.tsx';
import { Section } from '../parts/section.tsx';
import { StructuredData } from '../parts/structured-data.tsx';
import { SIZES } from '../pictures.ts';

/** Said under every article, also when the site's own footer says nothing of it. */
const DOCTOR_NOTE = 'Tulisan ini bukan pengganti nasihat dokter. Bila ragu, tanyakan kepada dokter Anda.';

export function Article(job: Job<ArticleData>) {
  const { site, data, body } = job;
  const { card, related, seekHelp } = data;
  const { category } = card;
  return (
    <>
      <article className={`article tone-${category.motif}`}>
        <div className="wrap">
          <Breadcrumb home={site.base} card={card} />
          <CategoryLabel category={category} />
          <h1>{card.title}</h1>
          <p className="lead">{card.excerpt}</p>
          <Credits data={data} />
          <Photo image={card.image} motif={category.motif} sizes={SIZES.article} eager />
          <Contents headings={seekHelp.length > 0 ? [...body.headings, SEEK_HELP] : body.headings} from={3} />
          <div className="prose" {...asHtml(body.html)} />
          <SeekHelp sentences={seekHelp} />
          <p className="notice">{site.footer.healthNote ?? DOCTOR_NOTE}</p>
          <Sources sources={data.sources} />
        </div>
      </article>
      {related.length > 0 && (
        <Section title="Baca juga" headingId="senja-baca-juga" className="band--related">
          <CardGrid articles={related} each={() => ({ labelled: false })} />
          {category.listingHref !== null && (
            <p className="actions">
              <a className="button" href={category.listingHref}>
                {`Lihat semua artikel ${category.name}`}
              </a>
            </p>
          )}
        </Section>
      )}
      <StructuredData {...job} />
    </>
  );
}

function Breadcrumb({ home, card }: { home: string; card: ArticleData['card'] }) {
  const { category } = card;
  return (
    <nav className="crumbs" aria-label="Letak halaman ini">
      <ol>
        <li>
          <a href={home}>Beranda</a>
        </li>
        <li>
          {category.listingHref === null ? (
            <a href={category.href}>{category.name}</a>
          ) : (
            // The name alone leads to the home page everywhere else.
            <a href={category.listingHref}>{`Semua artikel ${category.name}`}</a>
          )}
        </li>
      </ol>
    </nav>
  );
}

function Credits({ data: { card, author, reviewedBy, updated, updatedDay } }: { data: ArticleData }) {
  return (
    <ul className="credits">
      <li>{`Lama baca ${card.readTime}`}</li>
      <li>
        {'Terbit '}
        <time dateTime={card.publishDay}>{card.publishDate}</time>
      </li>
      {updated !== null && (
        <li>
          {'Diperbarui '}
          <time dateTime={updatedDay ?? undefined}>{updated}</time>
        </li>
      )}
      {author !== null && <li>{`Ditulis oleh ${author}`}</li>}
      {reviewedBy !== null && <li>{`Isinya diperiksa oleh ${reviewedBy}`}</li>}
    </ul>
  );
}

const SEEK_HELP: HeadingView = { level: 2, id: 'senja-ke-dokter', text: 'Kapan harus ke dokter' };

function SeekHelp({ sentences }: { sentences: readonly string[] }) {
  if (sentences.length === 0) return null;
  return (
    <section className="seek-help" aria-labelledby={SEEK_HELP.id}>
      <h2 id={SEEK_HELP.id}>{SEEK_HELP.text}</h2>
      {sentences.length === 1 ? (
        <p>{sentences[0]}</p>
      ) : (
        <ul>
          {sentences.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Sources({ sources }: Pick<ArticleData, 'sources'>) {
  if (sources.length === 0) return null;
  return (
    <section className="sources" aria-labelledby="senja-sumber">
      <h2 id="senja-sumber">Sumber</h2>
      <ol>
        {sources.map(({ title, url }) => (
          <li key={title}>{url === null ? title : <a href={url}>{title}</a>}</li>
        ))}
      </ol>
    </section>
  );
}

import type { CategorySectionView, HomeData, Job } from '../contract.ts';
import { Card } from '../parts/card.tsx';
import { Hero } from '../parts/hero.tsx';
import { Section } from '../parts/section.tsx';
import { Widget } from '../parts/widget.tsx';
import { SIZES } from '../pictures.ts';

const LATEST_LIST = 'daftar-terbaru';

/** What would be empty is left out. */
export function Home({ site, data }: Job<HomeData>) {
  const { page, featured, sections } = data;
  return (
    <>
      <Hero {...page.hero} />
      {featured.length > 0 && (
        <Section {...page.featured} headingId="artikel-pilihan">
          <ul className="cards cards--featured">
            {featured.map((article) => (
              <Card key={article.slug} article={article} />
            ))}
          </ul>
        </Section>
      )}
      {sections.map((section) => (
        <CategorySection key={section.category.anchor} {...section} />
      ))}
      {data.latest.length > 0 && <Latest site={site} data={data} />}
      <Section {...page.newsletter} headingId="surat-kabar" split className="band--newsletter">
        <Widget name="newsletter-box" props={{ endpoint: site.newsletterEndpoint }} site={site} />
      </Section>
    </>
  );
}

function CategorySection({ category, articles }: CategorySectionView) {
  const { name, description, motif, sectionId, headingId, listingHref } = category;
  const label = (
    <>
      Lihat Semua<span className="visually-hidden">{` ${name}`}</span>
    </>
  );
  return (
    <Section title={name} description={description} motif={motif} id={sectionId} headingId={headingId}>
      <ul className="cards">
        {articles.map((article) => (
          <Card key={article.slug} article={article} />
        ))}
      </ul>
      <p className="actions">
        {listingHref === null ? (
          <button type="button" className="button">
            {label}
          </button>
        ) : (
          <a className="button" href={listingHref}>
            {label}
          </a>
        )}
      </p>
    </Section>
  );
}

function Latest({ site, data }: Pick<Job<HomeData>, 'site' | 'data'>) {
  const { page, latest, total, initialVisible, step, more, archive } = data;
  return (
    <Section {...page.latest} headingId="artikel-terbaru">
      <ol id={LATEST_LIST} className="latest">
        {latest.map((article, index) => (
          <Card key={article.slug} article={article} sizes={SIZES.latest} hidden={index >= initialVisible} />
        ))}
      </ol>
      <Widget
        name="load-more"
        props={{ listId: LATEST_LIST, total, initial: initialVisible, step, more: more ?? undefined }}
        site={site}
      />
      {archive !== null && (
        <p className="actions">
          <a className="button" href={archive}>
            Lihat Semua Artikel
          </a>
        </p>
      )}
    </Section>
  );
}

import { Widget } from 'senja/react';
import { say } from 'senja/words';
import type { ArticleCardView, CategorySectionView, HomeData, Job } from '../contract.ts';
import { IN_LATEST } from '../parts/card/card.tsx';
import { Cards, LeadAndLines } from '../parts/card/cards.tsx';
import { HelpStrip } from '../parts/help.tsx';
import { Hero } from '../parts/hero.tsx';
import { Section } from '../parts/section.tsx';
import { WebSite } from '../parts/structured-data.tsx';
import { Tiles } from '../parts/tiles.tsx';

const LATEST_LIST = 'daftar-terbaru';

/** Empty sections are omitted. */
export default function Home({ site, ...data }: Job<HomeData>) {
  const { page, featured, sections } = data;
  // Said once a page: where the first control is that does nothing yet.
  const isIdleAbove = featured.some(isIdle);
  const firstIdle = isIdleAbove ? -1 : sections.findIndex(isIdleSection);
  return (
    <>
      <WebSite site={site} />
      <Hero site={site} {...page.hero} />
      <Tiles categories={site.categories} />
      <HelpStrip site={site} />
      {featured.length > 0 && (
        <Section {...page.featured} headingId="artikel-pilihan" idle={isIdleAbove}>
          <LeadAndLines articles={featured} labelled />
        </Section>
      )}
      {sections.map((section, at) => (
        <CategorySection key={section.category.anchor} {...section} idle={at === firstIdle} />
      ))}
      {data.latest.length > 0 && (
        <Latest data={data} idle={!isIdleAbove && firstIdle < 0 && data.latest.some(isIdle)} />
      )}
      <Section {...page.newsletter} headingId="surat-kabar" split className="band--newsletter screen">
        <Widget name="newsletter-box" endpoint={site.newsletterEndpoint} />
      </Section>
    </>
  );
}

/** Whether its "Baca Selengkapnya" does nothing yet. */
const isIdle = ({ href }: ArticleCardView): boolean => href === null;

const isIdleSection = ({ category, articles }: CategorySectionView): boolean =>
  category.listingHref === null || articles.some(isIdle);

function CategorySection({ category, articles, idle }: CategorySectionView & { idle: boolean }) {
  const { name, description, motif, sectionId, headingId, listingHref } = category;
  const label = (
    <>
      {say('home.all')}
      <span className="visually-hidden">{say('home.all-of', { category: name })}</span>
    </>
  );
  return (
    <Section
      title={name}
      description={description}
      motif={motif}
      id={sectionId}
      headingId={headingId}
      idle={idle}
    >
      <LeadAndLines articles={articles} labelled={false} />
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

function Latest({ data, idle }: { data: HomeData; idle: boolean }) {
  const { page, latest, total, initialVisible, step, more, archive } = data;
  return (
    <Section {...page.latest} headingId="artikel-terbaru" idle={idle}>
      <ol id={LATEST_LIST} className="latest">
        <Cards articles={latest} each={(index) => ({ ...IN_LATEST, hidden: index >= initialVisible })} />
      </ol>
      <Widget
        name="load-more"
        listId={LATEST_LIST}
        total={total}
        initial={initialVisible}
        step={step}
        more={more ?? undefined}
      />
      {archive !== null && (
        <p className="actions">
          <a className="button" href={archive}>
            {say('home.archive')}
          </a>
        </p>
      )}
    </Section>
  );
}

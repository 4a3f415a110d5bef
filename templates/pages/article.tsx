import { cached, Widget } from 'senja/react';
import { say } from 'senja/words';
import type { ArticleData, CategoryView, HeadingView, Job, LinkView, SiteView } from '../contract.ts';
import { readTime } from '../parts/card/article-facts.tsx';
import { Related } from '../parts/card/cards.tsx';
import { Photo } from '../parts/card/photo.tsx';
import { Contents, chaptersOf } from '../parts/contents.tsx';
import { Dialled, DialledBody } from '../parts/dial.tsx';
import { Icon } from '../parts/drawings/icon.tsx';
import { ToolSprite } from '../parts/drawings/motif.tsx';
import { Couple } from '../parts/drawings/scene.tsx';
import { Face } from '../parts/face.tsx';
import { Calls } from '../parts/help.tsx';
import { afterFirstParagraph, atFirstChapter } from '../parts/opening.ts';
import { Section } from '../parts/section.tsx';
import { StructuredData } from '../parts/structured-data.tsx';
import { SIZES } from '../pictures.ts';
import { SEEK_HELP_ID, TEXT_ID } from '../plan/page-ids.ts';

const seekHelpHeading = (): HeadingView => ({
  level: 2,
  id: SEEK_HELP_ID,
  text: say('article.seek-help'),
});

export default function Article(job: Job<ArticleData>) {
  const { site, body, card, related, seekHelp } = job;
  const { category } = card;
  const seeksHelp = seekHelp.length > 0;
  const help = seekHelpHeading();
  const contents = {
    headings: seeksHelp ? [...body.headings, help] : body.headings,
    // At least five chapters of its own.
    from: seeksHelp ? 6 : 5,
  };
  const isLong = chaptersOf(contents).length > 0;
  // The ways through the text come after its first words.
  const [opening, rest] = isLong
    ? atFirstChapter(body.html)
    : seeksHelp
      ? afterFirstParagraph(body.html)
      : ['', body.html];
  return (
    <>
      <ToolSprite base={site.base} />
      <article className={`article tone-${category.motif}`}>
        {/*
          One element holds the text and what belongs to it: views for readers drop what is next to it. They prefer an
          element with such names to one inside it that has most of the words, such as a box.
        */}
        <div className="wrap prose article__text" id={TEXT_ID}>
          <section className="article__head">
            <Crumb category={category} />
            <h1>{card.title}</h1>
            <p className="lead">
              <Dialled site={site} text={card.excerpt} />
            </p>
            <Credit site={site} data={job} />
            <Widget name="article-tools" share={job.share} rules={site.speech ?? ''} />
            <Photo
              image={card.image}
              drawing={card.drawing}
              motif={category.motif}
              sizes={SIZES.article}
              eager
            />
          </section>
          {opening !== '' && <DialledBody site={site} html={opening} />}
          <Contents {...contents} />
          {!isLong && seeksHelp && (
            <p className="to-help screen">
              <a href={`#${help.id}`}>{help.text}</a>
            </p>
          )}
          <DialledBody site={site} html={rest} />
          <SeekHelp site={site} sentences={seekHelp} />
          <Notice site={site} />
          <div className="done screen">
            <Couple base={site.base} className="done__couple" />
            <p>{say('article.end')}</p>
            <a className="button" href={job.share}>
              {say('article.share')}
            </a>
          </div>
          <Written {...job} />
          <Sources sources={job.sources} />
          <Neighbours {...job} />
        </div>
      </article>
      {related.length > 0 && (
        <Section title={say('article.related')} headingId="senja-baca-juga" className="band--related screen">
          <Related articles={related} />
          {category.listingHref !== null && (
            <p className="actions">
              <a className="button" href={category.listingHref}>
                {say('article.all', { category: category.name })}
              </a>
            </p>
          )}
        </Section>
      )}
      <StructuredData {...job} />
    </>
  );
}

/** The link back to the article's list. Views for readers know its class, and leave it out. */
const Crumb = cached(({ category: { name, motif, href, listingHref } }: { category: CategoryView }) => (
  <nav className="breadcrumbs" aria-label={say('article.place')}>
    <a href={listingHref ?? href}>
      <Icon motif={motif} />
      {/* The category name alone leads to the home page everywhere else. */}
      {listingHref === null ? name : say('article.category', { category: name })}
    </a>
  </nav>
));

/** Shown below every article, even if the site's footer does not mention it. */
const Notice = cached(({ site }: { site: SiteView }) => (
  <p className="notice screen">
    <Dialled site={site} text={site.footer.healthNote ?? say('article.doctor')} />
  </p>
));

/** Who answers for the article, with a link to who that is, and the facts about it. */
function Credit({ site, data }: { site: SiteView; data: ArticleData }) {
  const { card, author, reviewedBy, reviewerRole, reviewed, reviewedDay, portrait } = data;
  const first = reviewedBy ?? author;
  const named =
    reviewedBy !== null
      ? say('article.checked', { name: reviewedBy })
      : author !== null && say('article.author', { name: author });
  return (
    <section className="credit">
      {first !== null && <Face name={first} portrait={portrait} className="screen" eager />}
      {named && (
        <p className="credit__name">{site.team === undefined ? named : <a href={site.team}>{named}</a>}</p>
      )}
      {reviewedBy !== null && (reviewerRole !== undefined || reviewed !== undefined) && (
        <p className="credit__role">
          {reviewerRole}
          {reviewerRole !== undefined && reviewed !== undefined && '\u00a0· '}
          {reviewed !== undefined && <time dateTime={reviewedDay}>{reviewed}</time>}
        </p>
      )}
      <p>
        {readTime(card)}
        {reviewedBy === null && (
          <>
            {'\u00a0· '}
            <Days {...data} />
          </>
        )}
      </p>
    </section>
  );
}

/** When it was published and updated. */
function Days({ card, updated, updatedDay }: Pick<ArticleData, 'card' | 'updated' | 'updatedDay'>) {
  return (
    <>
      {`${say('article.published')} `}
      <time dateTime={card.publishDay}>{card.publishDate}</time>
      {updated !== null && (
        <>
          {`\u00a0· ${say('article.updated')} `}
          <time dateTime={updatedDay ?? undefined}>{updated}</time>
        </>
      )}
    </>
  );
}

/** Who wrote a reviewed article, and when: its head names the reviewer. */
function Written({ author, reviewedBy, ...days }: ArticleData) {
  if (reviewedBy === null) return null;
  return (
    <p className="written">
      {author !== null && `${say('article.author', { name: author })}\u00a0· `}
      <Days {...days} />
    </p>
  );
}

function SeekHelp({ site, sentences }: { site: SiteView; sentences: readonly string[] }) {
  if (sentences.length === 0) return null;
  const heading = seekHelpHeading();
  return (
    <section className="alarm seek-help" aria-labelledby={heading.id}>
      <h2 id={heading.id}>{heading.text}</h2>
      {sentences.length === 1 ? (
        <p>
          <Dialled site={site} text={sentences[0] ?? ''} />
        </p>
      ) : (
        <ul>
          {sentences.map((sentence) => (
            <li key={sentence}>
              <Dialled site={site} text={sentence} />
            </li>
          ))}
        </ul>
      )}
      <Calls site={site} />
    </section>
  );
}

function Sources({ sources }: Pick<ArticleData, 'sources'>) {
  if (sources.length === 0) return null;
  return (
    <section className="sources" aria-labelledby="senja-sumber">
      <h2 id="senja-sumber">{say('article.sources')}</h2>
      <ol>
        {sources.map(({ title, url, language }) => (
          <li key={title} lang={language}>
            {url === null ? title : <a href={url}>{title}</a>}
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Links to the neighbours in the category. Views for readers know the class, and leave them out. */
function Neighbours({ previous, next }: Pick<ArticleData, 'previous' | 'next'>) {
  if (previous === undefined && next === undefined) return null;
  return (
    <nav className="pager" aria-label={say('article.beside')}>
      {previous !== undefined && <Neighbour link={previous} rel="prev" />}
      {next !== undefined && <Neighbour link={next} rel="next" />}
    </nav>
  );
}

function Neighbour({ link: { name, href }, rel }: { link: LinkView; rel: 'prev' | 'next' }) {
  return (
    <a href={href} rel={rel}>
      {say(rel === 'prev' ? 'article.previous' : 'article.next', { title: name })}
    </a>
  );
}

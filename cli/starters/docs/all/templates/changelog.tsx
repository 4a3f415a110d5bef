import type { PageOf } from '../.senja/content';

export default ({ meta, site, releases }: PageOf<'changelog'>) => (
  <article>
    <h1>{meta.title}</h1>
    {releases.map(({ slug, version, date, changes }) => (
      <section key={slug} className="release">
        <h2 id={slug}>{version}</h2>
        <p>
          <time dateTime={date}>
            {new Intl.DateTimeFormat(site.language, { dateStyle: 'long', timeZone: 'UTC' }).format(
              new Date(date),
            )}
          </time>
        </p>
        <ul>
          {changes.map((change) => (
            <li key={change}>{change}</li>
          ))}
        </ul>
      </section>
    ))}
  </article>
);

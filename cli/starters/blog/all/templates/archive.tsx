import type { PageOf } from '../.senja/content';

export default ({ site, meta, years }: PageOf<'archive'>) => {
  const day = new Intl.DateTimeFormat(site.language, { day: 'numeric', month: 'short', timeZone: 'UTC' });
  return (
    <>
      <h1>{meta.title}</h1>
      {years.map(({ year, posts }) => (
        <section key={year} className="year">
          <h2>{year}</h2>
          <ol>
            {posts.map(({ href, title, date }) => (
              <li key={href}>
                <time dateTime={date}>{day.format(new Date(date))}</time>
                <a href={href}>{title}</a>
              </li>
            ))}
          </ol>
        </section>
      ))}
    </>
  );
};

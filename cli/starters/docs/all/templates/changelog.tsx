import type { PageOf } from '../.senja/content';

export default ({ meta, releases }: PageOf<'changelog'>) => (
  <>
    <h1>{meta.title}</h1>
    {releases.map(({ slug, version, date, changes }) => (
      <section key={slug}>
        <h2 id={slug}>
          {version} <time dateTime={date}>{date}</time>
        </h2>
        <ul>
          {changes.map((change) => (
            <li key={change}>{change}</li>
          ))}
        </ul>
      </section>
    ))}
  </>
);

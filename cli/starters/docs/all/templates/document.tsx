import './base.css';
import { Head, Html } from 'senja/react';
import { say } from 'senja/words';
import type { DocumentOf } from '../.senja/content';

type Sidebar = DocumentOf['site']['sidebar'];

const Tree = ({ nodes, current }: { nodes: Sidebar; current: string }) => (
  <ul>
    {nodes.map(({ name, entry, children }) => (
      <li key={name}>
        {entry?.href ? (
          <a href={entry.href} aria-current={entry.href === current ? 'page' : undefined}>
            {entry.title}
          </a>
        ) : (
          name
        )}
        {children.length > 0 && <Tree nodes={children} current={current} />}
      </li>
    ))}
  </ul>
);

export default ({ children, ...page }: DocumentOf) => {
  const { site, meta } = page;
  return (
    <Html page={page}>
      <Head page={page} />
      <body>
        <header>
          <a href={site.base}>{site.title}</a>
          {site.searchPage && <a href={site.searchPage.href}>{site.searchPage.title}</a>}
          <a href={`${site.base}changelog/`}>{say('changes')}</a>
        </header>
        <nav aria-label={say('contents')}>
          <Tree nodes={site.sidebar} current={meta.href} />
        </nav>
        <main>{children}</main>
      </body>
    </Html>
  );
};

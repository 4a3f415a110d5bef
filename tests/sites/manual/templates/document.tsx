import { Head, Html } from 'senja/react';
import type { DocumentOf } from '../.senja/content';

const Tree = ({ nodes }: { nodes: DocumentOf['site']['sidebar'] }) => (
  <ul>
    {nodes.map(({ name, entry, children }) => (
      <li key={name}>
        {entry ? <a href={entry.href}>{entry.title}</a> : name}
        {children.length > 0 && <Tree nodes={children} />}
      </li>
    ))}
  </ul>
);

export default ({ children, ...page }: DocumentOf) => (
  <Html page={page}>
    <Head page={page} />
    <body>
      <nav>
        <Tree nodes={page.site.sidebar} />
      </nav>
      <main>{children}</main>
    </body>
  </Html>
);

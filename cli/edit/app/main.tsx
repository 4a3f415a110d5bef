/** The page of `senja edit`. */
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { send } from './desk/request.ts';
import { SiteDesk } from './desk/site.ts';

const root = document.getElementById('app');
if (root) {
  const site = new SiteDesk(send);
  site.connect(new EventSource('/api/events'));
  createRoot(root).render(<App site={site} send={send} />);
}

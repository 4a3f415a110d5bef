/** The page of `senja edit`. */
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { send, serverEvents, takeKey } from './desk/request.ts';
import { SiteDesk } from './desk/site.ts';

async function start(root: HTMLElement): Promise<void> {
  await takeKey();
  const site = new SiteDesk(send);
  void site.follow(serverEvents());
  createRoot(root).render(<App site={site} send={send} />);
}

const root = document.getElementById('app');
if (root) void start(root);

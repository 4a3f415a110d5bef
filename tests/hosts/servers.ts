/** Starts a server of a host on a free port of this machine, with the rules that senja has made. */
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

export const SERVERS = ['apache', 'caddy', 'nginx'] as const;
export type Server = (typeof SERVERS)[number];

/** The modules that Debian loads by itself, and the two that headers and redirects need. */
const MODULES = [
  'mpm_event',
  'authz_core',
  'dir',
  'mime',
  'filter',
  'deflate',
  'headers',
  'rewrite',
  'alias',
];

interface Place {
  /** Folder whose addresses are those of the server. */
  root: string;
  /** The folder of the site in it. */
  site: string;
  port: number;
  /** A folder for files of the server. */
  work: string;
}

const STARTERS = {
  nginx: ({ root, site, port, work }: Place) => ({
    file: 'nginx.conf',
    // The folders of tests belong to the user who runs them.
    config: `${process.getuid?.() === 0 ? 'user root; ' : ''}daemon off; pid "${work}/pid"; error_log "${work}/error.log"; worker_processes 1;
events {}
http {
  include /etc/nginx/mime.types; access_log off;
  client_body_temp_path "${work}/body"; proxy_temp_path "${work}/proxy"; fastcgi_temp_path "${work}/fastcgi";
  uwsgi_temp_path "${work}/uwsgi"; scgi_temp_path "${work}/scgi";
  server { listen 127.0.0.1:${port}; root "${root}"; include "${site}/.nginx.conf"; }
}
`,
    command: ['/usr/sbin/nginx', '-e', `${work}/error.log`, '-c', `${work}/nginx.conf`],
  }),
  caddy: ({ root, site, port, work }: Place) => ({
    file: 'Caddyfile',
    config: `{
  admin off
  auto_https off
}
http://127.0.0.1:${port} {
  root * "${root}"
  import "${site}/.Caddyfile"
}
`,
    command: ['/usr/bin/caddy', 'run', '--adapter', 'caddyfile', '--config', `${work}/Caddyfile`],
  }),
  apache: ({ root, port, work }: Place) => ({
    file: 'apache.conf',
    config: `ServerRoot "${work}"
ServerName 127.0.0.1
Listen 127.0.0.1:${port}
PidFile "${work}/pid"
ErrorLog "${work}/error.log"
Mutex "file:${work}"
${MODULES.map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`).join('\n')}
TypesConfig /etc/mime.types
DocumentRoot "${root}"
<Directory "${root}">
  Require all granted
  AllowOverride All
</Directory>
`,
    command: ['/usr/sbin/apache2', '-X', '-f', `${work}/apache.conf`],
  }),
} as const satisfies Record<Server, (place: Place) => { file: string; config: string; command: string[] }>;

export const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });

export interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  text: string;
}

/** The path goes out as it is written: `fetch` would change some. */
export const get = (port: number, address: string): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const asked = request({ host: '127.0.0.1', port, path: address, agent: false }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          headers: answer.headers,
          text: Buffer.concat(chunks).toString('utf8'),
        }),
      );
    });
    asked.on('error', reject).end();
  });

/**
 * @param root folder whose addresses are those of the server
 * @param site the folder of the site in it, with the rules
 * @throws Error with what the server says, or with the package of Debian that is missing
 */
export async function serve(server: Server, root: string, site: string) {
  const port = await freePort();
  const work = path.join(path.dirname(root), `${server}-${port}`);
  mkdirSync(work);
  const { file, config, command } = STARTERS[server]({ root, site, port, work });
  writeFileSync(path.join(work, file), config);
  const [program = '', ...rest] = command;
  if (!existsSync(program))
    throw new Error(`${program} is missing. On Debian: apt-get install nginx-light caddy apache2`);
  const child: ChildProcess = spawn(program, rest, { env: { ...process.env, HOME: work }, cwd: work });
  let said = '';
  child.stdout?.on('data', (chunk) => {
    said += chunk;
  });
  child.stderr?.on('data', (chunk) => {
    said += chunk;
  });
  const ended = new Promise<void>((resolve) => child.on('exit', () => resolve()));
  while (child.exitCode === null) {
    const answer = await get(port, '/').catch(() => null);
    if (answer) break;
    await wait(50);
  }
  if (child.exitCode !== null) throw new Error(`${server} has ended: ${said}`);
  return {
    get: (address: string) => get(port, address),
    async stop(): Promise<void> {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

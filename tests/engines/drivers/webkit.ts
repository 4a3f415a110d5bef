/** WebKitGTK, by WebDriver, on a virtual screen. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type Engine, type Key, missing, NOWHERE, type Tab } from './tab.ts';

/** Time limit for any command in milliseconds: a crashed browser may leave its driver waiting. */
const TIMEOUT = 120_000;

/** Key codes of WebDriver. */
const KEYS: Readonly<Partial<Record<Key, string>>> = {
  Backspace: '\uE003',
  Tab: '\uE004',
  Enter: '\uE007',
  Escape: '\uE00C',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
  Delete: '\uE017',
};
const HELD = { Control: '\uE009', Shift: '\uE008' };

const isThere = (program: string): boolean => spawnSync('which', [program]).status === 0;

/** The window's own bars would keep it wider than a phone. */
const NO_BARS =
  '* { min-width: 0; min-height: 0; margin: 0; padding: 0; font-size: 1px; -gtk-icon-transform: scale(0) }';

/**
 * Without a window manager the window under the mouse has the focus, and the mouse is in the middle of the screen:
 * just inside the window's left edge, where nothing reacts to it.
 */
const SCREEN = '3000x2000x24';
const PLACE = { x: 1499, y: 900 };

/** Test machines may lack a graphics card. */
const SOFTWARE = {
  LIBGL_ALWAYS_SOFTWARE: '1',
  WEBKIT_DISABLE_COMPOSITING_MODE: '1',
  WEBKIT_DISABLE_DMABUF_RENDERER: '1',
};

/** @param config file of MiniBrowser's settings */
const wishes = (config: string) => {
  const nowhere = `${NOWHERE.host}:${NOWHERE.port}`;
  return {
    proxy: {
      proxyType: 'manual',
      httpProxy: nowhere,
      sslProxy: nowhere,
      noProxy: ['127.0.0.1', 'localhost'],
    },
    'webkitgtk:browserOptions': {
      args: ['--automation', `--config=${config}`],
    },
  };
};

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** @returns the number of the display, chosen by the server */
const displayOf = (server: ChildProcess): Promise<string> =>
  new Promise((resolve, reject) => {
    server.stdout?.once('data', (data) => resolve(`:${String(data).trim()}`));
    server.once('exit', () => reject(new Error('Xvfb does not start')));
  });

type Command = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<unknown>;

const commandOf =
  (address: string): Command =>
  async (method, at, body) => {
    const response = await fetch(`${address}${at}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(TIMEOUT),
    });
    const { value } = (await response.json()) as { value: { error?: string; message?: string } | null };
    if (!response.ok) throw new Error(`WebKit, ${at}: ${value?.error} ${value?.message}`);
    return value;
  };

async function ready(command: Command): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const isReady = await command('GET', '/status').catch(() => false);
    if (isReady) return;
    await wait(100);
  }
  throw new Error('WebKitWebDriver does not answer');
}

const evaluateBy =
  (command: Command) =>
  (expression: string): Promise<unknown> =>
    command('POST', '/execute/sync', { script: `return ${expression}`, args: [] });

/** @returns the height of the window's bars above the page, in pixels */
async function barsOf(command: Command): Promise<number> {
  const [width, height] = [801, 601];
  await command('POST', '/window/rect', { ...PLACE, width, height });
  for (let attempt = 0; attempt < 200; attempt += 1) {
    const [inner, left] = (await evaluateBy(command)('[innerWidth, innerHeight]')) as [number, number];
    if (inner === width) return height - left;
    await wait(50);
  }
  throw new Error('WebKit does not change the size of its window');
}

function tabOf(command: Command, bars: number): Tab {
  const evaluate = evaluateBy(command);
  const act = (type: 'key' | 'pointer', actions: object[]) =>
    command('POST', '/actions', { actions: [{ type, id: type, actions }] });
  const strike = (value: string) => [
    { type: 'keyDown', value },
    { type: 'keyUp', value },
  ];
  return {
    async open(url) {
      await command('POST', '/url', { url });
    },
    async resize(width, height) {
      const rect = { ...PLACE, width, height: height + bars };
      await command('POST', '/window/rect', rect);
      const wanted = `${width} × ${height}`;
      for (let attempt = 0; attempt < 200; attempt += 1) {
        if ((await evaluate('[innerWidth, innerHeight].join(" × ")')) === wanted) return;
        await wait(50);
      }
      throw new Error(`WebKit does not show a page in ${wanted} px`);
    },
    evaluate,
    async press(key, held) {
      const keys = strike(KEYS[key] ?? key);
      const around = (type: string) => (held ? [{ type, value: HELD[held] }] : []);
      await act('key', [...around('keyDown'), ...keys, ...around('keyUp')]);
    },
    async type(text) {
      await act('key', [...text].flatMap(strike));
    },
    async point(x, y) {
      await act('pointer', [{ type: 'pointerMove', duration: 0, x, y }]);
    },
    async click() {
      await act('pointer', [
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ]);
    },
  };
}

export const webkit: Engine = {
  name: 'WebKit',
  async start({ fontSize = 16 } = {}) {
    if (!isThere('WebKitWebDriver')) throw missing('WebKitWebDriver', 'webkit2gtk-driver');
    if (!isThere('Xvfb')) throw missing('Xvfb', 'xvfb');
    const folder = mkdtempSync(path.join(os.tmpdir(), 'senja-webkit-'));
    mkdirSync(path.join(folder, 'gtk-3.0'));
    writeFileSync(path.join(folder, 'gtk-3.0/gtk.css'), NO_BARS);
    const config = path.join(folder, 'config');
    writeFileSync(config, `[websettings]\ndefault-font-size=${fontSize}\n`);
    const screen = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', SCREEN, '-nolisten', 'tcp'], {
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    let driver: ChildProcess | undefined;
    const end = (): void => {
      driver?.kill();
      screen.kill();
      rmSync(folder, { recursive: true, force: true });
    };
    try {
      const port = await freePort();
      driver = spawn('WebKitWebDriver', [`--port=${port}`], {
        stdio: 'ignore',
        env: { ...process.env, DISPLAY: await displayOf(screen), XDG_CONFIG_HOME: folder, ...SOFTWARE },
      });
      const address = `http://127.0.0.1:${port}`;
      await ready(commandOf(address));
      const { sessionId } = (await commandOf(address)('POST', '/session', {
        capabilities: { alwaysMatch: wishes(config) },
      })) as { sessionId: string };
      const command = commandOf(`${address}/session/${sessionId}`);
      return {
        ...tabOf(command, await barsOf(command)),
        async [Symbol.asyncDispose]() {
          await command('DELETE', '').finally(end);
        },
      };
    } catch (error) {
      end();
      throw error;
    }
  },
};

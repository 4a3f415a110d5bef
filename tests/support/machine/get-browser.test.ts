import { expect, it } from 'vitest';
import { browsersOn } from './browsers.mjs';
import { getBrowser } from './get-browser.mjs';

type Machine = NonNullable<Parameters<typeof getBrowser>[0]>;

interface Fake extends Partial<Machine> {
  files?: string[];
}

/** A machine with only these files; browsers start, programs succeed, but install nothing. */
function fake({ files = [], ...rest }: Fake = {}) {
  const separator = rest.platform === 'win32' ? '\\' : '/';
  const disk = new Set(files);
  const messages: string[] = [];
  const calls: string[] = [];
  const machine: Machine = {
    platform: 'linux',
    env: { PATH: '/usr/bin:/bin' },
    home: '/home/siti',
    exists: (file) => disk.has(file),
    list: (folder) => [
      ...new Set(
        [...disk].flatMap((file) =>
          file.startsWith(folder + separator)
            ? [file.slice(folder.length + 1).split(separator)[0] ?? '']
            : [],
        ),
      ),
    ],
    fault: async () => null,
    run: (call) => {
      calls.push(call.join(' '));
      return true;
    },
    say: (text) => void messages.push(text),
    isRoot: false,
    ...rest,
  };
  return { machine, disk, messages, calls };
}

const WINDOWS = {
  platform: 'win32',
  home: 'C:\\Users\\siti',
  env: {
    PROGRAMFILES: 'C:\\Program Files',
    'PROGRAMFILES(X86)': 'C:\\Program Files (x86)',
    LOCALAPPDATA: 'C:\\Users\\siti\\AppData\\Local',
  },
} as const;
const MAC = { platform: 'darwin', home: '/Users/siti' } as const;

it.each<[Fake, string]>([
  [{}, '/usr/bin/chromium'],
  [{}, '/usr/bin/microsoft-edge-stable'],
  [{}, '/snap/bin/chromium'],
  [{}, '/opt/google/chrome/chrome'],
  [{ env: { PATH: '/opt/alat/bin' } }, '/opt/alat/bin/google-chrome'],
  [{ env: {} }, '/usr/bin/google-chrome-stable'],
  [{}, '/home/siti/.cache/ms-playwright/chromium-1255/chrome-linux64/chrome'],
  [{}, '/home/siti/.cache/ms-playwright/chromium-1100/chrome-linux/chrome'],
  [{ env: { XDG_CACHE_HOME: '/simpan' } }, '/simpan/ms-playwright/chromium-1255/chrome-linux-arm64/chrome'],
  [{ env: { PLAYWRIGHT_BROWSERS_PATH: '/pw' } }, '/pw/chromium-9/chrome-linux64/chrome'],
  [{}, '/home/siti/.cache/ms-playwright/chromium_headless_shell-1200/chrome-linux/headless_shell'],
  [MAC, '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'],
  [MAC, '/Applications/Chromium.app/Contents/MacOS/Chromium'],
  [MAC, '/Users/siti/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge'],
  [
    MAC,
    '/Users/siti/Library/Caches/ms-playwright/chromium-1255/chrome-mac-arm64/Google Chrome for Testing.app/Contents/MacOS/Google Chrome for Testing',
  ],
  [
    MAC,
    '/Users/siti/Library/Caches/ms-playwright/chromium-1100/chrome-mac/Chromium.app/Contents/MacOS/Chromium',
  ],
  [WINDOWS, 'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe'],
  [WINDOWS, 'C:\\Users\\siti\\AppData\\Local\\Chromium\\Application\\chrome.exe'],
  [WINDOWS, 'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe'],
  [WINDOWS, 'C:\\Users\\siti\\AppData\\Local\\ms-playwright\\chromium-1255\\chrome-win64\\chrome.exe'],
  [
    { ...WINDOWS, env: {} },
    'C:\\Users\\siti\\AppData\\Local\\ms-playwright\\chromium-1255\\chrome-win64\\chrome.exe',
  ],
])('finds a browser: %j %s', (machine, file) => {
  expect(browsersOn(fake({ ...machine, files: [file, '/usr/bin/node', 'C:\\x.exe'] }).machine)).toEqual([
    file,
  ]);
});

it('prefers installed browsers, then the newest of Playwright, without duplicates', () => {
  const kept = (name: string) => `/home/siti/.cache/ms-playwright/${name}`;
  const files = [
    kept('chromium-999/chrome-linux/chrome'),
    kept('chromium_headless_shell-1255/chrome-headless-shell-linux64/chrome-headless-shell'),
    kept('chromium-1255/chrome-linux64/chrome'),
    kept('firefox-1572/firefox/firefox'),
    '/usr/bin/google-chrome',
  ];
  const found = browsersOn(fake({ files, env: { PATH: '/usr/bin:/usr/bin:bin::/sbin' } }).machine);
  expect(found).toEqual([files[4], files[1], files[2], files[0]]);
});

it('prefers CHROMIUM_PATH, and reports it if it does not start', async () => {
  const files = ['/usr/bin/chromium', '/opt/peramban'];
  const env = { CHROMIUM_PATH: '/opt/peramban' };
  expect(await getBrowser(fake({ files, env }).machine)).toBe('/opt/peramban');
  const gone = fake({ files: ['/usr/bin/chromium'], env });
  await expect(getBrowser(gone.machine)).rejects.toThrow(
    'CHROMIUM_PATH is /opt/peramban: there is no such file',
  );
  const broken = fake({ files, env, fault: async () => 'no libnss3.so' });
  await expect(getBrowser(broken.machine)).rejects.toThrow('CHROMIUM_PATH is /opt/peramban: no libnss3.so');
  expect([...gone.calls, ...broken.calls]).toEqual([]);
});

it('skips a browser that does not start', async () => {
  const files = ['/usr/bin/chromium', '/usr/bin/google-chrome'];
  const fault = async (file: string) => (file === '/usr/bin/chromium' ? 'it is a stub' : null);
  const { machine, calls } = fake({ files, fault });
  expect(await getBrowser(machine)).toBe('/usr/bin/google-chrome');
  expect(calls).toEqual([]);
});

/** A machine on which one program installs a browser. */
function giving(program: RegExp, file: string, rest: Fake) {
  const made = fake(rest);
  const run: Machine['run'] = (call) => {
    made.calls.push(call.join(' '));
    if (program.test(call.join(' '))) made.disk.add(file);
    return rest.run?.(call) ?? true;
  };
  return { ...made, machine: { ...made.machine, run } };
}

it.each<[string, Fake, string, RegExp[]]>([
  [
    'Debian as root',
    { files: ['/usr/bin/apt-get'], isRoot: true },
    '/usr/bin/chromium-headless-shell',
    [
      /^env DEBIAN_FRONTEND=noninteractive apt-get .* update$/,
      /apt-get .* install .* chromium-headless-shell fonts-noto-core$/,
    ],
  ],
  [
    'Debian with sudo that asks nothing',
    { files: ['/usr/bin/apt-get', '/usr/bin/sudo'] },
    '/usr/bin/chromium-headless-shell',
    [/^sudo -n true$/, /^sudo -n env .* apt-get .* update$/, /^sudo -n env .* apt-get .* install /],
  ],
  [
    'Debian whose packages cannot be reached',
    { files: ['/usr/bin/apt-get'], isRoot: true, run: (call) => !call.includes('apt-get') },
    '/home/siti/.cache/ms-playwright/chromium-1255/chrome-linux64/chrome',
    [/apt-get .* update$/, /playwright-core.*cli\.js install --with-deps chromium$/],
  ],
  [
    'Debian without rights',
    { files: ['/usr/bin/apt-get', '/usr/bin/sudo'], run: (call) => call[0] !== 'sudo' },
    '/home/siti/.cache/ms-playwright/chromium-1255/chrome-linux64/chrome',
    [/^sudo -n true$/, /playwright-core.*cli\.js install chromium$/],
  ],
  [
    'macOS',
    MAC,
    '/Users/siti/Library/Caches/ms-playwright/chromium-1255/chrome-mac-x64/Google Chrome for Testing.app/Contents/MacOS/Google Chrome for Testing',
    [/playwright-core.*cli\.js install chromium$/],
  ],
  [
    'Windows',
    WINDOWS,
    'C:\\Users\\siti\\AppData\\Local\\ms-playwright\\chromium-1255\\chrome-win64\\chrome.exe',
    [/playwright-core.*cli\.js install chromium$/],
  ],
])('gets a browser and says so: %s', async (_name, rest, file, expected) => {
  const { machine, calls, messages } = giving(/apt-get .* install|cli\.js install/, file, rest);
  expect(await getBrowser(machine)).toBe(file);
  expect(calls).toEqual(expected.map((call) => expect.stringMatching(call)));
  const done = calls.filter((call) => call !== 'sudo -n true');
  expect(messages.filter((text) => text.startsWith('  ')).map((text) => text.trim())).toEqual(done);
  expect(messages[0]).toMatch(/none was found\. Getting Chromium from /);
});

it('names the command to run if no browser can be installed', async () => {
  const none = fake({ run: () => false });
  await expect(getBrowser(none.machine)).rejects.toThrow(
    /^No browser for the tests\. Run: npx playwright-core install --with-deps chromium$/,
  );
});

it('installs nothing if a browser is there, and says why it does not start', async () => {
  const files = ['/usr/bin/chromium', '/usr/bin/apt-get'];
  const broken = fake({ files, isRoot: true, fault: async () => 'no libnss3.so' });
  await expect(getBrowser(broken.machine)).rejects.toThrow(
    /Run: npx .*\n\/usr\/bin\/chromium does not start: no libnss3\.so$/,
  );
  expect(broken.calls).toEqual([]);
});

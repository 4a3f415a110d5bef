/** Connects the editor: the site on disk, its journal, the server, and the browser. */

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { completeChanges } from '../actions/index.ts';
import { SITE_FILE } from '../core/entries/folder/index.ts';
import { filesOfData } from '../core/stages/site-data.ts';
import { fingerprint } from '../core/values/hash.ts';
import { modelOfData } from '../core/values/names/data-name.ts';
import { EditedSite, previewSite } from '../desk/index.ts';
import { PUBLIC } from '../io/content/index.ts';
import { Failure, failure, failureFrom } from '../io/failures/index.ts';
import { makeFolder } from '../io/folders/index.ts';
import { follow, followFiles } from '../io/follow/index.ts';
import { takeLock } from '../io/locks/index.ts';
import { ownPath } from '../tools/own-files.cjs';
import { doneActions } from './actions/done.ts';
import { SiteChanges } from './actions/site-changes.ts';
import type { EditorContext } from './editor-context.ts';
import { EditedEntries } from './entries.ts';
import { foundTexts } from './finding/found-texts.ts';
import { entryPictures } from './pictures/entry-pictures.ts';
import { openBrowser } from './server/open-browser.ts';
import { startEditor } from './server/server.ts';
import { isUnsaved } from './session/draft.ts';
import { markOf } from './session/here.ts';
import { journalIn } from './session/journal.ts';
import { keptTexts } from './session/kept-texts.ts';
import { historyOf } from './versions/history.ts';
import { versionsOf } from './versions/versions.ts';

/** Milliseconds to wait for more changes of the disk: a checkout changes many files. */
const SETTLE = 80;
/** Number of changed files from which on the site is read as a whole. */
const MANY = 40;

/** What a change of a file affects, by its path from the content folder. */
function kindOf(name: string): 'entry' | 'other' | 'site' {
  // Models and settings, the folder itself, and what is outside of it.
  if (name === '' || name === SITE_FILE || /^(?:\.\.|models)\//.test(`${name}/`)) return 'site';
  return /^[^/]+\/.*\.(?:md|ya?ml)$/.test(name) ? 'entry' : 'other';
}

/**
 * Follows what other programs change.
 * @returns a function that adds files to what is followed, by absolute paths
 */
function followDisk(
  context: EditorContext,
  act: { entry(file: string): void; many(): void; site(): void },
): (files: readonly string[]) => void {
  const { options, siteRoot } = context;
  const changed = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  const settled = (): void => {
    const all = [...changed];
    changed.clear();
    const names = all.map((file) => path.relative(options.content, file).split(path.sep).join('/'));
    const kinds = new Set(names.map(kindOf));
    if (kinds.has('site')) act.site();
    else if (names.length > MANY || kinds.has('other')) act.many();
    else for (const name of names) act.entry(name);
  };
  const changes = {
    changed(file: string): void {
      changed.add(file);
      clearTimeout(timer);
      timer = setTimeout(settled, SETTLE);
    },
    // What is not followed is noticed when it is opened or saved.
    failed: () => undefined,
  };
  const folders = ['content/models', 'templates', 'client', PUBLIC].map((name) => path.join(siteRoot, name));
  for (const folder of new Set([options.content, ...folders])) follow(folder, Date.now(), changes);
  return followFiles(Date.now(), changes).add;
}

/** What the page needs; the compiled `app/`. */
type EditorAssets = Parameters<typeof startEditor>[0]['assets'];

/**
 * Opens a site for editing, with what an earlier editor has left unsaved.
 * @throws Failure if another editor has it open, and for errors of the machine
 */
export async function openEditor(context: EditorContext, port: number | null, assets: EditorAssets) {
  const { options, siteRoot } = context;
  await completeChanges(context);
  // Each content folder has a journal of its own, which moves with the project.
  const folder = ownPath(
    siteRoot,
    'edit',
    fingerprint(path.relative(siteRoot, path.resolve(options.content))),
  );
  makeFolder(folder);
  const lock = await takeLock(path.join(folder, 'lock')).catch((error) => {
    const isTaken = error instanceof Failure && error.code === 'machine/locked';
    throw isTaken ? failure('machine/locked:editor', {}, error) : error;
  });
  const here = markOf(siteRoot, folder);
  const journal = journalIn(folder, here);
  const drafts = new Map(journal.restore().map((draft) => [draft.file, draft]));
  const overlay = (): Map<string, string> =>
    new Map([...drafts.values()].filter(isUnsaved).map(({ file, text }) => [file, text]));
  const site: EditedSite = await EditedSite.open(context, {
    texts: overlay,
    changed: () => entries.renew(),
  });
  const preview = previewSite(site);
  const pictures = entryPictures(context, site);
  const done = doneActions(path.join(folder, 'done'), here);
  const places = { content: options.content, siteRoot };
  const versions = versionsOf(places, site);
  const kept = keptTexts(path.join(folder, 'kept'), here);
  const history = historyOf(places, site, kept, (file) => entries.textOf(file));
  const { quiet, lang } = options;
  const print = (line: string): void => context.stderr(`${line}\n`);
  const terminal = {
    again: (url: string): void => print(quiet ? url : context.say('edit.again', { url })),
    failed: (error: unknown): void => print(failureFrom(error).words[lang].message),
  };
  const server = await startEditor({ port, lang, content: options.content, assets }, () => parts, terminal);
  const entries = new EditedEntries(context, site, drafts, journal, server.tell, kept);
  const tell = () => server.tell('site', {});
  const changes = new SiteChanges({ context, site, entries, done, kept, tell });
  const parts = { entries, changes, texts: foundTexts(site), preview, pictures, versions, history };
  entries.restoreAll();
  return {
    url: server.url,
    addressToOpen: server.addressToOpen,
    /** Follows what other programs change, for as long as the process runs. */
    follow(): void {
      const add = followDisk(context, {
        entry: (file) => entries.follow(file),
        many: () => entries.followAll(),
        site() {
          void site.reopen().then(
            () => {
              entries.followAll();
              tell();
              followData();
            },
            // It is opened again after the next change.
            () => undefined,
          );
        },
      });
      const followData = (): void => {
        void site.read().then(
          ({ build }) => {
            const files = filesOfData(build.site.definition);
            add(
              files
                .flatMap((file) => [file, modelOfData(file).file])
                .map((file) => path.join(siteRoot, file)),
            );
          },
          () => undefined,
        );
      };
      followData();
    },
    /** Lets another editor open the site. */
    release: lock.release,
    async close(): Promise<void> {
      site.close();
      lock.release();
      await server.close();
    },
  };
}

/** Runs until a signal ends the process. */
export async function editSite(
  context: EditorContext,
  { port, opens }: { port: number | null; opens: boolean },
): Promise<never> {
  const { options, toolRoot, say, stderr } = context;
  // V8 would let the heap grow to a multiple of its live size before it collects the garbage of plans.
  setFlagsFromString('--heap-growing-percent=30');
  const asset = (name: string): string => readFileSync(ownPath(toolRoot, 'cli', name), 'utf8');
  const editor = await openEditor(context, port, {
    'page.js': asset('edit-page.js'),
    'page.css': asset('edit-page.css'),
    'preview.js': asset('preview-page.js'),
  });
  process.once('exit', editor.release);
  const isOpen = opens && (await openBrowser(editor.addressToOpen()));
  stderr(`${options.quiet ? editor.url : say(isOpen ? 'edit.at' : 'edit.open', { url: editor.url })}\n`);
  editor.follow();
  return new Promise(() => undefined);
}

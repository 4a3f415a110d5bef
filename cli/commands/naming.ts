/** The files that the command line names: on them alone a command reports, and them alone it changes. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { Failure } from '../io/failure.ts';
import { settled } from '../io/inside.ts';
import type { Context } from './context.ts';

/**
 * @param named files and folders; none for all
 * @returns whether a content file is one of them, or lies in one
 * @throws Failure where one of them is no part of the content folder
 */
export function naming({ options, cwd }: Context, named: readonly string[]): (file: string) => boolean {
  if (named.length === 0) return () => true;
  const paths = named.map((name) => {
    const place = path.resolve(cwd, name);
    const within = path.relative(options.content, settled(place)).split(path.sep).join('/');
    if (within.startsWith('..') || path.isAbsolute(within) || !existsSync(place)) throw notContent(name);
    return within;
  });
  return (file) => paths.some((one) => one === '' || file === one || file.startsWith(`${one}/`));
}

const notContent = (name: string): Failure =>
  new Failure('usage/not-content', {
    id: {
      message: `Bukan berkas di folder konten: ${name}`,
      hint: 'Periksa namanya, atau tunjuk foldernya dengan --content.',
    },
    en: {
      message: `No file of the content folder: ${name}`,
      hint: 'Check its name, or point to the folder with --content.',
    },
  });

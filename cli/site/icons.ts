/** PNG icons of a site with an icon of its own, in place of those of its theme. */
import type { DataFile } from '../core/stages/page.ts';
import type { Plan } from '../core/stages/plan.ts';

const SIZE = /\s(width|height)="([^"]*)"/g;

/** @returns the same drawing, in another size */
export const withSize = (svg: string, size: number): string =>
  svg.replace(/<svg\b[^<>]*>/, (tag) => {
    const own = Object.fromEntries(
      [...tag.matchAll(SIZE)].map(([, name, value]) => [name, Number.parseFloat(value ?? '') || size]),
    );
    const box = tag.includes('viewBox=') ? '' : ` viewBox="0 0 ${own.width ?? size} ${own.height ?? size}"`;
    return tag.replace(SIZE, '').replace('<svg', `<svg width="${size}" height="${size}"${box}`);
  });

/** @returns the files of a theme, whose icons senja draws from the icon of the site */
export function filesWithIcon({ files, about }: Plan, icon: string | undefined): readonly DataFile[] {
  if (icon === undefined) return files;
  const sizes = new Map(about.icons?.map(({ path, size }) => [path, size]));
  return files.map((file) => {
    const size = sizes.get(file.path);
    return size === undefined ? file : { path: file.path, content: () => withSize(icon, size) };
  });
}

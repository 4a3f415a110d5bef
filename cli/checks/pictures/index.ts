/** Checks of a site's pictures: their uses, and the files themselves. */

import type { ImageSet, LocalImages } from '../../core/images/index.ts';
import { namedIn, type PictureUse, placeOfNamed, sizedAddress } from '../../core/images/named/index.ts';
import type { FileFault, SiteCheck, SiteCheckInput } from '../../core/pipeline/checks/index.ts';
import { isSound } from '../../core/stages/entry.ts';
import { mediaKind } from '../../core/stages/pictures/media-formats.ts';
import { nameInsteadOfText, suffixesOf } from '../../core/stages/pictures/picture-formats.ts';
import { hostOf } from '../../core/values/formats/urls.ts';
import { imageFault, isFileAddress } from '../../core/values/image-paths.ts';
import { languageOf } from '../../core/values/names/languages.ts';
import type { UnplacedFault } from '../../diagnostics/index.ts';

interface PictureInput {
  /** Uses of pictures, in the order of their files. */
  named: readonly PictureUse[];
  local: LocalImages;
  images: Pick<ImageSet, 'look' | 'pathOf'>;
  /** In pixels. */
  least: number;
}

type NamedFault = [PictureUse, UnplacedFault];

/** Faults of pictures in fields. Pictures in a body are checked when its page is rendered. */
function* faultsOfFields({ named, local, images, least }: PictureInput): Generator<NamedFault> {
  for (const one of named) {
    const { address, alt, field } = one;
    const found = field && images.look(address);
    const fault = found && 'code' in found ? found : null;
    if (fault) yield [one, fault];
    if (!field || fault) continue;
    const facts = local.get(images.pathOf(address) ?? '');
    if (facts && !('code' in facts) && facts.format !== 'svg' && facts.width < least)
      yield [one, { code: 'content/image-small', params: { value: address, width: facts.width, least } }];
    const name = nameInsteadOfText(alt);
    if (field.alt !== undefined && (name !== '' || (!/^https:/i.test(address) && alt === '')))
      yield [one, { code: 'content/image-without-alt', params: { value: address, alt: field.alt, name } }];
  }
}

/** Pictures with different alt texts in two places in one language: each is reported once. */
function* twoAlts({ named, images }: PictureInput): Generator<NamedFault> {
  const described = new Map<string, PictureUse | null>();
  for (const one of named) {
    if (one.alt === '' || nameInsteadOfText(one.alt) !== '') continue;
    const key = `${languageOf(one.entry.file)} ${images.pathOf(one.address) ?? one.address}`;
    const other = described.get(key);
    if (other === undefined) described.set(key, one);
    if (!other || other.alt === one.alt) continue;
    described.set(key, null);
    const params = { alt: one.alt, other: other.entry.file, otherAlt: other.alt };
    yield [one, { code: 'content/image-two-alts', params }];
  }
}

/** Hosts that cannot scale photos, each reported at its first photo. */
function* heavyPhotos({ named, images }: PictureInput): Generator<NamedFault> {
  const hosts = new Set<string>();
  for (const one of named) {
    const { address, field } = one;
    if (!address.startsWith('https:') || (field === null && imageFault(address))) continue;
    const host = hostOf(address);
    if (hosts.has(host) || sizedAddress(new URL(address))) continue;
    if (images.look(address) !== null) continue;
    hosts.add(host);
    yield [one, { code: 'content/photo-weight-unknown', params: { host } }];
  }
}

/** Faults of the files, independent of their uses. */
function* faultsOfFiles({ build, content, photos }: SiteCheckInput): Generator<[string, UnplacedFault]> {
  const { folder } = build;
  for (const [path, facts] of photos.local) {
    if ('code' in facts || path.startsWith('/')) continue;
    if (facts.position === true) yield [path, { code: 'content/image-position' }];
    const ending = path.slice(path.lastIndexOf('.') + 1);
    if (mediaKind(path) !== null) continue;
    const suffixes = suffixesOf(facts.format);
    if (suffixes.includes(ending.toLowerCase())) continue;
    const [right] = suffixes;
    const suggestions = [path.slice(0, -ending.length) + right];
    const params = { kind: facts.format.toUpperCase(), ending: `.${ending}` };
    yield [path, { code: 'content/image-ending', params, suggestions }];
  }
  // An unreadable file may be the one that uses it.
  if (content.site === null || !content.entries.every(isSound) || folder.unreadable.length > 0) return;
  for (const path of folder.images)
    if (!photos.local.has(path) && isFileAddress(path) && !path.startsWith('/'))
      yield [path, { code: 'content/image-unused' }];
}

function* pictureFaults(input: SiteCheckInput): Generator<FileFault> {
  const { build, content, documentOf, photos } = input;
  const named = namedIn(content.entries, build.models);
  const known = { ...photos, named, least: build.site.definition.pictures.least };
  for (const faults of [faultsOfFields, twoAlts, heavyPhotos])
    for (const [one, fault] of faults(known)) {
      const { file } = one.entry;
      yield { ...fault, file, at: placeOfNamed(one, documentOf(file)) };
    }
  for (const [file, fault] of faultsOfFiles(input)) yield { ...fault, file };
}

export default { on: 'site', run: pictureFaults } satisfies SiteCheck;

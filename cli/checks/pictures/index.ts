/** What is to be said of the pictures of a site, where they are named and of the files themselves. */
import type { FileFault, SiteCheck, SiteInput } from '../../core/build/site-checks.ts';
import { START } from '../../core/entries/documents.ts';
import type { ImageSet, LocalImages } from '../../core/images/image-set.ts';
import { isScaled } from '../../core/images/images.ts';
import { type Named, namedIn, placeOfNamed } from '../../core/images/named.ts';
import { suffixesOf } from '../../core/stages/picture-formats.ts';
import type { PictureSettings } from '../../core/stages/site.ts';
import { imageFault, localImage } from '../../core/values/image-paths.ts';
import { hostOf } from '../../core/values/urls.ts';
import type { UnplacedFault } from '../../diagnostics/diagnostic.ts';

interface Known {
  local: LocalImages;
  images: Pick<ImageSet, 'faultOf' | 'pathOf'>;
  settings: Pick<PictureSettings, 'least'>;
}

/** What is wrong with a picture where a field names it. What a body names is told of when its page is made. */
function* faultsOfField(
  { address, alt, field }: Named,
  { local, images, settings: { least } }: Known,
): Generator<UnplacedFault> {
  if (field === null) return;
  const fault = images.faultOf(address);
  if (fault) {
    yield fault;
    return;
  }
  const facts = local.get(images.pathOf(address) ?? '');
  if (facts && !('code' in facts) && facts.width < least)
    yield { code: 'content/image-small', params: { value: address, width: facts.width, least } };
  if (localImage(address) !== null && alt === '' && field.alt !== undefined)
    yield { code: 'content/image-without-alt', params: { value: address, alt: field.alt } };
}

/** What is told of a picture once, at one of its places. @returns asked for each picture in order */
function onceOfEach({ images }: Pick<Known, 'images'>): (named: Named) => UnplacedFault[] {
  const described = new Map<string, Named | null>();
  const hosts = new Set<string>();
  const twoAlts = (named: Named): UnplacedFault[] => {
    if (named.alt === '') return [];
    const key = images.pathOf(named.address) ?? named.address;
    const other = described.get(key);
    if (other === null) return [];
    if (other === undefined) described.set(key, named);
    if (other === undefined || other.alt === named.alt) return [];
    described.set(key, null);
    const params = { alt: named.alt, other: other.entry.file, otherAlt: other.alt };
    return [{ code: 'content/image-two-alts', params }];
  };
  const heavy = ({ address, field }: Named): UnplacedFault[] => {
    if (!address.startsWith('https:') || (field === null && imageFault(address))) return [];
    const host = hostOf(address);
    if (hosts.has(host) || isScaled(address)) return [];
    if (images.pathOf(address) !== null || images.faultOf(address)) return [];
    hosts.add(host);
    return [{ code: 'content/photo-weight-unknown', params: { host } }];
  };
  return (named) => [...twoAlts(named), ...heavy(named)];
}

/** What is to be said of the files, whoever names them. */
function* faultsOfFiles({
  build: { folder },
  content: { site, faulty },
  photos: { local },
}: SiteInput): Generator<[string, UnplacedFault]> {
  for (const [path, facts] of local) {
    if ('code' in facts) continue;
    if (facts.position) yield [path, { code: 'content/image-position' }];
    const ending = path.slice(path.lastIndexOf('.') + 1);
    const suffixes = suffixesOf(facts.format);
    if (suffixes.includes(ending.toLowerCase())) continue;
    const [right] = suffixes;
    const suggestions = [path.slice(0, -ending.length) + right];
    const params = { kind: facts.format.toUpperCase(), ending: `.${ending}` };
    yield [path, { code: 'content/image-ending', params, suggestions }];
  }
  // What cannot be read may be what names it.
  if (site === null || faulty.length > 0 || folder.unreadable.length > 0) return;
  for (const path of folder.images)
    if (!local.has(path) && localImage(path) !== null) yield [path, { code: 'content/image-unused' }];
}

function* pictureFaults(input: SiteInput): Generator<FileFault> {
  const { build, content, documentOf } = input;
  const known = { ...input.photos, settings: build.site.definition.pictures };
  const once = onceOfEach(known);
  for (const named of namedIn(content.entries, build.models)) {
    const { file } = named.entry;
    for (const fault of [...faultsOfField(named, known), ...once(named)])
      yield { ...fault, file, at: placeOfNamed(named, documentOf(file)) };
  }
  for (const [file, fault] of faultsOfFiles(input)) yield { ...fault, file, at: START };
}

export default { on: 'site', run: pictureFaults } satisfies SiteCheck;

/**
 * Pictures that content names, and photos on other hosts.
 *
 * - `namedIn` finds the pictures of entries (`PictureUse`), `placeOfNamed` where one is written.
 * - `isElsewhere` says whether an address is on another host. `sizedAddress` gives the address of a photo in another
 *   width, null for hosts that are not known to scale.
 * - `remotePhotos` lists the photos on other hosts (`RemotePhotos`). `fetchedStem` is the name under which one is
 *   stored in the content folder; `pathsOf` and `PathOf` give the stored file of an address.
 */
export { fetchedStem, isElsewhere, type PathOf, pathsOf } from './fetched.ts';
export { namedIn, type PictureUse, placeOfNamed } from './named.ts';
export { sizedAddress } from './photo-hosts.ts';
export { type RemotePhotos, remotePhotos } from './remote-photos.ts';

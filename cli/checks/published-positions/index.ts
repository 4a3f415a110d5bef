/** Files that are published as they are, with the place where they were made. */
import { tellsPosition } from '../../core/images/bytes/index.ts';
import type { FileFault, SiteCheck } from '../../core/pipeline/checks/index.ts';
import { mediaKind } from '../../core/stages/pictures/media-formats.ts';
import { isMediaName } from '../../core/values/image-paths.ts';
import { phrase } from '../../diagnostics/phrases/index.ts';

export default {
  on: 'site',
  *run({ build: { folder }, photos }): Generator<FileFault> {
    const fault = (file: string): FileFault => {
      const name = file.replace(/^(?:\.\.\/)+/, '');
      const ending = name.slice(name.lastIndexOf('.'));
      const how =
        mediaKind(name) === null
          ? phrase('public/position:picture', { file: name })
          : phrase('public/position:film', { file: name, ending });
      return { code: 'public/position', params: { how }, file };
    };
    for (const file of folder.public?.files ?? []) {
      if (!isMediaName(file)) continue;
      const bytes = folder.public?.readImage(file);
      if (bytes && !('code' in bytes) && tellsPosition(bytes)) yield fault(`${folder.public?.name}/${file}`);
    }
    for (const [file, facts] of photos.local)
      if (!file.startsWith('/') && !('code' in facts) && facts.position === 'kept') yield fault(file);
  },
} satisfies SiteCheck;

/** The actions on entries: what the page asks for. Each is a folder; `plans.ts` says what it does, `buttons.tsx` shows it. */
import { type Of, oneOf } from '../shapes.ts';
import { bodyRequest } from './body/request.ts';
import { deleteRequest } from './delete/request.ts';
import { renameRequest } from './rename/request.ts';
import { saveRequest } from './save/request.ts';
import { setRequest } from './set/request.ts';

export const siteAction = oneOf({
  rename: renameRequest,
  delete: deleteRequest,
  body: bodyRequest,
  save: saveRequest,
  set: setRequest,
});

export type SiteAction = Of<typeof siteAction>;

/**
 * Checks of a single file, as folders of `checks/` declare them with `on`. They return faults, and never throw.
 *
 * - A `FileCheck` is a `DocumentCheck`, a `LinkCheck`, a `BodyCheck` (`bodies/text/`) or a `DiagnosticCheck`;
 *   `FileChecks` has all of a site.
 * - A `DiagnosticCheck` revises a diagnostic once the whole site is known: from a `RevisionContext`, with the choices
 *   of a field (`ChoiceLists`, each a `ChoiceList`), it makes a `Revision`. `revision` applies all of them.
 */
export {
  type ChoiceList,
  type ChoiceLists,
  type DiagnosticCheck,
  type DocumentCheck,
  type FileCheck,
  type FileChecks,
  type LinkCheck,
  type Revision,
  type RevisionContext,
  revision,
} from './file-checks.ts';

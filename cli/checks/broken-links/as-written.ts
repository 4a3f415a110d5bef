/** Findings name a link as its author wrote it, not the final address that it has been resolved to. */
import type { ContentLink } from '../../core/bodies/links/index.ts';
import type { SiteCheckInput } from '../../core/pipeline/checks/index.ts';
import { isUnfinished } from '../../core/values/addresses.ts';
import { shownAddress } from '../../core/values/formats/rule.ts';
import type { Fault } from '../../diagnostics/index.ts';
import { valuesIn } from '../../diagnostics/pointers/index.ts';

/** @returns the text of a link in its file; undefined if it is elsewhere, such as in a definition */
function textOf({ path, at }: ContentLink, documentOf: SiteCheckInput['documentOf']): string | undefined {
  const document = documentOf(path);
  if (!document) return undefined;
  if (typeof at === 'object' && 'start' in at) return document.text.slice(at.start, at.end);
  const pointer = typeof at === 'object' && 'pointer' in at ? at.pointer : '';
  for (const one of valuesIn(document.fields)) if (one.pointer === pointer) return String(one.value);
  return undefined;
}

/** @returns the same fault, with the link as written for its target, and the final address besides */
export function asWritten(fault: Fault, link: ContentLink, documentOf: SiteCheckInput['documentOf']): Fault {
  const { target } = fault.params ?? {};
  if (typeof target !== 'string') return fault;
  const written = textOf(link, documentOf) ?? '';
  if (!isUnfinished(written) || /[\s[\]<>()\\]/.test(written)) return fault;
  const shown = shownAddress(target === link.href ? written : written.replace(/[?#].*/s, ''));
  return shown === target || shown === ''
    ? fault
    : { ...fault, params: { ...fault.params, target: shown, final: target } };
}

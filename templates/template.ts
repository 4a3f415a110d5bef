/** What a template is given, by its name: told by its component, and asked of the plan. */
import type { Page } from 'senja';
import type { PageMeta } from './contract.ts';
import type { Templates } from './table.ts';

export type TemplateName = keyof Templates;

/** What the component of a template asks of the plan. */
export type DataOf<Name extends TemplateName> = Parameters<Templates[Name]>[0]['data'];

/** A page as the plan gives it: with what its template asks for. */
export type PageOf<Name extends TemplateName = TemplateName> = {
  [Each in Name]: Page<{ meta: PageMeta; data: DataOf<Each> }> & { template: Each };
}[Name];

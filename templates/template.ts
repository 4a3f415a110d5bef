/** Types of a template's data, by its name: taken from its component, and required in the plan. */
import type { Page } from 'senja';
import type { PageMeta } from './contract.ts';
import type { Templates } from './table.generated.ts';

export type TemplateName = keyof Templates;

/** The data that a template's component requires. */
export type DataOf<Name extends TemplateName> = Parameters<Templates[Name]>[0]['data'];

/** A page in the plan, with the data that its template requires. */
export type PageOf<Name extends TemplateName = TemplateName> = {
  [Each in Name]: Page<{ meta: PageMeta; data: DataOf<Each> }> & { template: Each };
}[Name];

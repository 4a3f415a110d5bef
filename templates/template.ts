/** Types of a template's data, by its name: taken from its component, and required of its pages. */
import type { PageSpec } from 'senja';
import type { Headed, Job } from './contract.ts';
import type { Templates } from './table.generated.ts';

export type TemplateName = keyof Templates;

/** The data that a template's component requires. */
export type DataOf<Name extends TemplateName> = Omit<Parameters<Templates[Name]>[0], keyof Job> & Headed;

/** A page with the data that its template requires. */
export type PageOf<Name extends TemplateName = TemplateName> = {
  [Each in Name]: PageSpec<Each, DataOf<Each>>;
}[Name];

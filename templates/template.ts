/** What a template is given, by its name: told by its component, and asked of the plan. */
import { createElement, type ReactElement } from 'react';
import type { Page } from 'senja';
import type { Job, PageMeta } from './contract.ts';
import { TEMPLATES } from './table.ts';

type Templates = typeof TEMPLATES;

export type TemplateName = keyof Templates;

/** What the component of a template asks of the plan. */
export type DataOf<Name extends TemplateName> = Parameters<Templates[Name]>[0]['data'];

/** A page to render, by its template. */
export type TemplateJob<Name extends TemplateName = TemplateName> = {
  [Each in Name]: Job<DataOf<Each>> & { template: Each };
}[Name];

const components: { readonly [Name in TemplateName]: (job: TemplateJob<Name>) => ReactElement } = TEMPLATES;

/** @throws for a template that is not in the table: the plan of the site names those that are */
export function contentOf<Name extends TemplateName>(job: TemplateJob<Name>): ReactElement {
  if (!Object.hasOwn(components, job.template)) throw new Error(`there is no template ${job.template}`);
  return createElement(components[job.template], job);
}

/** A page as the plan gives it: with what its template asks for. */
export type PageOf<Name extends TemplateName = TemplateName> = {
  [Each in Name]: Page<{ meta: PageMeta; data: DataOf<Each> }> & { template: Each };
}[Name];

/** Changes of several files that were interrupted: a command that only reads the content refuses to run before they are completed. */
import type { SiteSetup } from './context.ts';
import { completingCommand } from './invocation.ts';
import { type CommandFor, type ContentPlaces, expectNoLog } from './io/changes/index.ts';

type Place = Pick<SiteSetup, 'siteRoot'> & { options: Pick<SiteSetup['options'], 'content'> };
export const contentPlaces = ({ options: { content }, siteRoot }: Place): ContentPlaces => ({
  content,
  siteRoot,
});

/** @returns the command that completes a change, for advice */
export const commandFor =
  (context: SiteSetup): CommandFor =>
  (order) =>
    completingCommand(context, order);

/** @throws Failure naming the command that completes a change, and while another process makes one */
export const expectFinished = (context: SiteSetup): void =>
  expectNoLog(contentPlaces(context), commandFor(context));

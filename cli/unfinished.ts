/** Changes of several files that were interrupted: who reads the content waits, who writes it completes them first. */
import type { SiteSetup } from './context.ts';
import { completingCommand } from './invocation.ts';
import {
  type CommandFor,
  type ContentPlaces,
  expectNoLog,
  finishChanges,
  type RedoLog,
} from './io/changes/index.ts';

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

/** Completes an interrupted change; to be called before a command reads the content that it will change. */
export const completeChanges = (context: SiteSetup): Promise<RedoLog | null> =>
  finishChanges(contentPlaces(context), commandFor(context));

/** The words of the editor in English. */
import type { EditorWords } from './id.ts';

const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`;

export const english: EditorWords = {
  // The frame
  brand: 'senja',
  skip: 'Skip to the content',
  language: 'Language',
  loading: 'Opening…',
  away: 'The editor is not connected. You can go on writing: everything is sent once it is connected again.',
  cancel: 'Cancel',

  // The list
  all: 'All entries',
  search: 'Search',
  searchHint: 'Title, address or file name',
  kind: 'Kind',
  everyKind: 'All kinds',
  state: 'State',
  everyState: 'All states',
  states: {
    live: 'Published',
    draft: 'Draft',
    waits: 'Waiting',
    gone: 'Taken down',
    unread: 'Cannot be read yet',
    faulty: 'Needs attention',
    unsaved: 'Not saved',
  },
  waits: (day) => `Waiting until ${day}`,
  gone: (day) => `Taken down on ${day}`,
  faults: (count) => `${counted(count, 'thing')} to fix`,
  found: (shown, total) =>
    shown === total
      ? counted(total, 'entry', 'entries')
      : `${shown} of ${counted(total, 'entry', 'entries')}`,
  none: 'Nothing matches.',
  noneYet: 'Nothing has been written yet.',
  showAll: 'Show all',
  more: (count) => `Show ${count} more`,
  checking: 'Still checking files…',

  // New
  write: 'New entry',
  title: 'Title',
  titleNeeded: 'Enter a title.',
  template: 'Type of page',
  withBody: 'With a longer text below the fields',
  start: 'Start writing',

  // One entry
  back: 'All entries',
  asText: 'Open as text',
  form: 'Fields',
  text: 'Text',
  body: 'Text',
  bodyHint:
    'An empty line begins a new paragraph. ## at the start of a line makes a heading, - makes a list.',
  wholeText: 'The whole text of the file',
  others: 'Other fields',
  othersHint: 'Optional. Choose the ones to fill in.',
  save: 'Save',
  undo: 'Undo',
  redo: 'Redo',
  undone: 'Undone.',
  redone: 'Redone.',
  saved: 'Everything is saved',
  saving: 'Saving…',
  sending: 'Recording…',
  unsaved: (time) => `Not saved yet, recorded at ${time}`,
  notRecorded: 'Not recorded yet',
  failed: 'That did not work.',
  again: 'Try again',
  restored: (time) => `Your changes from ${time} have been restored. They are not saved yet.`,
  discard: 'Discard changes',
  discarded: 'Changes discarded. Press Undo to get them back.',
  diskChanged: 'This file was also changed elsewhere. Saving merges both changes.',
  diskGone: 'This file was removed. Save to create it again.',
  diskNew: 'This new entry is not in the folder yet. Press Save when it is ready.',

  // Faults
  toRepair: (count) => (count === 0 ? 'Nothing to fix' : `${counted(count, 'thing')} to check`),
  mean: 'Did you mean:',
  show: (line) => `Show line ${line}`,
  showPlace: 'Show the place',
  fixAll: 'Fix everything that is certain',
  fixWill: 'What will be fixed:',
  fixed: 'Fixed. Press Undo to reverse it.',
  applied: 'Replaced.',
  held: 'What you wrote is not recorded yet.',
  keepMine: 'Use what I wrote',
  keepTheirs: 'Use the one from elsewhere',
  drop: 'Go back to the old value',

  // Fields
  required: 'required',
  left: (count) =>
    count < 0 ? `${counted(-count, 'character')} too many` : `${counted(count, 'character')} left`,
  remove: 'Clear',
  removed: (name) => `${name} cleared.`,
  unset: '(none chosen)',
  notOffered: (value) => `${value} (not among the choices)`,
  byDefault: (value) => `If empty: ${value}`,
  written: (text) => `Written as: ${text}`,
  yes: 'Yes',
  no: 'No',
  unknown: 'This field is unknown, so it is shown as it is in the file.',
  ownLines: 'Shown as it is in the file.',
  otherForm: 'This value cannot be shown here.',
  matches: (count) => (count === 0 ? 'Nothing matches' : counted(count, 'choice')),
  add: 'Add',
  addOf: (name) => `Add: ${name}`,
  up: 'Move up',
  down: 'Move down',
  take: 'Remove',
  moved: (at, count) => `Moved to ${at} of ${count}.`,
  taken: 'Removed. Press Undo to get it back.',
  added: 'Added.',
  empty: 'Still empty.',
  one: 'Just one',
  many: 'Several',
  groupForm: 'With details',

  // Conflict
  conflict: 'This file was also changed elsewhere',
  conflictHint:
    'You changed the fields below, and so did somebody else. Choose which to keep. Other fields are already merged.',
  mine: 'Mine',
  theirs: 'From elsewhere',
  byHand: 'Write it myself',
  nothing: '(removed)',
  choose: 'Choose one for each field.',
  saveChoice: 'Save this choice',
  later: 'Back to writing',
};

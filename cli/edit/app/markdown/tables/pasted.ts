/** What comes into several cells at once: a table, or rows of a spreadsheet. */
import { Text } from '@codemirror/state';
import { escapedText } from '../runs.ts';
import { tableOn } from './table.ts';

/**
 * @param made what the clipboard has as Markdown; null for plain text
 * @returns Markdown of cells by rows; null for a text that belongs into one cell
 */
export function pastedCells(data: Pick<DataTransfer, 'getData'>, made: string | null): string[][] | null {
  const doc = Text.of((made ?? '').split('\n'));
  const table = tableOn(doc, 1, doc.lines);
  if (table?.to === doc.length)
    return table.rows.map(({ cells }) => cells.map(({ text }) => doc.sliceString(text.from, text.to)));
  const text = data.getData('text/plain').replace(/\r\n?/g, '\n').replace(/\n$/, '');
  const isColumn = text.includes('\n') && /<table\b/i.test(data.getData('text/html'));
  if (!isColumn && !text.includes('\t')) return null;
  return text.split('\n').map((line) => line.split('\t').map((cell) => escapedText(cell.trim())));
}

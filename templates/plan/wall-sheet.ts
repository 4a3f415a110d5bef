/** A sheet for the wall: the emergency numbers, large, and lines to fill in. A PDF, since it is for printing. */
import { withBase } from 'senja';
import type { Say } from 'senja/words';
import type { SiteModel } from '../model.generated.ts';

type Site = Pick<SiteModel, 'title' | 'url' | 'emergencyNumbers'>;

/** A4, in points. */
const [WIDTH, HEIGHT] = [595, 842];
const EDGE = 45;
const NUMBER = 48;
const CLAY = '.541 .184 .071';

/** @returns a text of PDF; the standard fonts have the letters of Latin-1 */
const textOf = (text: string): string =>
  `(${text.replace(/[^ -~\u00a0-\u00ff]/g, '?').replace(/[()\\]/g, '\\$&')})`;

/** @returns the operators that write a text */
const write = (text: string, x: number, y: number, size: number, font = 'F1'): string =>
  `BT /${font} ${size} Tf ${x} ${y} Td ${textOf(text)} Tj ET`;

/** @returns the operators that draw the page, from top to bottom */
function drawn({ title, url, emergencyNumbers = [] }: Site, say: Say): string {
  const head = 90;
  const parts = [
    `${CLAY} rg 0 ${HEIGHT - head} ${WIDTH} ${head} re f`,
    '1 g',
    write(say('sheet.title'), EDGE, HEIGHT - 58, 36),
    '0 g',
  ];
  let y = HEIGHT - head - 66;
  for (const { number, label } of emergencyNumbers) {
    // A letter of this font is at most 0.6 of its size wide.
    parts.push(write(number, EDGE, y, NUMBER));
    parts.push(write(label, EDGE + 24 + number.length * NUMBER * 0.6, y + 4, 24, 'F2'));
    y -= NUMBER + 18;
  }
  const lines = say('sheet.lines').split('|');
  const step = Math.min(70, (y - 70) / lines.length);
  for (const line of lines) {
    parts.push(write(line, EDGE, y, 18, 'F2'));
    parts.push(`1.5 w ${EDGE + 190} ${y - 3} m ${WIDTH - EDGE} ${y - 3} l S`);
    y -= step;
  }
  parts.push(write(`${title}, ${url}`, EDGE, 36, 12, 'F2'));
  return parts.join('\n');
}

/** @returns the file of a page */
export function wallSheet(site: Site, say: Say): Uint8Array {
  const page = drawn(site, say);
  const font = (name: string) =>
    `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${WIDTH} ${HEIGHT}] /Contents 4 0 R /Resources << /Font << /F1 5 0 R /F2 6 0 R >> >> >>`,
    `<< /Length ${page.length} >>\nstream\n${page}\nendstream`,
    font('Helvetica-Bold'),
    font('Helvetica'),
    `<< /Title ${textOf(say('sheet.title'))} >>`,
  ];
  let file = '%PDF-1.4\n';
  const places = objects.map((object, index) => {
    const place = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return place;
  });
  const start = file.length;
  const entries = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  const count = objects.length + 1;
  file += `xref\n0 ${count}\n0000000000 65535 f \n${entries}trailer\n<< /Size ${count} /Root 1 0 R /Info ${objects.length} 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return Uint8Array.from(file, (sign) => sign.charCodeAt(0));
}

/** @returns the path of the file; '' for a site without numbers */
export const sheetPath = ({ emergencyNumbers }: Pick<Site, 'emergencyNumbers'>, say: Say): string =>
  emergencyNumbers?.length ? `${say('path.sheet')}.pdf` : '';

/** @returns the address of the file for pages */
export const sheetLink = (site: Site, base: string, say: Say): { sheet?: string } => {
  const path = sheetPath(site, say);
  return path === '' ? {} : { sheet: withBase(base, `/${path}`) };
};

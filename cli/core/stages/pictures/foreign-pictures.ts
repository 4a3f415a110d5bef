/** Formats of pictures and documents that are not supported, and the program that converts each. */
import type { Param } from '../../../diagnostics/languages/index.ts';
import { type NameIn, type Phrase, phrase } from '../../../diagnostics/phrases/index.ts';

type Advice = NameIn<Phrase, 'content/image-kind'>;

interface Foreign {
  /** Its common name; by default the file name extension. */
  name?: string;
  /** File name extensions, without the dot. */
  endings: readonly string[];
  /** How a file begins. */
  start?: RegExp;
  advice: Advice;
}

/** Raw files of cameras are TIFF inside, so their names come first, and their beginnings where they have one. */
const FOREIGN: readonly Foreign[] = [
  { name: 'HEIC', endings: ['heic'], start: /^....ftyp(?:hei[cxms]|hev[cx])/s, advice: 'HEIC' },
  { endings: ['heif', 'hif'], advice: 'HEIC' },
  { name: 'JPEG XL', endings: ['jxl'], start: /^(?:\xff\x0a|\0\0\0\x0cJXL )/, advice: 'JXL' },
  {
    name: 'JPEG 2000',
    endings: ['jp2', 'j2k', 'jpx', 'jpf'],
    start: /^(?:\0\0\0\x0cjP {2}|\xff\x4f\xff\x51)/,
    advice: 'OTHER',
  },
  { name: 'JPEG XR', endings: ['jxr', 'wdp', 'hdp'], start: /^II\xbc/, advice: 'JXR' },
  { name: 'MPO', endings: ['mpo'], advice: 'MPO' },
  {
    name: 'RAW (Canon)',
    endings: ['cr2', 'cr3', 'crw'],
    start: /^(?:II\*\0....CR|....ftypcrx )/s,
    advice: 'RAW',
  },
  { name: 'RAW (Fujifilm)', endings: ['raf'], start: /^FUJIFILMCCD-RAW/, advice: 'RAW' },
  { name: 'RAW (Olympus)', endings: ['orf'], start: /^(?:IIR[OS]|MMOR)/, advice: 'RAW' },
  { name: 'RAW (Panasonic)', endings: ['rw2'], start: /^IIU\0/, advice: 'RAW' },
  { name: 'RAW', endings: ['dng', 'nef', 'nrw', 'arw', 'srw', 'pef', 'raw'], advice: 'RAW' },
  { name: 'TIFF', endings: ['tiff'], start: /^(?:II[*+]\0|MM\0[*+])/, advice: 'OTHER' },
  { endings: ['tif'], advice: 'OTHER' },
  { name: 'BMP', endings: ['bmp', 'dib'], start: /^BM/, advice: 'OTHER' },
  { name: 'ICO', endings: ['ico', 'cur'], start: /^\0\0[\x01\x02]\0[^\0]\0/, advice: 'OTHER' },
  { name: 'OpenEXR', endings: ['exr'], start: /^\x76\x2f\x31\x01/, advice: 'OTHER' },
  { name: 'HDR', endings: ['hdr'], start: /^#\?(?:RADIANCE|RGBE)/, advice: 'OTHER' },
  { name: 'QOI', endings: ['qoi'], start: /^qoif/, advice: 'OTHER' },
  { name: 'Netpbm', endings: ['ppm', 'pgm', 'pbm', 'pnm'], start: /^P[1-7]\s/, advice: 'OTHER' },
  { endings: ['tga', 'pcx'], advice: 'OTHER' },
  { name: 'PSD', endings: ['psd', 'psb'], start: /^8BPS/, advice: 'LAYERS' },
  { name: 'XCF (GIMP)', endings: ['xcf'], start: /^gimp xcf/, advice: 'LAYERS' },
  {
    name: 'KRA (Krita)',
    endings: ['kra'],
    start: /^PK\x03\x04.{26}mimetypeapplication\/x-krita/s,
    advice: 'LAYERS',
  },
  { name: 'WMF', endings: ['wmf'], start: /^\xd7\xcd\xc6\x9a/, advice: 'SVG' },
  { name: 'EMF', endings: ['emf'], start: /^\x01\0\0\0.{36} EMF/s, advice: 'SVG' },
  { name: 'EPS', endings: ['eps', 'ps'], start: /^(?:%!PS|\xc5\xd0\xd3\xc6)/, advice: 'SVG' },
  { endings: ['ai', 'cdr', 'svgz'], advice: 'SVG' },
  { name: 'PDF', endings: ['pdf'], start: /^%PDF/, advice: 'PDF' },
  { endings: ['doc', 'docx'], advice: 'DOC' },
  { name: 'WebM', endings: ['webm', 'mkv'], start: /^\x1a\x45\xdf\xa3/, advice: 'VIDEO' },
  {
    name: 'MP4',
    endings: ['mp4'],
    start: /^....ftyp(?:isom|iso[2-9]|mp4[12]|avc1|M4V|qt {2}|3gp)/s,
    advice: 'VIDEO',
  },
  { endings: ['mov'], advice: 'VIDEO' },
];

/** File name extensions of these formats as alternatives of a pattern. */
export const FOREIGN_ENDINGS = FOREIGN.flatMap(({ endings }) => endings).join('|');

export interface ForeignKind {
  kind: string;
  advice: Param;
}

const kindOf = (one: Foreign | undefined, ending = ''): ForeignKind | null =>
  one ? { kind: one.name ?? ending, advice: phrase(`content/image-kind:${one.advice}`) } : null;

/** @param ending file name extension, without the dot */
export const kindByEnding = (ending: string): ForeignKind | null =>
  kindOf(
    FOREIGN.find(({ endings }) => endings.includes(ending.toLowerCase())),
    ending.toUpperCase(),
  );

/**
 * @param start the beginning of a file, in Latin-1
 * @param ending of its name: raw files of cameras begin like TIFF
 */
export function kindByContent(start: string, ending: string): ForeignKind | null {
  const found = FOREIGN.find((one) => one.start?.test(start));
  if (found?.name !== 'TIFF') return kindOf(found);
  const named = FOREIGN.find(
    ({ endings, advice }) => advice === 'RAW' && endings.includes(ending.toLowerCase()),
  );
  return kindOf(named ?? found);
}

/** HEIC in whichever wrapping. */
export const HEIC: ForeignKind = { kind: 'HEIC', advice: phrase('content/image-kind:HEIC') };

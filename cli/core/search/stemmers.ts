/** Stemmers by language: they give words of one root the same stem. Those of Snowball, or in English Porter's. */
import { stemmer as ar } from '@orama/stemmers/arabic';
import { stemmer as hy } from '@orama/stemmers/armenian';
import { stemmer as bg } from '@orama/stemmers/bulgarian';
import { stemmer as da } from '@orama/stemmers/danish';
import { stemmer as nl } from '@orama/stemmers/dutch';
import { stemmer as en } from '@orama/stemmers/english';
import { stemmer as fi } from '@orama/stemmers/finnish';
import { stemmer as fr } from '@orama/stemmers/french';
import { stemmer as de } from '@orama/stemmers/german';
import { stemmer as el } from '@orama/stemmers/greek';
import { stemmer as hu } from '@orama/stemmers/hungarian';
import { stemmer as hi } from '@orama/stemmers/indian';
import { stemmer as ga } from '@orama/stemmers/irish';
import { stemmer as it } from '@orama/stemmers/italian';
import { stemmer as lt } from '@orama/stemmers/lithuanian';
import { stemmer as ne } from '@orama/stemmers/nepali';
import { stemmer as no } from '@orama/stemmers/norwegian';
import { stemmer as pt } from '@orama/stemmers/portuguese';
import { stemmer as ro } from '@orama/stemmers/romanian';
import { stemmer as ru } from '@orama/stemmers/russian';
import { stemmer as sr } from '@orama/stemmers/serbian';
import { stemmer as es } from '@orama/stemmers/spanish';
import { stemmer as sv } from '@orama/stemmers/swedish';
import { stemmer as ta } from '@orama/stemmers/tamil';
import { stemmer as tr } from '@orama/stemmers/turkish';
import { stemmer as uk } from '@orama/stemmers/ukrainian';

/** @returns the stem of a word in lower case */
export type Stemmer = (word: string) => string;

export const STEMMERS: Readonly<Record<string, Stemmer>> = {
  ...{ ar, bg, da, de, el, en, es, fi, fr, ga, hi, hu, hy, it },
  ...{ lt, nb: no, ne, nl, nn: no, no, pt, ro, ru, sr, sv, ta, tr, uk },
};

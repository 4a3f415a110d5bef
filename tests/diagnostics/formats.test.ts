/** Each format against its own rules, with content that tries to break out of it. */
import { readFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { describe, expect, it } from 'vitest';
import { CATALOGUE, type Code } from '../../cli/diagnostics/catalogue.ts';
import type { Diagnostic } from '../../cli/diagnostics/diagnostic.ts';
import type { Report, ReportStyle } from '../../cli/diagnostics/report.ts';
import { REPORTERS } from '../../cli/diagnostics/reporters/index.ts';
import { corpus, overlay, run } from './corpus.ts';

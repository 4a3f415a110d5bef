/**
 * The content models as validators. The JSON Schemas are the one truth: rules, defaults and the names of
 * fields all come from them.
 */
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import { FORMATS } from './formats.ts';

/** A JSON Schema as far as senja looks into one itself. */
export interface Schema {
  $id?: string;
  title?: string;
  /** In Indonesian, the language of who edits the content. */
  description?: string;
  /** The same in English. */
  $comment?: string;
  $ref?: string;
  $defs?: Record<string, Schema>;
  type?: string | string[];
  required?: string[];
  properties?: Record<string, Schema>;
  items?: Schema;
  format?: string;
  const?: unknown;
  enum?: unknown[];
  default?: unknown;
  minLength?: number;
  maxLength?: number;
}

/** The texts of `content/models/*.schema.json`, by file name without the ending. */
export type ModelTexts = Readonly<Record<string, string>>;

export interface Model {
  name: string;
  schema: Schema;
  /** Fills defaults into `fields` in place and returns the faults ajv saw. */
  check(fields: Record<string, unknown>): ErrorObject[];
}

export interface Models {
  site: Model;
  article: Model;
  /** By template name. */
  pages: ReadonlyMap<string, Model>;
}

const PAGE = 'page-';

/**
 * @param texts at least `site`, `article` and one `page-…`
 * @throws when a model is not a valid schema: they are part of senja, so that is our fault and not an author's
 */
export function loadModels(texts: ModelTexts): Models {
  const ajv = new Ajv2020({
    allErrors: true,
    useDefaults: true,
    strict: true,
    // A source is a line of text or a mapping.
    allowUnionTypes: true,
    verbose: true,
    // Texts are ours; ajv's would only cost time.
    messages: false,
  });
  for (const [name, check] of Object.entries(FORMATS)) {
    ajv.addFormat(name, { type: 'string', validate: (value: string) => check(value) === null });
  }
  const model = (name: string): Model => {
    const text = texts[name];
    if (text === undefined) throw new Error(`the content model ${name}.schema.json is missing`);
    const schema = JSON.parse(text) as Schema;
    let validate: ValidateFunction | undefined;
    return {
      name,
      schema,
      check(fields) {
        // Compiling takes longer than checking; a site seldom uses every model.
        validate ??= ajv.compile(schema);
        return validate(fields) ? [] : (validate.errors ?? []);
      },
    };
  };
  const templates = Object.keys(texts).filter((name) => name.startsWith(PAGE));
  return {
    site: model('site'),
    article: model('article'),
    pages: new Map(templates.sort().map((name) => [name.slice(PAGE.length), model(name)])),
  };
}

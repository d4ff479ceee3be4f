import * as z from 'zod/mini';
import { ROLES } from '../columns.ts';
import { Problem } from '../problem.ts';
import { findFileKey } from './find-file-key.ts';
import { outlineSchema } from './outline.ts';
import { PROJECT_FORMAT } from './project-format.ts';

// The page's Content-Security-Policy forbids `new Function`, which zod would try.
z.config({ jitless: true });

/** Of the file's shape: one that changes has the next number, and a step in `MIGRATIONS` from this one. */
export const PROJECT_VERSION = 1;
const bytes = z.union([
  z.object({ encoding: z.literal('utf-8'), text: z.string() }),
  z.object({ encoding: z.literal('base64'), text: z.string() }),
]);

const count = z.int().check(z.nonnegative());
const contentKey = z.string().check(z.regex(/^[0-9a-f]{16}$/));

const runSchema = z.object({
  /** 16 hex digits: the content key of the file, or of a part of one its own. */
  key: contentKey,
  name: z.string(),
  /** Bytes. */
  size: z.int().check(z.nonnegative()),
  columns: z.array(z.string()),
  /** The file that it is a part of; absent where the file is one run. */
  of: z.optional(z.object({ key: contentKey, name: z.string() })),
  /** What makes several runs of the file. */
  split: z.optional(
    z.object({ by: z.array(z.enum(['model', 'language'])), responses: z.array(count) }),
  ),
  /** Several golden answers a row, where they are switched on; `several` and `notLists` are rows. */
  goldens: z.optional(
    z.object({
      column: count,
      form: z.union([z.literal('json'), z.object({ delimiter: z.string() })]),
      name: z.string(),
      several: count,
      notLists: count,
    }),
  ),
  /** Of the file: a part has responses of its own. */
  mapping: z.partialRecord(z.enum(ROLES), z.int().check(z.nonnegative())),
  /** What a person chose about how the file is written. */
  dialect: z.optional(z.record(z.string(), z.unknown())),
  /** Golden answers in place of the file's own; without texts, only how many. */
  patch: z.optional(
    z.object({
      name: z.string(),
      rows: z.int(),
      answers: z.optional(z.record(z.string(), z.string())),
    }),
  ),
  /** The file itself, with the first of its runs; absent where the project goes without texts, and `outline` is there instead. */
  file: z.optional(bytes),
  outline: z.optional(outlineSchema),
});

/**
 * A project: runs, and what was decided and said of them. What storage keeps too is checked as storage checks it,
 * record by record, so that a damaged one does not take the others with it.
 */
const projectSchema = z.object({
  format: z.literal(PROJECT_FORMAT),
  version: z.literal(PROJECT_VERSION),
  versions: z.object({ scorer: z.string(), judge: z.string(), rag: z.string() }),
  withTexts: z.boolean(),
  /** How rows are drawn and shown in a review. */
  review: z.unknown(),
  /** How the judge is set up: no key and no header value. */
  judge: z.unknown(),
  rag: z.array(z.object({ run: z.string(), settings: z.unknown() })),
  judgings: z.array(
    z.object({
      record: z.unknown(),
      judgements: z.array(z.tuple([z.string(), z.unknown()])),
    }),
  ),
  decisions: z.array(z.unknown()),
  runs: z
    .array(runSchema)
    .check(z.refine(haveAll, 'A run has neither file nor verdicts, or both.')),
});

/** Every run has verdicts, or a file, which may stand with another run of it. */
function haveAll(runs: readonly z.infer<typeof runSchema>[]): boolean {
  const given = new Set(runs.flatMap((run) => (run.file ? [findFileKey(run)] : [])));
  return runs.every((run) => (run.outline ? run.file === undefined : given.has(findFileKey(run))));
}

export type Project = z.infer<typeof projectSchema>;
export type ProjectRun = Project['runs'][number];

/** Makes a project of the next version of one of its own; the first is from version 1 to 2. */
export type Migration = (project: Record<string, unknown>) => Record<string, unknown>;

const MIGRATIONS: readonly Migration[] = [];

const headSchema = z.looseObject({
  format: z.literal(PROJECT_FORMAT),
  version: z.int().check(z.minimum(1)),
});

/**
 * A project as it was read from JSON, brought up to this version. Throws Problem `damaged_file` for what is none,
 * and `newer_project` for one that a later Touchstone wrote.
 */
export function readProject(value: unknown): Project {
  const { success, data, error } = z.safeParse(projectSchema, migrateProject(value));
  if (success) return data;
  const [issue] = error.issues;
  const place = issue && issue.path.length > 0 ? ` at ${issue.path.join('.')}` : '';
  throw damaged(`what it holds${place} is not what a project has there`);
}

/** The same without a look at the rest: steps are applied one after the other. For tests, other versions may be given. */
export function migrateProject(
  value: unknown,
  version: number = PROJECT_VERSION,
  migrations: readonly Migration[] = MIGRATIONS,
): Record<string, unknown> {
  const { data: head } = z.safeParse(headSchema, value);
  if (!head) throw damaged('it does not begin as a project does');
  if (head.version > version)
    throw new Problem(
      'newer_project',
      `This project was written by a newer Touchstone (version ${head.version} of the file; this one reads up to ${version}). Reload this page to get the newest, or open the project where it was made.`,
    );
  return migrations
    .slice(head.version - 1)
    .reduce<Record<string, unknown>>(
      (project, migrate, step) => ({ ...migrate(project), version: head.version + step + 1 }),
      head,
    );
}

function damaged(what: string): Problem {
  return new Problem(
    'damaged_file',
    `This project cannot be read: ${what}. Fetch it again, or ask for another copy.`,
  );
}

import { Problem } from '../core/problem.ts';
import { findFileKey } from '../core/project/find-file-key.ts';
import {
  type Project,
  type ProjectRun,
  readProject as readValue,
} from '../core/project/project.ts';
import { fileSource } from '../csv/source.ts';
import { isGzip, unpackSource } from '../csv/unpack.ts';
import type { OpenedProject } from './project-types.ts';
import { findContentKey } from './content-key.ts';
import { loadOutline } from './load-outline.ts';
import type { LoadedRun } from './loaded-run.ts';

/** A project file with the files that it holds. Throws Problems `damaged_file`, `newer_project`, `unreadable_file`. */
export async function readProject(file: File): Promise<OpenedProject> {
  const { runs, ...project } = await parseProject(file);
  const files = new Map<string, File>();
  for (const run of runs) {
    const about = run.of ?? run;
    if (run.file && !files.has(about.key)) files.set(about.key, await unpackFile(about, run.file));
  }
  const opened = runs.map((run) => ({
    ...run,
    file: run.outline ? undefined : files.get(findFileKey(run)),
    // Read when it is loaded.
    outline: undefined,
  }));
  return { ...project, runs: opened };
}

/** One run of a project file that goes without texts. Throws the same, and `damaged_file` where it has no such run. */
export async function readOutline(file: File, key: string): Promise<LoadedRun> {
  const { runs } = await parseProject(file);
  const run = runs.find((other) => other.key === key);
  if (!run?.outline) throw new Problem('damaged_file', 'This project no longer holds that run.');
  return loadOutline(run, run.outline);
}

async function parseProject(file: File): Promise<Project> {
  const source = fileSource(file);
  const gzip = isGzip(new Uint8Array(await file.slice(0, 3).arrayBuffer()));
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
  let text = '';
  const unpacked = unpackSource(source, gzip ? { gzip: true } : {});
  for await (const block of unpacked.blocks()) text += decoder.decode(block, { stream: true });
  return readValue(parseJson(text + decoder.decode()));
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Problem(
      'damaged_file',
      'This project cannot be read: it is no JSON, or ends early. Fetch it again, or ask for another copy.',
    );
  }
}

type Bytes = NonNullable<ProjectRun['file']>;

/** The file as it was; the key tells. */
async function unpackFile(
  { key, name }: { key: string; name: string },
  bytes: Bytes,
): Promise<File> {
  const content = bytes.encoding === 'utf-8' ? bytes.text : fromBase64(bytes.text);
  // A fixed date: where there is no content key, the key is made of name, size and date.
  const file = new File([content], name, { lastModified: 0 });
  if (!('subtle' in crypto) || (await findContentKey(file)) === key) return file;
  throw new Problem(
    'damaged_file',
    `This project is damaged: the file ${name} in it is not the one that was put there. Ask for another copy.`,
  );
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text), (unit) => unit.charCodeAt(0));
}

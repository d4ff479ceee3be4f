import { PROJECT_FORMAT } from '../core/project/project-format.ts';

const NAME = /\.touchstone\.json(\.gz)?$/i;
const BEGINNING = new RegExp(`^\\s*\\{\\s*"format"\\s*:\\s*"${PROJECT_FORMAT}"`);

/** Whether a file is called as project files are. */
export function isProjectName(name: string): boolean {
  return NAME.test(name);
}

/** Whether a file is a project, by its name or its first bytes, packed or not. Never rejects. */
export async function isProjectFile(file: File): Promise<boolean> {
  if (isProjectName(file.name)) return true;
  try {
    const head = new Uint8Array(await file.slice(0, 64).arrayBuffer());
    const isPacked = head[0] === 0x1f && head[1] === 0x8b;
    return BEGINNING.test(new TextDecoder().decode(isPacked ? await unpackHead(file) : head));
  } catch {
    return false; // What cannot be read, or is no gzip, is told by who reads it whole.
  }
}

/** The first unpacked bytes. The rest is not read. */
async function unpackHead(file: File): Promise<Uint8Array> {
  const reader = file.stream().pipeThrough(new DecompressionStream('gzip')).getReader();
  const { value } = await reader.read();
  void reader.cancel().catch(() => undefined);
  return value ?? new Uint8Array();
}

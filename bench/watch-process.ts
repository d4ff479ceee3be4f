import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Seconds that a process took, and the most memory it ever had resident, in bytes (Linux alone tells; else 0). */
export async function watchProcess(
  command: string,
  args: string[],
): Promise<{ seconds: number; highest: number }> {
  const start = performance.now();
  const child = spawn(command, args, { stdio: 'ignore' });
  let highest = 0;
  const timer = setInterval(() => {
    highest = Math.max(highest, readHighest(child.pid));
  }, 50);
  const code = await new Promise((resolve) => child.on('close', resolve));
  clearInterval(timer);
  if (code !== 0) throw new Error(`${command} ended with code ${String(code)}`);
  return { seconds: (performance.now() - start) / 1000, highest };
}

function readHighest(process: number | undefined): number {
  try {
    const status = readFileSync(`/proc/${process}/status`, 'utf8');
    return 1024 * Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0);
  } catch {
    return 0; // It has ended meanwhile.
  }
}

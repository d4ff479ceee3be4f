import { create } from 'zustand';
import { toPlainProblem } from '../core/problem.ts';
import { getEngine } from './engine.ts';
import { fetchAddress, type FetchProgress, findAddresses, nameAddress } from './fetch-address.ts';
import { addFiles } from './runs.ts';
import { addProblem } from './runs-state.ts';

/** A file that a link names by its address, on its way here. */
export interface AddressFetch extends FetchProgress {
  address: string;
  name: string;
  /** That of the address; empty where it is none. */
  asked: string;
  /** It is large, and waits for a person's word. */
  isAsking: boolean;
}

export interface AddressesState {
  fetches: AddressFetch[];
}

/** What is fetched for `?run=…` of the page's address: from its opening until all is there. */
export const useAddresses = create<AddressesState>(() => ({ fetches: [] }));

const aborts = new Map<string, AbortController>();
const answers = new Map<string, (go: boolean) => void>();

/**
 * Fetches the files that a link's query names, several at once, and opens them as if they had been dropped: in the
 * link's order, whichever comes first, as comparisons go by it. What fails becomes a problem beside what is loaded.
 * Never rejects.
 */
export async function openAddresses(search: string): Promise<void> {
  const known = new Set(useAddresses.getState().fetches.map(({ address }) => address));
  const wanted = findAddresses(search, document.baseURI).filter((address) => !known.has(address));
  useAddresses.setState(({ fetches }) => ({
    fetches: [...fetches, ...wanted.map(startOf)],
  }));
  // Its script comes while the files do.
  if (wanted.length > 0) getEngine();
  const openings: Promise<unknown>[] = [];
  for (const { address, file } of wanted.map((one) => ({ address: one, file: fetchOne(one) }))) {
    const fetched = await file;
    const isLeft = aborts.get(address)?.signal.aborted;
    // Off the list before it is on that of files being read, which goes on from here.
    leave(address);
    if (fetched && !isLeft) openings.push(addFiles([fetched]));
  }
  await Promise.all(openings);
}

/** Goes on with a large file, or leaves it. */
export function answerAddress(address: string, go: boolean): void {
  answers.get(address)?.(go);
}

/** Breaks a fetch off. */
export function cancelAddress(address: string): void {
  answerAddress(address, false);
  aborts.get(address)?.abort();
}

function startOf(address: string): AddressFetch {
  const host = URL.canParse(address) ? new URL(address).host : '';
  const progress = { bytes: 0, total: undefined, host };
  return { address, name: nameAddress(address), asked: host, ...progress, isAsking: false };
}

/** The file; undefined where it failed, which is told, or was left. */
async function fetchOne(address: string): Promise<File | undefined> {
  const abort = new AbortController();
  aborts.set(address, abort);
  try {
    return await fetchAddress(address, {
      signal: abort.signal,
      onProgress: (progress) => change(address, progress),
      mayGoOn: (progress) => mayGoOn(address, progress),
    });
  } catch (thrown) {
    const problem = toPlainProblem(thrown);
    leave(address);
    if (problem.code !== 'cancelled') addProblem(nameAddress(address), problem);
    return undefined;
  }
}

function mayGoOn(address: string, progress: FetchProgress): Promise<boolean> {
  change(address, { ...progress, isAsking: true });
  return new Promise((resolve) => {
    answers.set(address, (go) => {
      answers.delete(address);
      change(address, { isAsking: false });
      resolve(go);
    });
  });
}

function change(address: string, now: Partial<AddressFetch>): void {
  useAddresses.setState(({ fetches }) => ({
    fetches: fetches.map((one) => (one.address === address ? { ...one, ...now } : one)),
  }));
}

function leave(address: string): void {
  aborts.delete(address);
  useAddresses.setState(({ fetches }) => ({
    fetches: fetches.filter((one) => one.address !== address),
  }));
}

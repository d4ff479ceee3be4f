import type { FailureGroup } from '../core/judge/group-failures.ts';
import type { TokenPrices } from '../core/judge/tokens.ts';
import type { ReadAddress } from '../judge/address.ts';
import type {
  JudgeConnection,
  JudgePace,
  JudgeParameters,
  JudgeScopeChoice,
} from './judge-state.ts';

// Screens find all about the judge in this one file.
export type * from './judge-state.ts';
export { dismissJudgeMessages, statusOf, useJudge } from './judge-state.ts';

/** Loads what is kept of the settings and of a run's judging, and shows it. Never rejects. */
export declare function showJudging(run: string): Promise<void>;

/** Changes parts of the connection. Another origin clears key and header values that were typed before. */
export declare function setConnection(change: Partial<Omit<JudgeConnection, 'key'>>): void;
/** Fills in the address and headers of a preset (`SERVERS`), by its id. */
export declare function chooseServer(id: string): void;
/** Sets the key. It goes to the origin of the base URL alone, and is never kept but for this tab on wish. */
export declare function setKey(key: string): void;
export declare function setRememberKey(remember: boolean): void;
export declare function setModel(model: string): void;
export declare function setPrompt(prompt: string): void;
export declare function resetPrompt(): void;
export declare function setParameters(change: Partial<JudgeParameters>): void;
export declare function setPace(change: Partial<JudgePace>): void;
export declare function setPrices(prices: TokenPrices | undefined): void;
export declare function setScope(scope: JudgeScopeChoice): void;

/** The base URL as requests will use it, with what the browser will ask before; or what is wrong with it. */
export declare function readBaseURL(typed: string): ReadAddress;

/** Asks the server for its models: `models`, or why not in `problem`. Never rejects. */
export declare function listModels(): Promise<void>;
/** Lists models and judges one made-up row: `test`. Never rejects. */
export declare function testConnection(): Promise<void>;
/** How many rows the scope takes in, and what they take: `estimate`. Never rejects. */
export declare function estimateScope(): Promise<void>;
/** Judges the first 10 rows of the scope, once (kept as a run's verdicts are) or several times (not kept): `rehearsal`. */
export declare function rehearse(repeats: number): Promise<void>;

/** Judges the scope of the shown run; resolves once that has come to an end. Never rejects; `problem` says why it did not start. */
export declare function startJudging(): Promise<void>;
export declare function pause(): void;
export declare function resume(): void;
/** Sends nothing more and breaks off what is under way. Rows without a state stay waiting, and can be resumed. */
export declare function stop(): void;
/** Goes on with the shown run's judging where it stands, by its own settings. */
export declare function resumeStored(): Promise<void>;
/** Asks again for rows without a verdict, by the settings as they are now. */
export declare function retryThese(group: FailureGroup): Promise<void>;

/** Downloads the rows of the scope as a file for the OpenAI Batch API. */
export declare function exportBatch(): Promise<void>;
/** Takes in a file of results for the rows of the scope: `batch`. */
export declare function importBatch(file: File): Promise<void>;

/** Forgets all kept verdicts: every row is asked for again. What runs show stays. */
export declare function emptyCache(): Promise<void>;
/** Forgets what was judged of a run. */
export declare function forgetJudging(run: string): Promise<void>;
/** Asks the engine what the verdicts say: `report`. */
export declare function refreshJudgeReport(run: string): Promise<void>;

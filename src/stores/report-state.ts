import { create } from 'zustand';

export interface ReportState {
  /** The report that is being made, and how far it is. */
  working: ReportProgress | undefined;
}

export interface ReportProgress {
  /** Names it for the engine. */
  job: string;
  /** What is being found: `agreement of answers.csv`. */
  step: string;
  done: number;
  /** Some for each file, and one for the rows. */
  steps: number;
}

/** The report that is being made: for as long as the page is open. */
export const useReport = create<ReportState>(() => ({ working: undefined }));

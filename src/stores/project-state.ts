import { create } from 'zustand';

/** A project that was opened and would replace something that is here: a person is asked. */
export interface ProjectOffer {
  id: string;
  /** Of the file. */
  name: string;
  /** What it would replace, each as the end of a sentence. */
  replaces: string[];
}

/** The last project that was taken in. */
export interface OpenedProject {
  name: string;
  /** What came of it: a sentence. */
  text: string;
}

export interface ProjectState {
  offers: ProjectOffer[];
  opened: OpenedProject | undefined;
  /** A project that is being written; bytes before they are packed. */
  writing: { job: string; withTexts: boolean; bytes: number } | undefined;
}

/** What becomes of project files, for as long as the page is open. */
export const useProject = create<ProjectState>(() => ({
  offers: [],
  opened: undefined,
  writing: undefined,
}));

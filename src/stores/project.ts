// Screens find all about project files in this one file.
export { answerOffer, dismissProject } from './project-open.ts';
export { exportProject, stopProject } from './project-write.ts';
export { useProject } from './project-state.ts';
export type { OpenedProject, ProjectOffer } from './project-state.ts';

import type { Page } from '@playwright/test';
import type { JudgeServer } from '../judge-server/judge-server.ts';

/** A screen, panel or dialog as a reader may have it before them. */
export interface ScreenState {
  /** For titles of tests and names of pictures. */
  name: string;
  open: (page: Page, server: JudgeServer) => Promise<void>;
}

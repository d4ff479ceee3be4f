// A thread does not have the loader of TypeScript of the thread that starts it.
import { register } from 'tsx/esm/api';

register();
await import('./read-thread.ts');

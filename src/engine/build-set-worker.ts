import { expose } from 'comlink';
import { buildSetFile } from './build-set.ts';

expose(buildSetFile);

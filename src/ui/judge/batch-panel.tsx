import { Button } from '@mantine/core';
import { useRef } from 'react';
import { emptyCache, exportBatch, importBatch, useJudge } from '../../stores/judge.ts';
import { Panel } from '../parts/panel.tsx';
import { BatchResult } from './batch-result.tsx';
import { useBusy } from './use-busy.ts';
import { VerbButton } from './verb-button.tsx';
import classes from './run-panel.module.css';

/** Rows out as a batch file and results back in, and the verdicts that are kept. */
export function BatchPanel() {
  const batch = useJudge((state) => state.batch);
  const isBusy = useBusy();
  const field = useRef<HTMLInputElement>(null);
  return (
    <Panel
      title="Batch file and cache"
      description="The rows of the scope as OpenAI Batch JSONL, for the OpenAI Batch API or vllm run-batch: the way past what one tab can do. Its results are read back here."
    >
      <div className={classes.actions}>
        <Button size="compact-sm" variant="default" onClick={() => void exportBatch()}>
          Export batch JSONL
        </Button>
        <VerbButton size="compact-sm" isReady={!isBusy} onPress={() => field.current?.click()}>
          Import results
        </VerbButton>
        <Button size="compact-sm" variant="subtle" color="gray" onClick={() => void emptyCache()}>
          Empty the cache
        </Button>
      </div>
      <p className={classes.quiet}>
        The cache holds verdicts by endpoint, model, prompt, parameters and texts: what is in it is
        not asked for again. Errors are never in it.
      </p>
      <output>{batch && <BatchResult batch={batch} />}</output>
      <input
        ref={field}
        type="file"
        accept=".jsonl,.json,.txt"
        aria-label="Batch results"
        hidden
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (file) void importBatch(file);
          // The same file can be chosen again.
          currentTarget.value = '';
        }}
      />
    </Panel>
  );
}

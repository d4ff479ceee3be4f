import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Checkbox.layer.css';
import { Button, Checkbox, NativeSelect } from '@mantine/core';
import { DEFAULT_RAG_SETTINGS, TOKENIZERS } from '../../core/rag/rag-settings.ts';
import { resetRagSettings, setRagSettings, useRag } from '../../stores/rag.ts';
import type { Run } from '../../stores/runs.ts';
import { NumberField } from '../parts/number-field.tsx';
import { Panel } from '../parts/panel.tsx';
import { PatternField } from './pattern-field.tsx';
import classes from './rag.module.css';

const THRESHOLD = { least: 0.001, most: 100, fractions: true };
const SEED = { least: 0, most: 2 ** 32 - 1 };

/** How the figures are found; kept in this browser with the run. */
export function SettingsPanel({ run }: { run: Run }) {
  const settings = useRag((state) => state.settings.get(run.key)) ?? DEFAULT_RAG_SETTINGS;
  return (
    <Panel
      title="How it is counted"
      description="Kept in this browser with the run. The command line takes the same settings."
      aside={
        <Button size="compact-xs" variant="default" onClick={() => void resetRagSettings(run)}>
          As in the beginning
        </Button>
      }
    >
      <div className={classes.fields}>
        <NativeSelect
          size="xs"
          label="Tokenizer"
          description="Of both lengths."
          value={settings.tokenizer}
          data={[...TOKENIZERS]}
          onChange={({ currentTarget }) => {
            const tokenizer = TOKENIZERS.find((one) => one === currentTarget.value);
            if (tokenizer) void setRagSettings(run, { tokenizer });
          }}
        />
        <NumberField
          label="Threshold"
          description="A smaller deviation is aligned."
          value={settings.threshold}
          range={THRESHOLD}
          onChange={(threshold) =>
            threshold !== undefined && void setRagSettings(run, { threshold })
          }
        />
        <NumberField
          label="Seed"
          description="Of the bootstrap intervals."
          value={settings.seed}
          range={SEED}
          onChange={(seed) => seed !== undefined && void setRagSettings(run, { seed })}
        />
        <PatternField key={settings.citationPattern} run={run} pattern={settings.citationPattern} />
        <Checkbox
          size="xs"
          label="Quoted sources and closing lists of sources count as part of the response’s length"
          checked={settings.countSources}
          onChange={({ currentTarget }) =>
            void setRagSettings(run, { countSources: currentTarget.checked })
          }
        />
      </div>
    </Panel>
  );
}

import { groupRun, type LabelledRun, moveRun, renameRun } from '../../stores/run-groups.ts';
import { Panel } from '../parts/panel.tsx';
import { closeRun } from '../use-linked-runs.ts';
import { NameList } from './name-list.tsx';

/** What the runs are called, what they are of, in which order they stand. */
export function NamesPanel({ listed }: { listed: readonly LabelledRun[] }) {
  return (
    <Panel
      title="Names, groups and order"
      description="Model and language are guessed from the name of the file where no column says. Kept in this browser; files stay as they are."
    >
      <NameList
        runs={listed.map(({ run, name, model, language }) => ({
          key: run.key,
          name,
          model,
          language,
        }))}
        onLabel={(key, { name, ...group }) => {
          if (name !== undefined) void renameRun(key, name);
          else void groupRun(key, group);
        }}
        onMove={(key, by) => void moveRun(key, by)}
        onRemove={closeRun}
      />
    </Panel>
  );
}

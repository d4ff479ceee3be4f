import { Button, NativeSelect, TextInput } from '@mantine/core';
import { listModels, setModel, useJudge } from '../../stores/judge.ts';
import classes from './endpoint-fields.module.css';

/** The model: typed, or chosen from those that the server lists. */
export function ModelField() {
  const model = useJudge((state) => state.model);
  const models = useJudge((state) => state.models);
  const isListed = models?.includes(model) ?? false;
  return (
    <div className={classes.two}>
      <TextInput
        size="xs"
        label="Model"
        autoComplete="off"
        spellCheck={false}
        value={model}
        onChange={({ currentTarget }) => setModel(currentTarget.value)}
      />
      {models && models.length > 0 ? (
        <NativeSelect
          size="xs"
          label={`Listed by the server (${models.length})`}
          value={isListed ? model : ''}
          data={[{ value: '', label: 'Choose …', disabled: true }, ...models]}
          onChange={({ currentTarget }) => setModel(currentTarget.value)}
        />
      ) : (
        <Button size="xs" variant="default" onClick={() => void listModels()}>
          List the server’s models
        </Button>
      )}
    </div>
  );
}

import { TextInput } from '@mantine/core';
import { chooseBuild, useBuildSet } from '../../stores/build-set.ts';
import { useJudge } from '../../stores/judge.ts';
import { EndpointFields } from '../parts/endpoint-fields.tsx';
import { NumberField } from '../parts/number-field.tsx';
import { Panel } from '../parts/panel.tsx';
import classes from './build-set.module.css';

const SEEDS = { least: 0, most: 2 ** 32 - 1 };

/** With or without a model, and by which seed. */
export function HowPanel() {
  const { seed, usesEndpoint } = useBuildSet();
  const isBuilding = useBuildSet((state) => state.progress !== undefined);
  return (
    <Panel title="How">
      <fieldset className={classes.choices} disabled={isBuilding}>
        <legend>Who finds and merges the pairs</legend>
        <Choice
          isChosen={!usesEndpoint}
          onChoose={() => chooseBuild({ usesEndpoint: false })}
          label="Plain rules"
          sentence="Likeness of words; two questions are joined as they are. Nothing is sent, and the same file and seed give the same bytes."
        />
        <Choice
          isChosen={usesEndpoint}
          onChoose={() => chooseBuild({ usesEndpoint: true })}
          label="A model"
          sentence="It orders the nearest questions and merges each pair into one. Every row says which model it was."
        />
      </fieldset>
      {usesEndpoint && <ModelFields isBuilding={isBuilding} />}
      <fieldset className={classes.seed} disabled={isBuilding}>
        <NumberField
          label="Seed"
          description="Draws distractors, names and citation styles."
          value={seed}
          range={SEEDS}
          onChange={(value) => chooseBuild({ seed: value ?? 0 })}
        />
      </fieldset>
    </Panel>
  );
}

interface ChoiceProps {
  isChosen: boolean;
  label: string;
  sentence: string;
  onChoose: () => void;
}

function Choice({ isChosen, label, sentence, onChoose }: ChoiceProps) {
  return (
    <label className={classes.choice}>
      <input type="radio" name="who" checked={isChosen} onChange={onChoose} />
      <span>
        {label}
        <span className={classes.sentence}>{sentence}</span>
      </span>
    </label>
  );
}

function ModelFields({ isBuilding }: { isBuilding: boolean }) {
  const embeddingModel = useBuildSet((state) => state.embeddingModel);
  const baseURL = useJudge((state) => state.connection.baseURL);
  return (
    <div className={classes.endpoint}>
      <EndpointFields isDisabled={isBuilding} />
      <TextInput
        size="xs"
        label="Embedding model"
        description="Embeds the questions; left empty, likeness of words does."
        autoComplete="off"
        spellCheck={false}
        disabled={isBuilding}
        value={embeddingModel}
        onChange={({ currentTarget }) => chooseBuild({ embeddingModel: currentTarget.value })}
      />
      <p className={classes.sentence}>
        Questions and answers go to {baseURL}, and nowhere else; chunks are not sent. The connection
        is that of the judge.
      </p>
    </div>
  );
}

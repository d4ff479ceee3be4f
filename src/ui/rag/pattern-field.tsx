import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { checkPattern } from '../../core/rag/custom-citations.ts';
import { setRagSettings } from '../../stores/rag.ts';
import type { Run } from '../../stores/runs.ts';
import classes from './rag.module.css';

/** The user's own style of citation as a regular expression; applied at a press, for every row is then read anew. */
export function PatternField({ run, pattern }: { run: Run; pattern: string }) {
  const [typed, setTyped] = useState(pattern);
  const problem = typed === '' ? undefined : checkPattern(typed);
  return (
    <form
      className={classes.pattern}
      onSubmit={(event) => {
        event.preventDefault();
        if (!problem) void setRagSettings(run, { citationPattern: typed });
      }}
    >
      <TextInput
        size="xs"
        label="A citation style of your own"
        description="A regular expression with one group around the source’s name. One that does not come to an end is stopped."
        placeholder="\{\{ref:([^}]+)\}\}"
        autoComplete="off"
        spellCheck={false}
        value={typed}
        error={problem}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      <Button
        type="submit"
        size="xs"
        variant="default"
        disabled={problem !== undefined || typed === pattern}
      >
        Apply
      </Button>
    </form>
  );
}

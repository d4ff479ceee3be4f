import { Button, Textarea } from '@mantine/core';
import { DEFAULT_PROMPT } from '../../core/judge/default-prompt.ts';
import { missingPlaceholders } from '../../core/judge/prompt.ts';
import { resetPrompt } from '../../stores/judge.ts';
import classes from './settings.module.css';

interface Props {
  prompt: string;
  onChange: (prompt: string) => void;
}

/** The template that is filled for each row. What it lacks is said as it is typed. */
export function PromptField({ prompt, onChange }: Props) {
  const missing = missingPlaceholders(prompt);
  return (
    <>
      <Textarea
        className={classes.prompt ?? ''}
        size="xs"
        label="Prompt"
        description="{question}, {answer} and {response} are replaced by the row’s texts, each between marker lines that no text can hold. How to reply is added at the end."
        rows={10}
        spellCheck={false}
        value={prompt}
        error={
          missing.length > 0
            ? `The prompt lacks ${missing.join(' and ')}: add it, or go back to the usual prompt.`
            : undefined
        }
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
      <div className={classes.actions}>
        <Button
          size="compact-sm"
          variant="default"
          disabled={prompt === DEFAULT_PROMPT}
          onClick={resetPrompt}
        >
          Back to the usual prompt
        </Button>
        <span className={classes.quiet}>
          {prompt === DEFAULT_PROMPT
            ? 'This is the usual prompt.'
            : 'Another prompt asks every row again.'}
        </span>
      </div>
    </>
  );
}

import { Button } from '@mantine/core';
import type { Decision } from '../../core/review/decision.ts';
import type { Session } from './use-session.ts';
import { WrittenField } from './written-field.tsx';

/** The field that is open on a row, if one is. */
export function RowFields({
  decision,
  session,
}: {
  decision: Decision | undefined;
  session: Session;
}) {
  if (session.opened === 'note')
    return (
      <WrittenField
        label="Note"
        description="Enter saves, Esc leaves."
        value={decision?.note ?? ''}
        onSave={session.saveNote}
        onLeave={session.close}
      />
    );
  if (session.opened !== 'golden') return null;
  return (
    <WrittenField
      label="What should the golden answer be?"
      description="Enter saves, Esc leaves. Leave it empty to say only that it is wrong."
      value={decision?.proposedAnswer ?? ''}
      onSave={session.saveGolden}
      onLeave={session.close}
    >
      {decision?.goldenWrong && (
        <Button size="compact-sm" variant="default" onClick={() => session.saveGolden(undefined)}>
          It is right after all
        </Button>
      )}
    </WrittenField>
  );
}

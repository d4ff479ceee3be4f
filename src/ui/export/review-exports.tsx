import { Button } from '@mantine/core';
import { Download } from 'lucide-react';
import { countOf } from '../../core/format.ts';
import { exportPatch, exportReviews } from '../../stores/reviews.ts';
import { useReviews } from '../../stores/reviews.ts';
import { Panel } from '../parts/panel.tsx';
import classes from './export.module.css';

/** What people decided, and the golden answers that they propose, as files. */
export function ReviewExports() {
  const decisions = useReviews((state) => state.decisions);
  const proposals = [...decisions.values()].filter((one) => one.proposedAnswer !== '').length;
  return (
    <Panel
      title="Reviews"
      description={`${countOf(decisions.size, 'decision')} in this browser, ${countOf(proposals, 'proposed golden answer')} among them.`}
    >
      <div className={classes.actions}>
        <Action
          label="Review CSV"
          isOff={decisions.size === 0}
          onClick={() => void exportReviews()}
          sentence="Every decision with its row, reviewer, note and draw. Dropped on the page, here or in another browser, it brings all back, the estimate included."
        />
        <Action
          label="Patch CSV"
          isOff={proposals === 0}
          onClick={() => void exportPatch()}
          sentence="The golden answers that reviewers propose. Dropped on the page it replaces them, reversibly, and every figure says so."
        />
      </div>
    </Panel>
  );
}

interface ActionProps {
  label: string;
  sentence: string;
  isOff: boolean;
  onClick: () => void;
}

function Action({ label, sentence, isOff, onClick }: ActionProps) {
  return (
    <div>
      <Button
        variant="default"
        leftSection={<Download size={16} aria-hidden="true" />}
        disabled={isOff}
        onClick={onClick}
      >
        {label}
      </Button>
      <p className={classes.sentence}>{sentence}</p>
    </div>
  );
}

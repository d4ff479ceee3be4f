import { CircleAlert, CircleCheck, ShieldCheck } from 'lucide-react';
import { useReviews } from '../../stores/reviews.ts';
import classes from './session.module.css';

/** Whether what was decided is in this browser for good. */
export function SavedState() {
  const saved = useReviews((state) => state.saved);
  const isProtected = useReviews((state) => state.protected);
  return (
    <span className={classes.saved}>
      {saved === 'unsaved' ? (
        <b className={classes.unsaved}>
          <CircleAlert size={14} aria-hidden="true" /> Not saved
        </b>
      ) : (
        <>
          <CircleCheck size={14} aria-hidden="true" /> {saved === 'saved' ? 'Saved' : 'Saving …'}
        </>
      )}
      {isProtected && (
        <span
          className={classes.protected}
          title="The browser has promised to keep it when it runs short of room"
        >
          <ShieldCheck size={14} aria-hidden="true" /> Protected
        </span>
      )}
    </span>
  );
}

import { Button, CloseButton } from '@mantine/core';
import { CircleAlert, Info } from 'lucide-react';
import { countOf } from '../../core/format.ts';
import {
  applyPatch,
  dismissMessage,
  dismissNotice,
  dismissPatch,
  useReviews,
  type PatchOffer,
} from '../../stores/reviews.ts';
import { focusMain } from '../parts/focus-main.ts';
import { Notice } from './notice.tsx';
import classes from './review-messages.module.css';

/** What goes wrong with keeping a review, what came of the last import, a patch that was dropped: until it is read. */
export default function ReviewMessages() {
  const message = useReviews((state) => state.message);
  const notice = useReviews((state) => state.notice);
  const offer = useReviews((state) => state.patchOffer);
  return (
    <>
      {message && <Message text={message} />}
      {notice && (
        <Notice
          text={notice}
          onDismiss={() => {
            dismissNotice();
            focusMain();
          }}
        />
      )}
      {offer && <Offer offer={offer} />}
    </>
  );
}

/** Loud where decisions are not kept; a line that takes no room from the row where it only says what may happen. */
function Message({ text }: { text: string }) {
  const isLost = useReviews((state) => state.saved === 'unsaved');
  return (
    <div
      role={isLost ? 'alert' : 'status'}
      className={isLost ? [classes.message, classes.alert].join(' ') : classes.quiet}
    >
      <CircleAlert size={isLost ? 18 : 14} aria-hidden="true" />
      <p>{text}</p>
      <CloseButton
        size={isLost ? 'md' : 'xs'}
        aria-label="Dismiss this message"
        onClick={() => {
          dismissMessage();
          focusMain();
        }}
      />
    </div>
  );
}

function Offer({ offer: { file, answers } }: { offer: PatchOffer }) {
  return (
    <output className={classes.message}>
      <Info size={18} aria-hidden="true" />
      <p>
        <bdi>{file.name}</bdi> proposes {countOf(answers, 'golden answer')}. Rows that it names are
        scored against them until it is taken back; the file stays as it is.
      </p>
      <Button size="compact-sm" onClick={() => void applyPatch(file)}>
        Apply the patch
      </Button>
      <Button size="compact-sm" variant="default" onClick={dismissPatch}>
        Leave it
      </Button>
    </output>
  );
}

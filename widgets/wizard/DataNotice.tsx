import { accreditations, accreditationWords } from '#contract/common/identity.ts';
import * as styles from './DataNotice.css.ts';
import * as copy from './laterCopy.ts';
import { PageLink } from './PageLink.tsx';

interface DataNoticeProps {
  /** Where a form says something else than what happens with a quote. */
  readonly text?: string;
  readonly held?: typeof accreditations;
}

/** Who asks, what for, for how long, and where to read more: before the first field that asks for a person. */
export function DataNotice({ text = copy.notice, held = accreditations }: DataNoticeProps) {
  const proof = accreditationWords(held);
  return (
    <p className={styles.notice}>
      {text} <PageLink path={copy.privacy.path}>{copy.privacy.text}</PageLink>
      {proof.length > 0 && <span className={styles.proof}>{proof.join(' · ')}</span>}
    </p>
  );
}

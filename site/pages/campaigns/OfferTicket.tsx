import * as actionLink from '../../kit/components/actionLink.css.ts';
import * as styles from './OfferTicket.css.ts';

interface Props {
  readonly figure: string;
  readonly text: string;
  /** "Until" or "From", and the day. */
  readonly word: string;
  readonly day: string;
  readonly dayText: string;
  /** Where its button leads. */
  readonly href: string;
  readonly action: string;
}

/** What is offered and until when, as one would pin it to the fridge. */
export const OfferTicket = ({ figure, text, word, day, dayText, href, action }: Props) => (
  <div className={styles.ticket}>
    <p className={styles.what}>
      <strong className={styles.figure}>{figure}</strong>
      <span className={styles.text}>{text}</span>
    </p>
    <div className={styles.tear} />
    <div className={styles.stub}>
      <p className={styles.until}>
        {word}
        <time className={styles.day} dateTime={day}>
          {dayText}
        </time>
      </p>
      <a className={actionLink.sizes.small} href={href}>
        {action}
      </a>
    </div>
  </div>
);

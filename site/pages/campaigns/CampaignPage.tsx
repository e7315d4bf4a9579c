import { Prose } from '../../figures/Prose.tsx';
import * as actionLink from '../../kit/components/actionLink.css.ts';
import { ContactBand } from '../../kit/components/CallToAction.tsx';
import { below } from '../../kit/components/FormPage.css.ts';
import { SampleNote } from '../../kit/components/Notes.tsx';
import * as offer from '../../kit/components/OfferHero.css.ts';
import { OfferHero } from '../../kit/components/OfferHero.tsx';
import { FORM_ID, QuoteForm } from '../../kit/components/QuoteForm.tsx';
import * as styles from './CampaignPage.css.ts';
import type { Campaign } from './campaigns.ts';

interface OfferTicketProps {
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
const OfferTicket = ({ figure, text, word, day, dayText, href, action }: OfferTicketProps) => (
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

interface Props {
  readonly campaign: Campaign;
}

const Ticket = ({ campaign: { ticket, state, starts, startsText, ends, endsText } }: Props) => {
  const isComing = state === 'coming';
  const until = isComing
    ? { word: 'From', day: starts, dayText: startsText }
    : { word: 'Ask until', day: ends, dayText: endsText };
  return <OfferTicket {...ticket} {...until} href={`#${FORM_ID}`} action="Get my quote" />;
};

/** An offer for a time: what it is, the form that takes it up, and its terms. */
export const CampaignPage = ({ campaign }: Props) => {
  const { name, kicker, title, lead, promises, Picture, tag, attributes, text, sample } = campaign;
  const ticket = <Ticket campaign={campaign} />;
  return (
    <>
      <OfferHero
        here={name}
        kicker={kicker}
        heading={title}
        lead={lead}
        promises={promises}
        Picture={Picture}
        aside={ticket}
      />
      {sample !== undefined && (
        <div className={offer.note}>
          <SampleNote>{sample}</SampleNote>
        </div>
      )}
      <div className={offer.place} id={FORM_ID} data-behaviour="formPage">
        <div className={offer.form}>
          <QuoteForm
            tag={tag}
            // What is offered and for whom is said above; behind a button the form says so itself.
            attributes={attributes.mode ? attributes : { ...attributes, head: 'none' }}
            subject={name}
            weCan="work out your quote"
            tellUs={`Tell us you're asking about “${name}”, so we know the offer applies to you.`}
          />
        </div>
        <div className={below}>
          <div className={offer.text}>
            <Prose text={text} hasHeadingsBeside />
          </div>
          <ContactBand heading="A question about the offer?">Call or email us and we'll go through it.</ContactBand>
        </div>
      </div>
    </>
  );
};

import { Prose } from '../../figures/Prose.tsx';
import { ContactBand } from '../../kit/components/ContactBand.tsx';
import * as offer from '../../kit/components/OfferHero.css.ts';
import { OfferHero } from '../../kit/components/OfferHero.tsx';
import { QuoteForm } from '../../kit/components/QuoteForm.tsx';
import { SampleNote } from '../../kit/components/SampleNote.tsx';
import type { Campaign } from './campaigns.ts';
import { OfferTicket } from './OfferTicket.tsx';

interface Props {
  readonly campaign: Campaign;
}

const FORM_ID = 'quote';

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
      <div className={offer.form} id={FORM_ID}>
        <QuoteForm
          tag={tag}
          attributes={attributes}
          subject={name}
          weCan="work out your quote"
          tellUs={`Tell us that you ask because of “${name}”, so that the offer counts for you.`}
        />
      </div>
      <div className={offer.text}>
        <Prose text={text} />
      </div>
      <ContactBand heading="A question about the offer?">Ring or write: a person knows what is in it.</ContactBand>
    </>
  );
};

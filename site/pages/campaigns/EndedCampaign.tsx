import { drawing } from '../../drawings/Drawing.tsx';
import * as actionLink from '../../kit/components/actionLink.css.ts';
import { ContactBand } from '../../kit/components/CallToAction.tsx';
import { PageHeader } from '../../kit/components/PageHeader.tsx';
import { after } from '../../kit/components/RelatedLinks.css.ts';
import { RelatedLinks } from '../../kit/components/RelatedLinks.tsx';
import type { Campaign } from './campaigns.ts';

interface Props {
  readonly campaign: Campaign;
  /** Offers that run. */
  readonly others: readonly Campaign[];
}

/** Answers the address of an offer that is over: it says so, and leads to what there is now. */
export const EndedCampaign = ({ campaign: { name, endsText, next, Picture }, others }: Props) => (
  <>
    <PageHeader
      here={name}
      heading="This offer has ended"
      lead={`“${name}” ran until ${endsText}. If you asked for a quote by then, the offer still applies.`}
      Picture={Picture}
    >
      <a className={actionLink.sizes.large} href={next.path}>
        {next.text}
      </a>
    </PageHeader>
    <div className={after}>
      <RelatedLinks
        heading="Current offers"
        links={[
          ...others.map(({ path, name: title, lead, Picture: Scene }) => ({
            href: path,
            title,
            text: lead,
            Picture: Scene,
          })),
          {
            href: '/get-a-quote',
            title: 'A quote at our usual price',
            text: "Solar, chargers, cover and energy: a few questions, and you'll see your price.",
            Picture: drawing('calendar'),
          },
        ]}
      />
    </div>
    <ContactBand heading="Did you ask in time?">Call us with your reference and we'll find your quote.</ContactBand>
  </>
);

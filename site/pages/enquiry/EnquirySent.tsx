import { drawing } from '../../drawings/Drawing.tsx';
import { ContactBand } from '../../kit/components/ContactBand.tsx';
import { NextSteps } from '../../kit/components/NextSteps.tsx';
import { PageHeader } from '../../kit/components/PageHeader.tsx';
import { after } from '../../kit/components/RelatedLinks.css.ts';
import { RelatedLinks } from '../../kit/components/RelatedLinks.tsx';
import type { SentContent } from './sentPages.ts';

/** Where the post of a plain form leads: it can be reloaded and kept. */
export const EnquirySent = ({ here, heading, lead, steps, related }: SentContent) => (
  <>
    <PageHeader here={here} heading={heading} lead={lead} Picture={drawing('letter')} />
    <NextSteps heading="What happens now" steps={steps} />
    <div className={after}>
      <RelatedLinks {...related} />
    </div>
    <ContactBand heading="In a hurry?">Ring us: we see your message on the screen while we talk.</ContactBand>
  </>
);

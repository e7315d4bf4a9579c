import { FORM_PAGE_TOKENS } from '#contract/common/enquiry.ts';
import { drawing } from '../../drawings/Drawing.tsx';
import { ContactBand } from '../../kit/components/CallToAction.tsx';
import { PageHeader } from '../../kit/components/PageHeader.tsx';
import * as styles from './PlainForm.css.ts';

/** Around the forms that the server writes: it puts a heading, a sentence and the form in place of the tokens. */
export const EnquiryPage = () => (
  <>
    <PageHeader
      here="Your enquiry"
      heading={FORM_PAGE_TOKENS.heading}
      lead={FORM_PAGE_TOKENS.lead}
      Picture={drawing('letter')}
    />
    <div className={styles.place}>
      <div className={styles.sheet}>{FORM_PAGE_TOKENS.form}</div>
    </div>
    <ContactBand heading="Rather talk to somebody?">A person answers, and takes your details down for you.</ContactBand>
  </>
);

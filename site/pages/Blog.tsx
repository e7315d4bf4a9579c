import { PanelPicture } from '../../widgets/ui/illustrations/PanelPicture.tsx';
import { QuoteForm } from '../components/QuoteForm.tsx';
import { RelatedLinks } from '../components/RelatedLinks.tsx';
import { SolarQuoteLink } from '../components/SolarQuoteLink.tsx';
import { blogLinks } from '../content/blog.ts';
import * as styles from './Blog.css.ts';

export const Blog = () => (
  <>
    <div className={styles.intro}>
      <h1 className={styles.title}>Home energy, in plain words</h1>
      <p className={styles.lead}>
        What solar, batteries and chargers cost in the North East, which grants are open, and what changes. Straight to
        your inbox when there is something to say.
      </p>
    </div>
    <div className={styles.columns}>
      <QuoteForm
        tag="newsletter-signup"
        subject="Newsletter"
        weCan="put you on the list"
        tellUs="Tell us the email address that the newsletter should go to."
      />
      <section className={styles.box} aria-labelledby="ready">
        <div className={styles.picture}>
          <PanelPicture />
        </div>
        <h2 className={styles.boxTitle} id="ready">
          Ready for Solar?
        </h2>
        <p>See the price of a system for your roof, what it saves and when it has paid for itself.</p>
        <p>
          <SolarQuoteLink size="large">Get Your Free Quote</SolarQuoteLink>
        </p>
      </section>
    </div>
    <RelatedLinks {...blogLinks} />
  </>
);

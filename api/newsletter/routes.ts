import type { Express, Request, RequestHandler, Response } from 'express';
import { TOKEN } from '../common/token.ts';
import type { Config } from '../config/config.ts';
import type { LimitRate } from '../middleware/rateLimit.ts';
import { formPolicy } from '../middleware/security.ts';
import { CONFIRM_PATH, UNSUBSCRIBE_PATH } from './newsletterLinks.ts';
import { renderConfirmPage, renderUnsubscribePage, type NewsletterPage } from './pages.ts';
import type { Outcome, Subscriptions } from './subscriptions.ts';

export interface NewsletterServices {
  readonly config: Config;
  readonly limitRate: LimitRate;
  readonly subscriptions: Subscriptions;
}

type TokenRequest = Request<{ token: string }>;

const BLOG_PATH = '/blog';

// Whoever has the address can answer for its owner: it must not reach a search engine, a cache or another site's log.
const HEADERS = { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex, nofollow', 'Referrer-Policy': 'no-referrer' };

/** A link from a mail: what opening it finds, what pressing its button does, and the page for both. */
interface MailLink {
  readonly path: string;
  readonly find: (token: string) => Promise<Outcome>;
  readonly act: (token: string) => Promise<Outcome>;
  readonly render: (outcome: Outcome, blogUrl: string) => NewsletterPage;
}

/** The pages behind the links of the newsletter's mails. They need no script; a mail program may post without showing one. */
export function setUpNewsletter(app: Express, { config, limitRate, subscriptions }: NewsletterServices): void {
  const limit = limitRate(() => 'newsletter-links');
  const blogUrl = `${config.publicUrl}${BLOG_PATH}`;

  const answerWith =
    (find: MailLink['find'], render: MailLink['render']): RequestHandler<{ token: string }> =>
    async ({ params: { token } }: TokenRequest, response: Response) => {
      const page = render(TOKEN.test(token) ? await find(token) : 'unknown', blogUrl);
      response
        .status(page.status)
        .set({ ...HEADERS, 'Content-Security-Policy': formPolicy(page.styleHash) })
        .type('html')
        .send(page.html);
    };

  const links: readonly MailLink[] = [
    {
      path: CONFIRM_PATH,
      find: subscriptions.confirmation,
      act: subscriptions.confirm,
      render: renderConfirmPage,
    },
    {
      path: UNSUBSCRIBE_PATH,
      find: subscriptions.unsubscription,
      act: subscriptions.unsubscribe,
      render: renderUnsubscribePage,
    },
  ];
  for (const { path, find, act, render } of links) {
    app.get(`${path}/:token`, limit, answerWith(find, render));
    app.post(`${path}/:token`, limit, answerWith(act, render));
  }
}

import express, { type Express } from 'express';
import type { AppointmentLinks } from './appointments/appointmentLinks.ts';
import type { Appointments } from './appointments/appointments.ts';
import { setUpAppointments } from './appointments/routes.ts';
import type { Log } from './common/log.ts';
import type { Metrics } from './common/metrics.ts';
import type { Config } from './config/config.ts';
import type { Database } from './db/client.ts';
import type { Desk } from './desk/desk.ts';
import { setUpDesk } from './desk/routes.ts';
import { renderProblemPage } from './documents/page.ts';
import { setUpEmbeds } from './embed/routes.ts';
import { setUpEnquiries } from './enquiry/routes.ts';
import { setUpHealth, type HealthServices } from './health.ts';
import { createIncludes } from './includes/includes.ts';
import { setUpIncludes } from './includes/routes.ts';
import type { Leads } from './leads/repository.ts';
import { setUpCors } from './middleware/cors.ts';
import { setUpErrors } from './middleware/errors.ts';
import { setUpLogging, setUpRequestId, type Traffic } from './middleware/logging.ts';
import type { LimitRate } from './middleware/rateLimit.ts';
import { setUpRequestTarget } from './middleware/requestTarget.ts';
import { setUpSecurity } from './middleware/security.ts';
import { setUpStaticFiles } from './middleware/staticFiles.ts';
import { setUpNewsletter } from './newsletter/routes.ts';
import type { Subscriptions } from './newsletter/subscriptions.ts';
import { setUpApiDescription } from './openapi/routes.ts';
import type { FramePasses } from './partners/framePasses.ts';
import type { OriginWatch } from './partners/originWatch.ts';
import type { Partners } from './partners/partners.ts';
import { setUpPartnerRoutes } from './partners/routes.ts';
import type { QuoteLinks } from './presenters/savedQuote.ts';
import { setUpQuoteRoutes } from './quotes/routes.ts';
import { setUpSavedQuotes, type SavedQuoteServices } from './quotes/savedQuoteRoutes.ts';
import { setUpStatements } from './reports/routes.ts';
import { setUpStatistics } from './statistics/routes.ts';
import type { StepCounts } from './statistics/stepCounts.ts';
import { setUpVariants } from './statistics/variantRoute.ts';

/** What the routes need of the rest of the process. */
export interface AppServices extends Omit<HealthServices, 'config'>, Pick<SavedQuoteServices, 'pdfs'> {
  readonly appointments: Appointments;
  readonly appointmentLinks: AppointmentLinks;
  readonly config: Config;
  readonly database: Database;
  /** undefined while it is off. */
  readonly desk: Desk | undefined;
  readonly framePasses: FramePasses;
  readonly leads: Leads;
  readonly limitRate: LimitRate;
  readonly links: QuoteLinks;
  readonly log: Log;
  readonly metrics: Metrics;
  readonly now: () => Date;
  readonly originWatch: OriginWatch;
  readonly partners: Partners;
  readonly stepCounts: StepCounts;
  readonly subscriptions: Subscriptions;
  readonly traffic: Traffic;
}

export function createApp(services: AppServices): Express {
  const { config, log } = services;
  const app = express();
  const includes = createIncludes(config);
  app.set('trust proxy', config.trustProxy.length > 0 ? [...config.trustProxy] : false);
  app.set('query parser', 'simple');
  // The rules of origins go by the path as it is written: one in capitals must not reach the same handler.
  app.set('case sensitive routing', true);
  app.set('etag', false);

  setUpSecurity(app, config);
  setUpRequestId(app);
  setUpLogging(app, services);
  setUpRequestTarget(app);
  setUpHealth(app, services);
  setUpCors(app, services);
  setUpQuoteRoutes(app, services);
  setUpPartnerRoutes(app, services);
  setUpStatistics(app, services);
  setUpVariants(app, services);
  setUpSavedQuotes(app, services);
  setUpAppointments(app, services);
  setUpDesk(app, services);
  setUpStatements(app, services);
  setUpNewsletter(app, services);
  setUpEnquiries(app, services);
  setUpApiDescription(app, services);
  setUpIncludes(app, includes);
  setUpEmbeds(app, { ...services, includes });
  setUpStaticFiles(app, services);
  setUpErrors(app, { log, renderProblem: renderProblemPage });
  return app;
}

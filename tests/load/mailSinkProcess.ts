import { startMailCounter } from './mailCounter.ts';

// The mail server of a measurement, started by mailSink.ts.

const TELL_MS = 50;

const mails = await startMailCounter();
process.send?.({ url: mails.url });
setInterval(() => process.send?.({ count: mails.arrivals.size }), TELL_MS);
process.once('disconnect', () => process.exit());

import type { Express } from 'express';
import type { Database } from './db/client.ts';

const PATIENCE_MS = 1000;

/** `false` once the process is about to stop, so that nothing new is sent to it. */
export interface Readiness {
  isStopping: boolean;
}

async function answersInTime({ knex }: Database): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), PATIENCE_MS);
  });
  const answered = knex.raw('select 1').then(
    () => true,
    () => false,
  );
  const isReady = await Promise.race([answered, late]);
  clearTimeout(timer);
  return isReady;
}

export function setUpHealth(app: Express, database: Database, readiness: Readiness): void {
  app.get('/livez', (_request, response) => {
    response.set('Cache-Control', 'no-store').json({ status: 'alive' });
  });
  app.get('/readyz', async (_request, response) => {
    const isReady = !readiness.isStopping && (await answersInTime(database));
    const status = readiness.isStopping ? 'stopping' : 'no database';
    response
      .status(isReady ? 200 : 503)
      .set('Cache-Control', 'no-store')
      .json({ status: isReady ? 'ready' : status });
  });
}

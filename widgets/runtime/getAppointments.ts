import { APPOINTMENTS_PATH, type AppointmentChoice, type AppointmentsAnswer } from '#contract/common/wire.ts';
import type { Host } from './host.ts';

const PATIENCE_MS = 8000;

const isAnswer = (body: unknown): body is AppointmentsAnswer =>
  typeof body === 'object' && body !== null && 'appointments' in body && Array.isArray(body.appointments);

/** What the holder of a quote's token can book. Never throws; undefined when it could not be found out. */
export async function getAppointments(host: Host, token: string): Promise<readonly AppointmentChoice[] | undefined> {
  try {
    const response = await fetch(`${host.apiBase}${APPOINTMENTS_PATH}?token=${encodeURIComponent(token)}`, {
      credentials: 'omit',
      referrerPolicy: 'strict-origin',
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    const body: unknown = response.ok ? await response.json() : undefined;
    return isAnswer(body) ? body.appointments : undefined;
  } catch {
    return undefined;
  }
}

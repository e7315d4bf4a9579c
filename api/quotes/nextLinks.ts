import * as z from 'zod/mini';
import { whenWords } from '#contract/common/appointments.ts';
import { choosePath } from '../appointments/appointmentLinks.ts';
import type { Appointments } from '../appointments/appointments.ts';
import { isLive } from '../appointments/storeAppointments.ts';
import { kindWords } from '../appointments/wording.ts';
import type { NextLink } from '../documents/quotePage.ts';
import type { LeadRow } from '../leads/leadRow.ts';
import type { Desk } from './desk.ts';
import { deskOfFunnel } from './desks.ts';

interface NextServices {
  readonly appointments: Appointments;
  readonly publicUrl: string;
  readonly now: () => Date;
}

const storedBody = z.object({ quoteData: z.unknown() });

// An item that no catalogue knows is whatever somebody has written: the form could do nothing with it either.
const formOf = ({ page, restart }: Desk, { body, price_check: check }: LeadRow): string =>
  check === 'unknown-item' ? page : restart(storedBody.parse(JSON.parse(body)).quoteData);

/** How somebody can go on from a saved quote: book, or look at what is booked, or change the answers. */
export async function nextLinks(lead: LeadRow, { appointments, publicUrl, now }: NextServices): Promise<NextLink[]> {
  const desk = deskOfFunnel(lead.funnel);
  if (!desk) return [];
  const bookings = desk.appointments.map(async (kind): Promise<NextLink> => {
    const row = await appointments.find(lead.id, kind);
    const { noun, book } = kindWords[kind];
    const words = row && isLive(row, now()) ? `Your ${noun}: ${whenWords(kind, row)}` : book;
    return { words, url: `${publicUrl}${choosePath(lead.token, kind)}` };
  });
  return [
    ...(await Promise.all(bookings)),
    {
      words: 'Change my answers',
      url: `${publicUrl}${formOf(desk, lead)}`,
    },
  ];
}

import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import { readBooking, type Booking } from '#contract/common/booking.ts';
import type { FieldBinding } from '../ui/fieldBinding.ts';
import { controlOf, fieldOfProblem, type FieldError } from './fieldErrors.ts';
import { valueOfControl } from './stepForm.ts';

type Field = 'day' | 'slot';

/** The two answers of a booking, checked when it is sent. @param book sends them; resolves to what the server found */
export function useBookingForm(book: (booking: Booking) => Promise<readonly FieldError[]>) {
  const formRef = useRef<HTMLFormElement | null>(null);
  const [wish, setWish] = useState({ day: '', slot: '' });
  const [errors, setErrors] = useState<readonly FieldError[]>([]);

  const change = (name: Field, value: unknown): void => {
    setWish((present) => ({ ...present, [name]: value }));
    setErrors((present) => present.filter((error) => error.name !== name));
  };

  // After the messages are on the page: a screen reader then reads them with the field.
  useEffect(() => {
    const [wrong] = errors;
    if (wrong && formRef.current) controlOf(formRef.current, wrong.name)?.focus();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only when errors appear, not when one is mended
  }, [errors.length > 0]);

  async function send(): Promise<void> {
    const reading = readBooking(wish, Date.now());
    setErrors(reading.ok ? await book(reading.booking) : reading.problems.map(fieldOfProblem));
  }

  return {
    formRef,
    errors,
    messageOf: (name: Field) => errors.find((error) => error.name === name)?.message,
    field: (name: Field): FieldBinding => ({
      name,
      onChange: ({ target }) => change(name, valueOfControl(target, false)),
      onBlur: () => undefined,
      ref: () => undefined,
    }),
    onSubmit(event: SyntheticEvent) {
      event.preventDefault();
      void send();
    },
  };
}

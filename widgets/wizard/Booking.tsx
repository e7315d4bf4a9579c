import { useState, useEffect, useRef, type SyntheticEvent } from 'react';
import {
  bookingDays,
  bookingWords,
  type Booking as BookingRequest,
  readBooking,
  type Booking,
} from '#contract/common/booking.ts';
import type { QuoteAnswer } from '#contract/common/wire.ts';
import { Button } from '../ui/Button/Button.tsx';
import { ChoiceToggle } from '../ui/ChoiceToggle/ChoiceToggle.tsx';
import { ErrorSummary } from '../ui/ErrorSummary/ErrorSummary.tsx';
import type { FieldBinding } from '../ui/fieldBinding.ts';
import { CalendarIcon } from '../ui/icons/ResultIcons.tsx';
import { Actions, Columns, Stack } from '../ui/Layout/Layout.tsx';
import { Notice } from '../ui/Notice/Notice.tsx';
import { TextField } from '../ui/TextField/TextField.tsx';
import type { ToastText } from '../ui/Toaster/useToast.ts';
import { fieldOfProblem, type FieldError, controlOf } from './fieldErrors.ts';
import { booking as copy } from './laterCopy.ts';
import { useLock } from './lockFields.ts';
import { valueOfControl } from './stepForm.ts';
import { useFollowUp } from './useFollowUp.ts';

const SLOTS = [
  { value: 'morning', label: copy.slot.morning },
  { value: 'afternoon', label: copy.slot.afternoon },
];

interface BookingProps {
  readonly answer: QuoteAnswer;
  readonly showToast: (toast: ToastText, tone?: 'success' | 'danger') => void;
}

/** "Book Installation": a preferred day and half of it, stored on the lead and told to sales. */
export function Booking({ answer, showToast }: BookingProps) {
  const [booked, setBooked] = useState<BookingRequest | undefined>(undefined);
  const { isBusy, ask } = useFollowUp(answer);

  async function book(request: BookingRequest): Promise<readonly FieldError[]> {
    const problem = await ask({ action: 'book', ...request });
    if (problem === 'failed') showToast(copy.failed, 'danger');
    if (problem) return problem === 'failed' ? [] : problem.map(fieldOfProblem);
    showToast(copy.toast);
    setBooked(request);
    return [];
  }

  return (
    <Stack gap="sm">
      <h3>{copy.heading}</h3>
      {booked ? (
        <Notice tone="success">
          <p>{copy.done(bookingWords(booked))}</p>
          <Button variant="quiet" onClick={() => setBooked(undefined)}>
            {copy.change}
          </Button>
        </Notice>
      ) : (
        <BookingForm isBusy={isBusy} book={book} />
      )}
    </Stack>
  );
}

interface BookingFormProps {
  readonly isBusy: boolean;
  readonly book: (request: BookingRequest) => Promise<readonly FieldError[]>;
}

function BookingForm({ isBusy, book }: BookingFormProps) {
  const { formRef, errors, messageOf, field, onSubmit } = useBookingForm(book);
  useLock(formRef, isBusy);
  const [{ first, last }] = useState(() => bookingDays(Date.now()));
  return (
    <form ref={formRef} noValidate onSubmit={onSubmit}>
      <Stack>
        {errors.length > 0 && <ErrorSummary heading={copy.errorHeading} items={errors} />}
        <p>{copy.intro}</p>
        <Columns>
          <TextField
            {...copy.day}
            field={field('day')}
            type="date"
            min={first}
            max={last}
            error={messageOf('day')}
            required
          />
          <ChoiceToggle
            field={field('slot')}
            legend={copy.slot.legend}
            options={SLOTS}
            error={messageOf('slot')}
            required
          />
        </Columns>
        <Actions>
          <Button variant="secondary" type="submit" busy={isBusy} busyText={copy.busy} iconStart={<CalendarIcon />}>
            {copy.submit}
          </Button>
        </Actions>
      </Stack>
    </form>
  );
}

type Field = 'day' | 'slot';

/** The two answers of a booking, checked when it is sent. @param book sends them; resolves to what the server found */
function useBookingForm(book: (booking: Booking) => Promise<readonly FieldError[]>) {
  const formRef = useRef<HTMLFormElement | null>(null);
  const [request, setRequest] = useState({ day: '', slot: '' });
  const [errors, setErrors] = useState<readonly FieldError[]>([]);

  const change = (name: Field, value: unknown): void => {
    setRequest((present) => ({ ...present, [name]: value }));
    setErrors((present) => present.filter((error) => error.name !== name));
  };

  // After the messages are on the page: a screen reader then reads them with the field.
  useEffect(() => {
    const [wrong] = errors;
    if (wrong && formRef.current) controlOf(formRef.current, wrong.name)?.focus();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only when errors appear, not when one is mended
  }, [errors.length > 0]);

  async function send(): Promise<void> {
    const reading = readBooking(request, Date.now());
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

import { useState } from 'react';
import { bookingDays, bookingWords, type Booking as Wish } from '#contract/common/booking.ts';
import type { QuoteAnswer } from '#contract/common/wire.ts';
import { Button } from '../ui/Button/Button.tsx';
import { ChoiceToggle } from '../ui/ChoiceToggle/ChoiceToggle.tsx';
import { ErrorSummary } from '../ui/ErrorSummary/ErrorSummary.tsx';
import { CalendarIcon } from '../ui/icons/ResultIcons.tsx';
import { Actions, Columns, Stack } from '../ui/Layout/Layout.tsx';
import { Notice } from '../ui/Notice/Notice.tsx';
import { TextField } from '../ui/TextField/TextField.tsx';
import type { ToastText } from '../ui/Toaster/useToast.ts';
import { fieldOfProblem, type FieldError } from './fieldErrors.ts';
import { booking as copy } from './laterCopy.ts';
import { useLock } from './lockFields.ts';
import { useBookingForm } from './useBookingForm.ts';
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
  const [booked, setBooked] = useState<Wish | undefined>(undefined);
  const { isBusy, ask } = useFollowUp(answer);

  async function book(wish: Wish): Promise<readonly FieldError[]> {
    const problem = await ask({ action: 'book', ...wish });
    if (problem === 'failed') showToast(copy.failed, 'danger');
    if (problem) return problem === 'failed' ? [] : problem.map(fieldOfProblem);
    showToast(copy.toast);
    setBooked(wish);
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
  readonly book: (wish: Wish) => Promise<readonly FieldError[]>;
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

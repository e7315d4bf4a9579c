import { useRef, useState, type SyntheticEvent } from 'react';
import {
  APPOINTMENT_MESSAGES,
  type AppointmentKind,
  dueWords,
  hoursWords,
  whenWords,
} from '#contract/common/appointments.ts';
import type { HalfDay } from '#contract/common/calendar.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { ErrorSummary } from '../../ui/ErrorSummary/ErrorSummary.tsx';
import { CalendarIcon } from '../../ui/icons/ResultIcons.tsx';
import { Actions, Stack } from '../../ui/Layout/Layout.tsx';
import { LinkButton } from '../../ui/LinkButton/LinkButton.tsx';
import { Notice } from '../../ui/Notice/Notice.tsx';
import { HalfDayPicker, WHEN } from './HalfDayPicker.tsx';
import { panel as copy, booked as bookedCopy } from './laterCopy.ts';
import * as styles from './NextStep.css.ts';
import { type Appointments, useFocusOnce, type Booked } from './useAppointments.ts';

interface AppointmentPanelProps {
  readonly kind: AppointmentKind;
  readonly appointments: Appointments;
  readonly onCancel: () => void;
}

/** Where a half-day is chosen and booked: in place, below the price. */
export function AppointmentPanel({ kind, appointments, onCancel }: AppointmentPanelProps) {
  const headingRef = useFocusOnce<HTMLHeadingElement>();
  const free = appointments.freeOf(kind);
  return (
    <Stack gap="sm">
      <h3 ref={headingRef} tabIndex={-1}>
        {copy[kind].heading}
      </h3>
      <p>{copy[kind].intro}</p>
      {appointments.status === 'loading' && !free && <p role="status">{copy.loading}</p>}
      {appointments.status === 'failed' && <Unknown appointments={appointments} onCancel={onCancel} />}
      {free && <PanelForm kind={kind} free={free} appointments={appointments} onCancel={onCancel} />}
    </Stack>
  );
}

const Unknown = ({ appointments, onCancel }: Pick<AppointmentPanelProps, 'appointments' | 'onCancel'>) => (
  <>
    <div role="alert">
      <Notice tone="danger">{copy.unknown}</Notice>
    </div>
    <Actions>
      <Button variant="quiet" onClick={onCancel}>
        {copy.cancel}
      </Button>
      <Button variant="primary" onClick={appointments.reload}>
        {copy.again}
      </Button>
    </Actions>
  </>
);

interface PanelFormProps extends AppointmentPanelProps {
  readonly free: readonly HalfDay[];
}

function PanelForm({ kind, free, appointments, onCancel }: PanelFormProps) {
  const { form, chosen, error, choose, submit } = usePanelForm(kind, appointments);
  if (free.length === 0) return <Notice>{copy.none}</Notice>;
  return (
    <form ref={form} noValidate onSubmit={submit}>
      <Stack gap="sm">
        {error && <ErrorSummary heading={copy.errorHeading} items={[{ name: WHEN, message: error }]} />}
        <HalfDayPicker kind={kind} free={free} chosen={chosen} onChoose={choose} error={error} />
        <Actions>
          <Button variant="quiet" onClick={onCancel} disabled={appointments.isBusy}>
            {copy.cancel}
          </Button>
          <Button
            variant="primary"
            type="submit"
            busy={appointments.isBusy}
            busyText={copy.busy}
            iconStart={<CalendarIcon />}
          >
            {copy[kind].submit}
          </Button>
        </Actions>
      </Stack>
    </form>
  );
}

function usePanelForm(kind: AppointmentKind, { book }: Appointments) {
  const form = useRef<HTMLFormElement | null>(null);
  const [chosen, setChosen] = useState<HalfDay | undefined>(undefined);
  const [error, setError] = useState<string | undefined>(undefined);

  // After the message is on the page: a screen reader then reads it with the field.
  function showError(message: string): void {
    setError(message);
    setTimeout(() => {
      const radios = form.current?.querySelectorAll<HTMLInputElement>('input[type=radio]');
      const target = form.current?.querySelector<HTMLInputElement>('input:checked') ?? radios?.[0];
      target?.focus();
    });
  }

  async function send(): Promise<void> {
    const problem = chosen ? await book(kind, chosen) : APPOINTMENT_MESSAGES.when;
    if (problem) showError(problem);
  }

  return {
    form,
    chosen,
    error,
    choose(halfDay: HalfDay) {
      setChosen(halfDay);
      setError(undefined);
    },
    submit(event: SyntheticEvent) {
      event.preventDefault();
      void send();
    },
  };
}

/** What is booked, what happens next and by when, and the ways to change it. */
export function BookedNotice({ booked, takesFocus }: { readonly booked: Booked; readonly takesFocus: boolean }) {
  const { kind, slot } = booked;
  const [now] = useState(() => Date.now());
  const next =
    kind === 'survey'
      ? bookedCopy.survey.next(hoursWords(kind, slot))
      : bookedCopy['call-back'].next(dueWords(kind, booked, now));
  return (
    <Stack gap="sm">
      <Heading takesFocus={takesFocus} text={bookedCopy[kind].title} />
      <Notice tone="success" title={whenWords(kind, booked)}>
        {booked.isMailed ? bookedCopy.mailed : bookedCopy.notMailed}
      </Notice>
      <p className={styles.strong}>{bookedCopy.nextHeading}</p>
      <ul className={styles.list}>
        {next.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <Actions>
        <LinkButton href={booked.url} variant="quiet" external>
          {bookedCopy.manage}
        </LinkButton>
        <LinkButton href={booked.calendarUrl} variant="secondary" external iconStart={<CalendarIcon />}>
          {bookedCopy.calendar}
        </LinkButton>
      </Actions>
    </Stack>
  );
}

const Heading = ({ takesFocus, text }: { readonly takesFocus: boolean; readonly text: string }) =>
  takesFocus ? <FocusedHeading text={text} /> : <h3>{text}</h3>;

function FocusedHeading({ text }: { readonly text: string }) {
  const headingRef = useFocusOnce<HTMLHeadingElement>();
  return (
    <h3 ref={headingRef} tabIndex={-1}>
      {text}
    </h3>
  );
}

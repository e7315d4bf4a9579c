import { useEffect, useState, type ReactNode, useRef, type RefObject } from 'react';
import { dueWords, whenWords, type AppointmentKind } from '#contract/common/appointments.ts';
import { identity, telephoneLink } from '#contract/common/identity.ts';
import { opensAgain } from '#contract/common/openingHours.ts';
import type { QuoteAnswer } from '#contract/common/wire.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { CalendarIcon, PhoneIcon } from '../../ui/icons/ResultIcons.tsx';
import { Stack } from '../../ui/Layout/Layout.tsx';
import { LinkButton } from '../../ui/LinkButton/LinkButton.tsx';
import { actions } from '../laterCopy.ts';
import { AppointmentPanel, BookedNotice } from './AppointmentPanel.tsx';
import { nextStep as copy } from './laterCopy.ts';
import * as styles from './NextStep.css.ts';
import { useAppointments, type Appointments, useFocusOnce } from './useAppointments.ts';

/** What a funnel has for its first button instead of an appointment. */
interface OwnStep {
  readonly label: string;
  readonly content: ReactNode;
}

interface NextStepProps {
  readonly answer: QuoteAnswer;
  readonly onCall: () => void;
  /** What the first button books; a call back where there is no survey to be had. */
  readonly first: AppointmentKind | OwnStep;
  /** Where a funnel words it itself. Default "Call Now". */
  readonly callText?: string;
  /** Another way on, beside the call. */
  readonly beside?: ReactNode;
  /** What is to be said about them, below. */
  readonly children?: ReactNode;
}

type Step = AppointmentKind | 'own';

// As it was when the result came up: it must not change under the reader.
const useMoment = (): number => useState(() => Date.now())[0];

/** The one thing to do after a result, and the other ways to reach us below it. */
export function NextStep(props: NextStepProps) {
  const { answer, first } = props;
  const appointments = useAppointments(answer);
  const [open, setOpen] = useState<Step | undefined>(undefined);
  const [wasOpened, setWasOpened] = useState(false);
  const openStep = (step: Step | undefined): void => {
    setOpen(step);
    setWasOpened(true);
  };
  const { booked } = appointments;
  if (booked) return <BookedNotice booked={booked} takesFocus={wasOpened} />;
  if (open === 'own' && typeof first === 'object') return <OwnPanel>{first.content}</OwnPanel>;
  if (open && open !== 'own') {
    return <AppointmentPanel kind={open} appointments={appointments} onCancel={() => openStep(undefined)} />;
  }
  return <Choices {...props} appointments={appointments} onOpen={openStep} takesFocus={wasOpened} />;
}

function OwnPanel({ children }: { readonly children: ReactNode }) {
  const panel = useFocusOnce<HTMLDivElement>();
  return (
    <div ref={panel} tabIndex={-1}>
      {children}
    </div>
  );
}

interface ChoicesProps extends NextStepProps {
  readonly appointments: Appointments;
  readonly onOpen: (step: Step) => void;
  readonly takesFocus: boolean;
}

function leadOf({ first, appointments }: Pick<ChoicesProps, 'first' | 'appointments'>): Step {
  if (typeof first === 'object') return 'own';
  return first === 'survey' && appointments.freeOf('survey')?.length === 0 ? 'call-back' : first;
}

function Choices(props: ChoicesProps) {
  const { first, appointments, onOpen, takesFocus, children } = props;
  const lead = leadOf(props);
  const label = lead === 'own' && typeof first === 'object' ? first.label : copy[lead === 'own' ? 'call-back' : lead];
  const [leadRef, isOut] = useOutOfView<HTMLDivElement>();
  const [endRef, isEndOut] = useOutOfView<HTMLDivElement>();
  // Back from the panel: where the visitor was before.
  useEffect(() => {
    if (takesFocus) leadRef.current?.querySelector('button')?.focus();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when it comes back
  }, []);
  const button = (
    <Button
      variant="primary"
      onClick={() => onOpen(lead)}
      iconStart={lead === 'call-back' ? <PhoneIcon /> : <CalendarIcon />}
    >
      {label}
    </Button>
  );
  return (
    <>
      <Stack gap="sm">
        <div ref={leadRef} className={styles.lead}>
          {button}
        </div>
        <Soonest lead={lead} first={first} appointments={appointments} />
        <Others {...props} lead={lead} />
        {children}
      </Stack>
      <div className={styles.dock}>
        {isOut && isEndOut && <div className={styles.bar}>{button}</div>}
        <div ref={endRef} className={styles.end} />
      </div>
    </>
  );
}

interface LeadProps extends Pick<ChoicesProps, 'first' | 'appointments'> {
  readonly lead: Step;
}

function Soonest({ lead, first, appointments }: LeadProps) {
  const now = useMoment();
  if (lead === 'own') return null;
  const [soonest] = appointments.freeOf(lead) ?? [];
  const words =
    soonest &&
    (lead === 'survey'
      ? copy.soonest.survey(whenWords(lead, soonest))
      : copy.soonest['call-back'](dueWords(lead, soonest, now)));
  return (
    <p className={styles.note}>
      {first === 'survey' && lead === 'call-back' && `${copy.noSurvey} `}
      {words}
    </p>
  );
}

/** Call back and call: while nobody answers, the second one steps back and says when somebody will. */
function Others({ lead, onCall, onOpen, callText = actions.call, beside }: ChoicesProps & { readonly lead: Step }) {
  const now = useMoment();
  const opens = opensAgain(now);
  return (
    <>
      <div className={styles.others}>
        {lead !== 'call-back' && (
          <Button variant="secondary" onClick={() => onOpen('call-back')} iconStart={<PhoneIcon />}>
            {copy['call-back']}
          </Button>
        )}
        <LinkButton
          href={telephoneLink(identity.phone)}
          variant={!opens && lead === 'call-back' ? 'secondary' : 'quiet'}
          onClick={onCall}
          iconStart={<PhoneIcon />}
        >
          {callText}
        </LinkButton>
        {beside}
      </div>
      <p className={styles.note}>
        {actions.hours.before}
        <a href={telephoneLink(identity.phone)} onClick={onCall}>
          {identity.phone}
        </a>
        {actions.hours.after}
        {opens && ` ${actions.closed(opens)}`}
      </p>
    </>
  );
}

/** Whether an element has left the screen. */
function useOutOfView<Target extends HTMLElement>(): readonly [RefObject<Target | null>, boolean] {
  const target = useRef<Target | null>(null);
  const [isOut, setOut] = useState(false);
  useEffect(() => {
    const element = target.current;
    if (!element) return undefined;
    const observer = new IntersectionObserver((entries) => {
      const last = entries.at(-1);
      if (last) setOut(!last.isIntersecting);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [target, isOut];
}

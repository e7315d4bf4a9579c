import { useState } from 'react';
import { dueWords, hoursWords, whenWords } from '#contract/common/appointments.ts';
import { CalendarIcon } from '../../ui/icons/ResultIcons.tsx';
import { Actions, Stack } from '../../ui/Layout/Layout.tsx';
import { LinkButton } from '../../ui/LinkButton/LinkButton.tsx';
import { Notice } from '../../ui/Notice/Notice.tsx';
import { booked as copy } from './laterCopy.ts';
import * as styles from './NextStep.css.ts';
import type { Booked } from './useAppointments.ts';
import { useFocusOnce } from './useFocusOnce.ts';

/** What is booked, what happens next and by when, and the ways to change it. */
export function BookedNotice({ booked, takesFocus }: { readonly booked: Booked; readonly takesFocus: boolean }) {
  const { kind, slot } = booked;
  const [now] = useState(() => Date.now());
  const next =
    kind === 'survey' ? copy.survey.next(hoursWords(kind, slot)) : copy['call-back'].next(dueWords(kind, booked, now));
  return (
    <Stack gap="sm">
      <Heading takesFocus={takesFocus} text={copy[kind].title} />
      <Notice tone="success" title={whenWords(kind, booked)}>
        {booked.isMailed ? copy.mailed : copy.notMailed}
      </Notice>
      <p className={styles.strong}>{copy.nextHeading}</p>
      <ul className={styles.list}>
        {next.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <Actions>
        <LinkButton href={booked.url} variant="quiet" external>
          {copy.manage}
        </LinkButton>
        <LinkButton href={booked.calendarUrl} variant="secondary" external iconStart={<CalendarIcon />}>
          {copy.calendar}
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

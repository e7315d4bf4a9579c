import { useState } from 'react';
import { hoursWords, type AppointmentKind } from '#contract/common/appointments.ts';
import { dateWords, type HalfDay, daysOf } from '#contract/common/calendar.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { FieldGroup } from '../../ui/Field/Field.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './HalfDayPicker.css.ts';
import { panel as copy } from './laterCopy.ts';

export const WHEN = 'when';

interface HalfDayPickerProps {
  readonly kind: AppointmentKind;
  readonly free: readonly HalfDay[];
  readonly chosen: HalfDay | undefined;
  readonly onChoose: (halfDay: HalfDay) => void;
  readonly error: string | undefined;
}

// A week and a bit fits on a telephone; who wants another day asks for it.
const DAYS_AT_ONCE = 5;

function byDay(free: readonly HalfDay[]): (readonly [string, readonly HalfDay[]])[] {
  const days = new Map<string, HalfDay[]>();
  for (const halfDay of free) days.set(halfDay.day, [...(days.get(halfDay.day) ?? []), halfDay]);
  return [...days];
}

/** The next free half-days, a day a row: radios in the form, buttons to the eye. */
export function HalfDayPicker({ kind, free, chosen, onChoose, error }: HalfDayPickerProps) {
  const [showsAll, setShowsAll] = useState(false);
  const days = byDay(free);
  return (
    <FieldGroup name={WHEN} label={copy.legend} error={error} required>
      <div className={styles.days}>
        {days.slice(0, showsAll ? days.length : DAYS_AT_ONCE).map(([day, halves]) => (
          <div key={day} className={styles.day}>
            <span className={styles.name} aria-hidden="true">
              {dateWords(daysOf(day))}
            </span>
            <div className={styles.halves}>
              {halves.map((half) => (
                <Half
                  key={half.slot}
                  kind={kind}
                  half={half}
                  isChosen={chosen?.day === day && chosen.slot === half.slot}
                  onChoose={onChoose}
                />
              ))}
            </div>
          </div>
        ))}
      </div>
      {!showsAll && days.length > DAYS_AT_ONCE && (
        <Button variant="quiet" onClick={() => setShowsAll(true)}>
          {copy.later}
        </Button>
      )}
    </FieldGroup>
  );
}

interface HalfProps extends Pick<HalfDayPickerProps, 'kind' | 'onChoose'> {
  readonly half: HalfDay;
  readonly isChosen: boolean;
}

const Half = ({ kind, half, isChosen, onChoose }: HalfProps) => (
  <label className={styles.half[half.slot]}>
    <input
      className={styles.radio}
      type="radio"
      name={WHEN}
      value={`${half.day} ${half.slot}`}
      checked={isChosen}
      onChange={() => onChoose(half)}
    />
    <span className={styles.face} part="choice">
      {/* Each choice by itself says its day to those who hear it. */}
      <VisuallyHidden>{dateWords(daysOf(half.day))}, </VisuallyHidden>
      <span>{copy.slots[half.slot]} </span>
      <span className={styles.hours}>{hoursWords(kind, half.slot)}</span>
    </span>
  </label>
);

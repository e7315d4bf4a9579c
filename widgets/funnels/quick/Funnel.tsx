import { useRef, useState, type SyntheticEvent } from 'react';
import type { AttributionValues } from '../../runtime/attribution.ts';
import { useHost } from '../../runtime/host.ts';
import { CompanyFoot } from '../../wizard/CompanyFoot.tsx';
import type { FieldError } from '../../wizard/fieldErrors.ts';
import { areaText, Errors, errorsOf, leave, Opened } from './later.tsx';
import { initialValues, readForm, type QuickPrefill, type QuickValues } from './state.ts';
import { QuickStep } from './steps/QuickStep.tsx';

/** Whoever presses twice means it once. */
const ONE_PRESS_MS = 1500;

/** Answers that were sent, and when: a double click leads on once and posts once. */
function useLastDeparture() {
  const last = useRef({ print: '', at: 0 });
  return (values: QuickValues): { readonly isDouble: boolean; readonly isNew: boolean } => {
    const print = JSON.stringify(values);
    const { print: before, at } = last.current;
    const isNew = print !== before;
    const isDouble = !isNew && performance.now() - at < ONE_PRESS_MS;
    if (!isDouble) last.current = { print, at: performance.now() };
    return { isDouble, isNew };
  };
}

type Attributes = QuickPrefill & Pick<AttributionValues, 'partner' | 'campaign'>;

/** What was found when the visitor wanted to go on. */
interface Outcome {
  readonly errors: readonly FieldError[];
  /** Of the page that was opened in another tab. */
  readonly address?: string | undefined;
}
const NOTHING_YET: Outcome = { errors: [] };

/**
 * The quick quote at work: funnels specification, section 4.1. It asks three things, and leads on. It takes the place
 * of StillForm when a visitor touches that.
 */
export function Funnel({ values: attributes }: { readonly values: Attributes }) {
  const host = useHost();
  const formRef = useRef<HTMLFormElement | null>(null);
  const [{ errors, address }, setOutcome] = useState(NOTHING_YET);
  const [postcode, setPostcode] = useState('');
  const depart = useLastDeparture();
  const { partner, campaign } = attributes;

  const onSubmit = (event: SyntheticEvent<HTMLFormElement>): void => {
    event.preventDefault();
    // What stands in the controls counts, also what was filled in without any event.
    const values = readForm(event.currentTarget);
    const found = errorsOf(values);
    if (found.length > 0) return setOutcome({ errors: found });
    const { isDouble, isNew } = depart(values);
    if (isDouble) return;
    setOutcome({ errors: [], address: leave(host, { values, attribution: { partner, campaign }, isNew }) });
  };
  const onInput = ({ currentTarget }: SyntheticEvent<HTMLFormElement>): void => {
    setPostcode(readForm(currentTarget).postcode);
    setOutcome(NOTHING_YET);
  };

  return (
    <QuickStep
      form={{ ref: formRef, onSubmit, onInput }}
      initial={initialValues(attributes)}
      errors={errors}
      alert={errors.length > 0 && <Errors errors={errors} formRef={formRef} />}
      note={areaText(postcode)}
      foot={<CompanyFoot place={host} />}
    >
      {address && <Opened href={address} />}
    </QuickStep>
  );
}

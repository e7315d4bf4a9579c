import type { ReactNode, Ref, SyntheticEvent } from 'react';
import { Button } from '../ui/Button/Button.tsx';
import { ErrorSummary } from '../ui/ErrorSummary/ErrorSummary.tsx';
import { ArrowIcon } from '../ui/icons/ArrowIcon.tsx';
import { BackIcon } from '../ui/icons/BackIcon.tsx';
import { Actions, Frame } from '../ui/Layout/Layout.tsx';
import { StepProgress } from '../ui/StepProgress/StepProgress.tsx';
import * as words from './copy.ts';
import type { FieldError } from './fieldErrors.ts';
import * as styles from './WizardFrame.css.ts';

/** What a funnel calls itself and its steps. */
export interface WizardTexts {
  readonly label: string;
  /** The last one is the result. */
  readonly steps: readonly string[];
}

/** What the form itself needs: `useFunnelShell` has it. */
export interface FormHandlers {
  readonly formRef: Ref<HTMLFormElement>;
  readonly onSubmit: (event: SyntheticEvent) => void;
  readonly onInput: (event: SyntheticEvent) => void;
}

export interface WizardFrameProps {
  readonly texts: WizardTexts;
  readonly step: number;
  readonly heading: string;
  readonly headingRef?: ((heading: HTMLElement | null) => void) | undefined;
  readonly intro?: string;
  /** Decorative; shown where the tag is wide enough. */
  readonly scene?: ReactNode;
  readonly errors: readonly FieldError[];
  /** The form around the step; the result is not in one. */
  readonly form?: FormHandlers & {
    /** Undefined where the choices themselves go on to the next step. */
    readonly submitText?: string | undefined;
    readonly busyText?: string | undefined;
    readonly isBusy: boolean;
    /** Why the button cannot be pressed yet; read to whoever lands on it. */
    readonly blockedText?: string | undefined;
    readonly backText?: string | undefined;
    readonly onBack?: (() => void) | undefined;
    /** Beside the buttons, before them: a link back to the site. */
    readonly aside?: ReactNode;
    /** Above the buttons: why the last submission failed. */
    readonly advice?: ReactNode;
  };
  /** Before the step: an offer to continue where the visitor left off. */
  readonly offer?: ReactNode;
  readonly children: ReactNode;
}

/** What all steps of all funnels have around them: progress, heading, errors, form and its buttons. */
export function WizardFrame(props: WizardFrameProps) {
  const { texts, step, heading, headingRef, intro, scene, form, offer, children } = props;
  return (
    <Frame
      heading={heading}
      headingRef={headingRef}
      intro={intro}
      picture={scene}
      progress={
        // One form and its confirmation are no steps to count.
        texts.steps.length > 2 && (
          <StepProgress
            label={texts.label}
            steps={texts.steps.map((name) => ({ name }))}
            current={step}
            stepText={words.wizard.stepText(step, texts.steps.length)}
            doneText={words.wizard.done}
          />
        )
      }
    >
      {offer}
      {form ? (
        <WizardForm {...form} errors={props.errors}>
          {children}
        </WizardForm>
      ) : (
        children
      )}
    </Frame>
  );
}

type FormProps = NonNullable<WizardFrameProps['form']> & Pick<WizardFrameProps, 'errors' | 'children'>;

function WizardForm({ formRef, onSubmit, onInput, errors, children, advice, ...buttons }: FormProps) {
  return (
    <form ref={formRef} className={styles.body} noValidate onSubmit={onSubmit} onInput={onInput} part="form">
      {errors.length > 0 && <ErrorSummary heading={words.wizard.errorHeading} items={errors} />}
      {children}
      <div className={styles.trap} aria-hidden="true">
        <label>
          {words.honeypot}
          <input name="leadRoute" type="text" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      {advice}
      <Buttons {...buttons} />
    </form>
  );
}

const WHY_BLOCKED = 'why-blocked';

type ButtonsProps = Omit<FormProps, 'formRef' | 'onSubmit' | 'onInput' | 'errors' | 'children' | 'advice'>;

function Buttons({ submitText, busyText, isBusy, blockedText, backText, onBack, aside }: ButtonsProps) {
  return (
    <div className={styles.buttons}>
      <Actions>
        {aside}
        {onBack && (
          <Button variant="quiet" onClick={onBack} iconStart={<BackIcon />} disabled={isBusy}>
            {backText ?? words.wizard.back}
          </Button>
        )}
        {submitText && (
          <Button
            variant="primary"
            type="submit"
            busy={isBusy}
            busyText={busyText ?? words.wizard.busy}
            blockedBy={blockedText && WHY_BLOCKED}
            iconEnd={<ArrowIcon />}
          >
            {submitText}
          </Button>
        )}
      </Actions>
      {blockedText && <p id={WHY_BLOCKED}>{blockedText}</p>}
    </div>
  );
}

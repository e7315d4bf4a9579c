import type { ReactNode, Ref, SyntheticEvent } from 'react';
import { useHost } from '../runtime/host.ts';
import { Button } from '../ui/Button/Button.tsx';
import { ErrorSummary } from '../ui/ErrorSummary/ErrorSummary.tsx';
import { unspelled } from '../ui/fieldBinding.ts';
import { ArrowIcon } from '../ui/icons/ControlIcons.tsx';
import { BackIcon } from '../ui/icons/StepIcons.tsx';
import { Actions, Frame, Split } from '../ui/Layout/Layout.tsx';
import { StepProgress } from '../ui/StepProgress/StepProgress.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden/VisuallyHidden.tsx';
import { CompanyFoot } from './CompanyFoot.tsx';
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
  /** Beside the form where the tag is wide enough, else below its buttons. */
  readonly beside?: ReactNode;
  /** Before the step: an offer to continue where the visitor left off. */
  readonly offer?: ReactNode;
  /** Puts a notice over the progress while there is something to tell. */
  readonly renderProgress?: (progress: ReactNode) => ReactNode;
  readonly children: ReactNode;
}

/** What all steps of all funnels have around them: progress, heading, errors, form and its buttons. */
export function WizardFrame(props: WizardFrameProps) {
  const { texts, step, heading, headingRef, intro, scene, form, beside, offer, renderProgress, children } = props;
  const asked = form && (
    <WizardForm {...form} errors={props.errors}>
      {children}
    </WizardForm>
  );
  // One form and its confirmation are no steps to count.
  const progress = texts.steps.length > 2 && (
    <StepProgress
      label={texts.label}
      steps={texts.steps.map((name) => ({ name }))}
      current={step}
      stepText={words.wizard.stepText(step, texts.steps.length)}
      doneText={words.wizard.done}
    />
  );
  const host = useHost();
  return (
    <Frame
      heading={heading}
      headingRef={headingRef}
      intro={intro}
      picture={scene}
      isFirst={step === 1}
      foot={<CompanyFoot place={host} />}
      progress={renderProgress ? renderProgress(progress) : progress}
    >
      {offer}
      {beside ? <Split aside={beside}>{asked}</Split> : (asked ?? children)}
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
          <input name="leadRoute" type="text" tabIndex={-1} autoComplete="off" {...unspelled} />
        </label>
      </div>
      {advice}
      <Buttons {...buttons} />
    </form>
  );
}

const WHY_BLOCKED = 'why-blocked';

type ButtonsProps = Omit<FormProps, 'formRef' | 'onSubmit' | 'onInput' | 'errors' | 'children' | 'advice'>;

function Buttons({ submitText, isBusy, blockedText, backText, onBack, aside, ...more }: ButtonsProps) {
  const busy = more.busyText ?? words.wizard.busy;
  return (
    <div className={styles.buttons}>
      <Actions>
        {aside}
        {onBack && (
          <Button variant="quiet" onClick={onBack} iconStart={<BackIcon />} held={isBusy}>
            {backText ?? words.wizard.back}
          </Button>
        )}
        {submitText && (
          <Button
            variant="primary"
            type="submit"
            busy={isBusy}
            busyText={busy}
            blockedBy={blockedText && WHY_BLOCKED}
            iconEnd={<ArrowIcon />}
          >
            {submitText}
          </Button>
        )}
      </Actions>
      {blockedText && <p id={WHY_BLOCKED}>{blockedText}</p>}
      {/* The new name of a button that has the focus is not read out by itself. */}
      <VisuallyHidden>
        <span role="status">{isBusy && busy}</span>
      </VisuallyHidden>
    </div>
  );
}

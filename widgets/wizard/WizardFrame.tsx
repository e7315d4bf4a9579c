import type { ReactNode, Ref, SyntheticEvent } from 'react';
import { Button } from '../ui/Button/Button.tsx';
import { ErrorSummary } from '../ui/ErrorSummary/ErrorSummary.tsx';
import { ArrowIcon } from '../ui/icons/ArrowIcon.tsx';
import { BackIcon } from '../ui/icons/BackIcon.tsx';
import { Actions, Frame } from '../ui/Layout/Layout.tsx';
import { StepProgress } from '../ui/StepProgress/StepProgress.tsx';
import type { FieldError } from './fieldErrors.ts';
import * as styles from './WizardFrame.css.ts';

/** Words that are the same on all steps of a funnel. */
export interface WizardTexts {
  readonly label: string;
  readonly steps: readonly string[];
  readonly stepText: (step: number, of: number) => string;
  readonly done: string;
  readonly errorHeading: string;
  readonly back: string;
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
    readonly submitText: string;
    readonly busyText: string;
    readonly isBusy: boolean;
    readonly trapLabel: string;
    readonly onBack?: (() => void) | undefined;
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
        <StepProgress
          label={texts.label}
          steps={texts.steps.map((name) => ({ name }))}
          current={step}
          stepText={texts.stepText(step, texts.steps.length)}
          doneText={texts.done}
        />
      }
    >
      {offer}
      {form ? (
        <WizardForm {...form} texts={texts} errors={props.errors}>
          {children}
        </WizardForm>
      ) : (
        children
      )}
    </Frame>
  );
}

type FormProps = NonNullable<WizardFrameProps['form']> & Pick<WizardFrameProps, 'texts' | 'errors' | 'children'>;

function WizardForm({ formRef, onSubmit, onInput, texts, errors, children, ...rest }: FormProps) {
  const { submitText, busyText, isBusy, trapLabel, onBack, advice } = rest;
  return (
    <form ref={formRef} className={styles.body} noValidate onSubmit={onSubmit} onInput={onInput} part="form">
      {errors.length > 0 && <ErrorSummary heading={texts.errorHeading} items={errors} />}
      {children}
      <div className={styles.trap} aria-hidden="true">
        <label>
          {trapLabel}
          <input name="leadRoute" type="text" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      {advice}
      <div className={styles.buttons}>
        <Actions>
          {onBack && (
            <Button variant="quiet" onClick={onBack} iconStart={<BackIcon />} disabled={isBusy}>
              {texts.back}
            </Button>
          )}
          <Button variant="primary" type="submit" busy={isBusy} busyText={busyText} iconEnd={<ArrowIcon />}>
            {submitText}
          </Button>
        </Actions>
      </div>
    </form>
  );
}

import { Fragment, type ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { AttributionValues } from '../../runtime/attribution.ts';
import { Notice } from '../../ui/Notice/Notice.tsx';
import { Toaster } from '../../ui/Toaster/Toaster.tsx';
import { wizard as words } from '../copy.ts';
import type { FunnelSpec } from '../funnelSpec.ts';
import type { StepForm } from '../stepForm.ts';
import { WizardFrame, type FormHandlers, type WizardTexts } from '../WizardFrame.tsx';
import type { FunnelAtWork } from './FunnelEngine.tsx';
import { useHandover } from './useHandover.tsx';

/** Props of the part that a funnel loads after its first step. */
export interface LaterProps<Values extends FieldValues, Quote> {
  readonly texts: WizardTexts;
  readonly funnel: FunnelAtWork<Values, Quote>;
  readonly formProps: FormHandlers;
}

/** What a funnel's later.tsx exports. */
export interface LaterModule<Values extends FieldValues, Quote> {
  readonly spec: FunnelSpec<Values, Quote>;
  readonly LaterSteps: (props: LaterProps<Values, Quote>) => ReactNode;
}

/** The first step as the funnel describes it, for the answers so far. */
export interface FirstStep {
  readonly heading: string;
  readonly intro?: string;
  /** Decorative; shown where the tag is wide enough. */
  readonly scene?: ReactNode;
  /** Undefined where the choices themselves go on to the next step. */
  readonly submitText?: string;
  readonly busyText?: string;
  /** Why the button cannot be pressed yet. */
  readonly blockedText?: string | undefined;
  /** Beside the button: a link back to the site. */
  readonly aside?: ReactNode;
  /** Beside the form where the tag is wide enough, else below its buttons. */
  readonly beside?: ReactNode;
  readonly children: ReactNode;
}

interface FunnelShellProps<Values extends FieldValues, Quote> {
  readonly texts: WizardTexts;
  readonly initial: Values;
  readonly attribution: AttributionValues;
  readonly loadLater: () => Promise<LaterModule<Values, Quote>>;
  readonly first: (form: StepForm<Values>) => FirstStep;
}

/** A whole funnel: its first step at once, the others from what it loads later, and the notices above all of them. */
export function FunnelShell<Values extends FieldValues, Quote>(props: FunnelShellProps<Values, Quote>) {
  const { texts, initial, attribution, loadLater, first } = props;
  const shell = useHandover<Values, Quote, LaterModule<Values, Quote>>({ initial, attribution, loadLater });
  const { funnel, later } = shell;
  const isLater = funnel !== undefined && funnel.wizard.position.step > 1;
  // A result has its notices in the flow: over it they would lie on heading and price.
  const isResult = isLater && funnel.wizard.position.step === texts.steps.length;
  return (
    <>
      {shell.engine}
      <Toaster
        toast={isResult ? undefined : funnel?.toaster.toast}
        closeLabel={words.close}
        onClose={() => funnel?.toaster.close()}
        onPause={() => funnel?.toaster.pause()}
        onResume={() => funnel?.toaster.resume()}
      />
      {later && isLater ? (
        <later.LaterSteps texts={texts} funnel={funnel} formProps={shell.formProps} />
      ) : (
        <First texts={texts} shell={shell} step={first(shell.form)} />
      )}
    </>
  );
}

interface FirstProps<Values extends FieldValues, Quote> {
  readonly texts: WizardTexts;
  readonly shell: ReturnType<typeof useHandover<Values, Quote, LaterModule<Values, Quote>>>;
  readonly step: FirstStep;
}

function First<Values extends FieldValues, Quote>({ texts, shell, step }: FirstProps<Values, Quote>) {
  const { funnel } = shell;
  const { heading, intro, scene, beside, children, ...buttons } = step;
  return (
    <WizardFrame
      texts={texts}
      step={1}
      heading={heading}
      headingRef={funnel?.wizard.headingRef}
      intro={intro}
      scene={scene}
      beside={beside}
      errors={funnel?.errors ?? []}
      offer={shell.offer}
      form={{
        ...shell.formProps,
        ...buttons,
        isBusy: shell.isBusy,
        advice: shell.hasFailed ? (
          <Notice tone="danger">{words.loadFailed}</Notice>
        ) : (
          texts.steps.length === 2 && shell.advice
        ),
      }}
    >
      {/* Fresh controls for restored answers: a radio that the form library has set ignores a new default. */}
      <Fragment key={funnel?.restores ?? 0}>{children}</Fragment>
    </WizardFrame>
  );
}

import { useEffect, useState, type ComponentProps, type ReactNode } from 'react';
import { toPounds } from '#contract/common/money.ts';
import { formatKilograms, formatKilowattHours } from '#contract/common/numbers.ts';
import type { SystemHint } from '#contract/common/photovoltaic/hints.ts';
import {
  formatInstalledPower,
  type SystemQuote,
  totalLabel,
  type VatOnTop,
} from '#contract/common/photovoltaic/pricing.ts';
import { counted, CHART_YEARS, NOT_FORMAL, ROUNDING_NOTE } from '#contract/common/photovoltaic/wording.ts';
import { CostChart } from '../../ui/CostChart/CostChart.tsx';
import { FactTable } from '../../ui/FactTable/FactTable.tsx';
import { Figure } from '../../ui/Figure/Figure.tsx';
import { Columns } from '../../ui/Layout/Layout.tsx';
import { NextSteps } from '../../ui/NextSteps/NextSteps.tsx';
import { Notice } from '../../ui/Notice/Notice.tsx';
import { PaybackChart } from '../../ui/PaybackChart/PaybackChart.tsx';
import { NextStep } from '../appointments/NextStep.tsx';
import { wizard as words } from '../copy.ts';
import type { EstimateBesides } from '../estimate/EnergyEstimate.tsx';
import type { EstimateSubject } from '../estimate/useEstimate.ts';
import type { ResultStepProps } from '../laterSteps.tsx';
import { ResultActions } from '../ResultActions.tsx';
import { room } from '../ResultLayout.css.ts';
import { Near, PriceHeadline, ResultLayout, Workings } from '../ResultLayout.tsx';
import { result as copy, vat as vatWords } from './laterCopy.ts';
import { HintNotice } from './SystemCheck.tsx';

interface SystemResultProps extends Omit<ResultStepProps<never, SystemQuote>, 'values'> {
  /** The same system with each battery, the chosen one too, and with none. */
  readonly alternatives: readonly SystemQuote[];
  readonly nextSteps: readonly { readonly title: string; readonly text: string }[];
  readonly workings: readonly string[];
  /** What comes on top of the total; undefined where it is what the customer pays. */
  readonly vat: VatOnTop | undefined;
  /** What does not go together. */
  readonly hints: readonly SystemHint[];
  /** What the price includes, as a sentence without its stop: "Fitted price, 0% VAT". */
  readonly priceNote: string;
  /** What the estimate beside these figures is made for. */
  readonly estimate: EstimateSubject;
  /** Notices between the figures and what happens next; printed too. */
  readonly children?: ReactNode;
}

/** A quote for a photovoltaic system. Everything within `sheet` is what Print prints. */
export function SystemResult(props: SystemResultProps) {
  const { quote, answer, actions, sheet, children, vat, hints } = props;
  return (
    <ResultLayout
      sheet={sheet}
      headline={
        <PriceHeadline
          label={totalLabel(copy.figures.total, vat)}
          value={copy.money(quote.figures.total)}
          about={aboutOf(props)}
          answer={answer}
        />
      }
      nextStep={<NextStep answer={answer} onCall={actions.call} first="survey" />}
      figures={<SmallFigures quote={quote} />}
      chart={<Payback quote={quote} />}
      details={[
        { summary: copy.nextSteps.heading, content: <NextSteps steps={props.nextSteps} /> },
        { summary: copy.system.caption, content: <SystemTable quote={quote} /> },
        { summary: copy.breakdown.caption, content: <Breakdown quote={quote} vat={vat} /> },
        { summary: copy.workings.summary, content: <Workings lines={[...props.workings, NOT_FORMAL]} /> },
      ]}
      after={
        <>
          <Notice title={copy.finance.heading}>{copy.finance.text}</Notice>
          <ResultActions answer={answer} actions={actions} />
        </>
      }
    >
      <LateEstimate {...props} />
      <HintNotice hints={hints} />
      {vat && (
        <Notice title={vatWords.title}>
          {vat.inAll}
          {props.estimate.kind === 'building' && ` ${vatWords.claimBack}`}
        </Notice>
      )}
      {children}
    </ResultLayout>
  );
}

const loadEstimate = () => import('../estimate/EnergyEstimate.tsx');
type Estimate = Awaited<ReturnType<typeof loadEstimate>>;

/** Above it a sentence stands for the estimate. Written again: the module that knows it comes with the estimate, later. */
const MOST_KW = 50;

type LateEstimateProps = Pick<SystemResultProps, 'estimate' | 'quote' | 'answer' | 'alternatives'>;

/** The price is there at once; what is reckoned beside it is fetched when the price is shown, and finds its room kept. */
export function LateEstimate({ estimate, quote, answer, alternatives }: LateEstimateProps) {
  const [loaded, setLoaded] = useState<Estimate | undefined>(undefined);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    loadEstimate().then(setLoaded, () => setFailed(true));
  }, []);
  if (hasFailed) return <Notice>{words.loadFailed}</Notice>;
  const besides: EstimateBesides = {
    summary: copy.battery,
    render: (shared) => <LateBattery {...shared} alternatives={alternatives} />,
  };
  return (
    <div className={quote.sizeKw > MOST_KW ? undefined : room} data-not-printed="">
      {loaded && (
        <loaded.EnergyEstimate
          subject={estimate}
          quote={quote}
          token={answer.token}
          besides={alternatives.length > 0 ? besides : undefined}
        />
      )}
    </div>
  );
}

const loadBattery = () => import('../estimate/battery/BatteryWorth.tsx');
type Battery = Awaited<ReturnType<typeof loadBattery>>;

/** Fetched where it is opened, or comes near. */
function LateBattery(props: ComponentProps<Battery['BatteryWorth']>) {
  const [loaded, setLoaded] = useState<Battery | undefined>(undefined);
  const [hasFailed, setFailed] = useState(false);
  if (hasFailed) return <Notice>{words.loadFailed}</Notice>;
  if (loaded) return <loaded.BatteryWorth {...props} />;
  return <Near onNear={() => void loadBattery().then(setLoaded, () => setFailed(true))} />;
}

interface QuoteProps {
  readonly quote: SystemQuote;
}
type TotalProps = Pick<SystemResultProps, 'quote' | 'vat'>;

function aboutOf({ quote, priceNote, vat }: SystemResultProps): string {
  const { figures, panel, battery, batteryCount } = quote;
  const power = formatInstalledPower(figures.panelCount, panel.powerW);
  const about = copy.about(figures.panelCount, power, battery && counted(batteryCount, battery.name));
  return [about, priceNote, ...(vat ? [vat.adds] : [])].map((sentence) => `${sentence}.`).join(' ');
}

function SmallFigures({ quote }: QuoteProps) {
  const { figures } = quote;
  const { figures: texts } = copy;
  return (
    <>
      <Figure label={texts.savings} value={copy.money(figures.annualSavings)} note={texts.savingsNote} />
      <Figure label={texts.payback} value={texts.years(figures.paybackTenths)} note={texts.paybackNote} />
      <Figure label={texts.size} value={`${quote.sizeKw} kW`} note={texts.sizeNote(figures.panelCount)} />
      <Figure label={texts.co2} value={formatKilograms(figures.co2Kg)} note={texts.co2Note} />
    </>
  );
}

const Payback = ({ quote: { figures } }: QuoteProps) => (
  <PaybackChart
    caption={copy.charts.payback}
    years={CHART_YEARS}
    total={toPounds(figures.total)}
    annualSavings={toPounds(figures.annualSavings)}
    paybackLabel={copy.charts.paybackPoint(figures.paybackTenths)}
    texts={copy.charts}
  />
);

function SystemTable({ quote }: QuoteProps) {
  const { figures, panel, battery } = quote;
  const { system } = copy;
  const power = formatInstalledPower(figures.panelCount, panel.powerW);
  return (
    <FactTable
      isFolded
      caption={system.caption}
      rows={[
        { label: system.size, value: `${quote.sizeKw} kW` },
        { label: system.panels, value: system.panelsValue(figures.panelCount, panel.name, power) },
        { label: system.inverter, value: counted(quote.inverterCount, quote.inverter.name) },
        { label: system.mounting, value: quote.mounting.name },
        { label: system.battery, value: battery ? counted(quote.batteryCount, battery.name) : system.noBattery },
        { label: system.production, value: formatKilowattHours(figures.annualKwh) },
        { label: system.co2, value: formatKilograms(figures.co2Kg) },
      ]}
    />
  );
}

/** Where the money goes, as a picture and as a table. */
function Breakdown({ quote: { figures }, vat }: TotalProps) {
  const { breakdown } = copy;
  const parts = [
    { label: breakdown.equipment, amount: figures.equipment },
    { label: breakdown.installation, amount: figures.installation },
    { label: breakdown.design, amount: figures.design },
  ].map(({ label, amount }) => ({ label, value: toPounds(amount), text: copy.money(amount) }));
  return (
    <Columns>
      <FactTable
        isFolded
        caption={breakdown.caption}
        note={vat ? `${vat.adds}. ${ROUNDING_NOTE}` : ROUNDING_NOTE}
        rows={[
          ...parts.map(({ label, text }) => ({ label, value: text })),
          { label: totalLabel(copy.figures.total, vat), value: copy.money(figures.total), isTotal: true },
          { label: breakdown.savings, value: copy.money(figures.annualSavings) },
          { label: breakdown.payback, value: copy.figures.years(figures.paybackTenths) },
        ]}
      />
      <CostChart caption={copy.charts.parts} parts={parts} totalText={copy.money(figures.total)} />
    </Columns>
  );
}

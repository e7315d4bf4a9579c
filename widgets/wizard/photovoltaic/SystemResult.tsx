import type { ReactNode, RefObject } from 'react';
import { toPounds } from '#contract/common/money.ts';
import type { Battery } from '#contract/common/photovoltaic/equipment.ts';
import { formatInstalledPower, type SystemQuote } from '#contract/common/photovoltaic/pricing.ts';
import { CHART_YEARS, NOT_FORMAL, ROUNDING_NOTE } from '#contract/common/photovoltaic/wording.ts';
import type { QuoteAnswer } from '#contract/common/wire.ts';
import { CostChart } from '../../ui/CostChart/CostChart.tsx';
import { Disclosure } from '../../ui/Disclosure/Disclosure.tsx';
import { FactTable } from '../../ui/FactTable/FactTable.tsx';
import { Figure } from '../../ui/Figure/Figure.tsx';
import { Columns, Figures, Stack } from '../../ui/Layout/Layout.tsx';
import { NextSteps } from '../../ui/NextSteps/NextSteps.tsx';
import { Notice } from '../../ui/Notice/Notice.tsx';
import { PaybackChart } from '../../ui/PaybackChart/PaybackChart.tsx';
import { result as common } from '../laterCopy.ts';
import { ResultActions } from '../ResultActions.tsx';
import type { useQuoteActions } from '../useQuoteActions.ts';
import { counted, result as copy } from './laterCopy.ts';

interface SystemResultProps {
  readonly quote: SystemQuote;
  readonly answer: QuoteAnswer;
  readonly actions: ReturnType<typeof useQuoteActions>;
  readonly sheet: RefObject<HTMLDivElement | null>;
  /** The same system with each battery, the chosen one too, and with none. */
  readonly alternatives: readonly SystemQuote[];
  readonly nextSteps: readonly { readonly title: string; readonly text: string }[];
  readonly workings: readonly string[];
  /** Where it is not what the customer pays: "Total cost without VAT". */
  readonly totalLabel?: string;
  /** Notices between the figures and what happens next; printed too. */
  readonly children?: ReactNode;
}

/** A quote for a photovoltaic system. Everything within `sheet` is what Print prints. */
export function SystemResult(props: SystemResultProps) {
  const { quote, answer, actions, sheet, children, totalLabel = copy.figures.total } = props;
  return (
    <Stack>
      <div ref={sheet}>
        <Stack>
          <Headline quote={quote} reference={answer.reference ?? ''} totalLabel={totalLabel} />
          <Charts quote={quote} />
          <Columns>
            <SystemTable quote={quote} />
            <BreakdownTable quote={quote} totalLabel={totalLabel} />
          </Columns>
          <BatteryChoices quote={quote} alternatives={props.alternatives} />
          {children}
          <NextSteps heading={copy.nextSteps.heading} steps={props.nextSteps} />
          <Disclosure summary={copy.workings.summary}>
            <ul>
              {[...props.workings, NOT_FORMAL].map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </Disclosure>
        </Stack>
      </div>
      <Notice title={copy.finance.heading}>{copy.finance.text}</Notice>
      <ResultActions answer={answer} actions={actions} />
    </Stack>
  );
}

interface QuoteProps {
  readonly quote: SystemQuote;
}
interface TotalProps extends QuoteProps {
  readonly totalLabel: string;
}

function Headline({ quote, reference, totalLabel }: TotalProps & { readonly reference: string }) {
  const { figures } = quote;
  const { figures: texts } = copy;
  return (
    <Figures
      main={
        <Figure
          label={totalLabel}
          value={copy.money(figures.total)}
          note={`${common.reference} ${reference}`}
          emphasis
        />
      }
    >
      <Figure label={texts.savings} value={copy.money(figures.annualSavings)} note={texts.savingsNote} />
      <Figure label={texts.payback} value={texts.years(figures.paybackTenths)} note={texts.paybackNote} />
      <Figure label={texts.size} value={`${quote.sizeKw} kW`} note={texts.sizeNote(figures.panelCount)} />
      <Figure label={texts.co2} value={`${figures.co2Kg.toLocaleString('en-GB')} kg`} note={texts.co2Note} />
    </Figures>
  );
}

function Charts({ quote: { figures } }: QuoteProps) {
  const parts = [
    { label: copy.breakdown.equipment, amount: figures.equipment },
    { label: copy.breakdown.installation, amount: figures.installation },
    { label: copy.breakdown.design, amount: figures.design },
  ];
  return (
    <Columns>
      <PaybackChart
        caption={copy.charts.payback}
        years={CHART_YEARS}
        total={toPounds(figures.total)}
        annualSavings={toPounds(figures.annualSavings)}
        paybackLabel={copy.charts.paybackPoint(figures.paybackTenths)}
        texts={copy.charts}
      />
      <CostChart
        caption={copy.charts.parts}
        parts={parts.map(({ label, amount }) => ({ label, value: toPounds(amount), text: copy.money(amount) }))}
        totalText={copy.money(figures.total)}
      />
    </Columns>
  );
}

function SystemTable({ quote }: QuoteProps) {
  const { figures, panel, battery } = quote;
  const { system } = copy;
  const power = formatInstalledPower(figures.panelCount, panel.powerW);
  return (
    <FactTable
      caption={system.caption}
      rows={[
        { label: system.size, value: `${quote.sizeKw} kW` },
        { label: system.panels, value: system.panelsValue(figures.panelCount, panel.name, power) },
        { label: system.inverter, value: counted(quote.inverterCount, quote.inverter.name) },
        { label: system.mounting, value: quote.mounting.name },
        { label: system.battery, value: battery ? counted(quote.batteryCount, battery.name) : system.noBattery },
        { label: system.production, value: `${figures.annualKwh.toLocaleString('en-GB')} kWh` },
        { label: system.co2, value: `${figures.co2Kg.toLocaleString('en-GB')} kg` },
      ]}
    />
  );
}

function BreakdownTable({ quote: { figures }, totalLabel }: TotalProps) {
  const { breakdown } = copy;
  return (
    <FactTable
      caption={breakdown.caption}
      note={ROUNDING_NOTE}
      rows={[
        { label: breakdown.equipment, value: copy.money(figures.equipment) },
        { label: breakdown.installation, value: copy.money(figures.installation) },
        { label: breakdown.design, value: copy.money(figures.design) },
        { label: totalLabel, value: copy.money(figures.total), isTotal: true },
        { label: breakdown.savings, value: copy.money(figures.annualSavings) },
        { label: breakdown.payback, value: copy.figures.years(figures.paybackTenths) },
      ]}
    />
  );
}

const nameOf = (battery: Battery | undefined): string => battery?.name ?? copy.compare.without;

/** What a battery costs and how it moves the payback. */
function BatteryChoices({ quote, alternatives }: Pick<SystemResultProps, 'quote' | 'alternatives'>) {
  const { compare } = copy;
  const rows = alternatives.map(({ battery, batteryCount, figures }) => ({
    label: counted(batteryCount, nameOf(battery)) + (battery?.id === quote.battery?.id ? compare.yours : ''),
    value: compare.value(copy.money(figures.total), figures.paybackTenths),
  }));
  return <FactTable caption={compare.caption} rows={rows} note={compare.note} />;
}

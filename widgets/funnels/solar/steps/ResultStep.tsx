import type { RefObject } from 'react';
import { company, telephoneLink } from '#contract/common/company.ts';
import { toPounds } from '#contract/common/money.ts';
import type { QuoteAnswer } from '#contract/common/wire.ts';
import { batteries } from '#contract/solar/catalogue.ts';
import { formatInstalledPower, type SolarQuote } from '#contract/solar/pricing.ts';
import { CHART_YEARS, nextSteps, NOT_FORMAL, ROUNDING_NOTE, workings } from '#contract/solar/wording.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { CostChart } from '../../../ui/CostChart/CostChart.tsx';
import { Disclosure } from '../../../ui/Disclosure/Disclosure.tsx';
import { FactTable } from '../../../ui/FactTable/FactTable.tsx';
import { Figure } from '../../../ui/Figure/Figure.tsx';
import { DownloadIcon } from '../../../ui/icons/DownloadIcon.tsx';
import { MailIcon } from '../../../ui/icons/MailIcon.tsx';
import { PhoneIcon } from '../../../ui/icons/PhoneIcon.tsx';
import { PrintIcon } from '../../../ui/icons/PrintIcon.tsx';
import { ShareIcon } from '../../../ui/icons/ShareIcon.tsx';
import { ButtonGrid, Columns, Figures, Stack } from '../../../ui/Layout/Layout.tsx';
import { LinkButton } from '../../../ui/LinkButton/LinkButton.tsx';
import { NextSteps } from '../../../ui/NextSteps/NextSteps.tsx';
import { Notice } from '../../../ui/Notice/Notice.tsx';
import { PaybackChart } from '../../../ui/PaybackChart/PaybackChart.tsx';
import type { useQuoteActions } from '../../../wizard/useQuoteActions.ts';
import { result as copy } from '../laterCopy.ts';
import { interestOf, quoteOf } from '../request.ts';
import type { SolarValues } from '../state.ts';

export interface ResultStepProps {
  readonly quote: SolarQuote;
  readonly values: SolarValues;
  readonly answer: QuoteAnswer;
  readonly actions: ReturnType<typeof useQuoteActions>;
  readonly sheet: RefObject<HTMLDivElement | null>;
}

/** Step 4: the quote (section 2.4). Everything within `sheet` is what Print prints. */
export function ResultStep({ quote, values, answer, actions, sheet }: ResultStepProps) {
  return (
    <Stack>
      <div ref={sheet}>
        <Stack>
          <Headline quote={quote} reference={answer.reference ?? ''} />
          <Charts quote={quote} />
          <Tables quote={quote} />
          <BatteryChoices quote={quote} values={values} />
          {interestOf(values.service) && <Notice>{copy.interest(interestOf(values.service))}</Notice>}
          <NextSteps heading={copy.nextSteps.heading} steps={nextSteps(quote.sizeKw)} />
          <Disclosure summary={copy.workings.summary}>
            <ul>
              {[...workings(values.customerType), NOT_FORMAL].map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </Disclosure>
        </Stack>
      </div>
      <Notice title={copy.finance.heading}>{copy.finance.text}</Notice>
      <Actions answer={answer} actions={actions} />
    </Stack>
  );
}

function Headline({ quote, reference }: { readonly quote: SolarQuote; readonly reference: string }) {
  const { figures } = quote;
  const { figures: texts } = copy;
  return (
    <Figures
      main={
        <Figure
          label={texts.total}
          value={copy.money(figures.total)}
          note={`${copy.reference} ${reference}`}
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

function Charts({ quote: { figures } }: { readonly quote: SolarQuote }) {
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

function Tables({ quote }: { readonly quote: SolarQuote }) {
  const { figures, panel } = quote;
  const { system, breakdown } = copy;
  const power = formatInstalledPower(figures.panelCount, panel.powerW);
  return (
    <Columns>
      <FactTable
        caption={system.caption}
        rows={[
          { label: system.size, value: `${quote.sizeKw} kW` },
          { label: system.panels, value: system.panelsValue(figures.panelCount, panel.name, power) },
          { label: system.inverter, value: quote.inverter.name },
          { label: system.mounting, value: quote.mounting.name },
          { label: system.battery, value: quote.battery?.name ?? system.noBattery },
          { label: system.production, value: `${figures.annualKwh.toLocaleString('en-GB')} kWh` },
          { label: system.co2, value: `${figures.co2Kg.toLocaleString('en-GB')} kg` },
        ]}
      />
      <FactTable
        caption={breakdown.caption}
        note={ROUNDING_NOTE}
        rows={[
          { label: breakdown.equipment, value: copy.money(figures.equipment) },
          { label: breakdown.installation, value: copy.money(figures.installation) },
          { label: breakdown.design, value: copy.money(figures.design) },
          { label: breakdown.total, value: copy.money(figures.total), isTotal: true },
          { label: breakdown.savings, value: copy.money(figures.annualSavings) },
          { label: breakdown.payback, value: copy.figures.years(figures.paybackTenths) },
        ]}
      />
    </Columns>
  );
}

/** The same system with every battery and with none: what a battery costs and how it moves the payback. */
function BatteryChoices({ quote, values }: Pick<ResultStepProps, 'quote' | 'values'>) {
  const { compare } = copy;
  const rows = [undefined, ...batteries].flatMap((battery) => {
    const other = quoteOf({ ...values, batteryIncluded: battery !== undefined, batteryType: battery?.id ?? '' });
    if (!other) return [];
    const isYours = other.battery?.id === quote.battery?.id;
    return {
      label: (battery?.name ?? compare.without) + (isYours ? compare.yours : ''),
      value: compare.value(copy.money(other.figures.total), other.figures.paybackTenths),
    };
  });
  return <FactTable caption={compare.caption} rows={rows} note={compare.note} />;
}

type ActionsProps = Pick<ResultStepProps, 'answer' | 'actions'>;

function Actions({ answer, actions }: ActionsProps) {
  const { actions: texts } = copy;
  const until = answer.expiresAt ? new Date(answer.expiresAt) : undefined;
  const date = until?.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });
  return (
    <Stack gap="sm">
      <h3>{texts.heading}</h3>
      <ButtonGrid>
        <LinkButton
          href={telephoneLink(company.phone)}
          variant="primary"
          onClick={actions.call}
          iconStart={<PhoneIcon />}
        >
          {texts.call}
        </LinkButton>
        <Button variant="secondary" onClick={actions.email} busy={actions.isEmailing} iconStart={<MailIcon />}>
          {texts.email}
        </Button>
        <Button variant="secondary" onClick={actions.print} iconStart={<PrintIcon />}>
          {texts.print}
        </Button>
        <Button variant="secondary" onClick={actions.downloadPdf} iconStart={<DownloadIcon />}>
          {texts.pdf}
        </Button>
        <Button variant="secondary" onClick={actions.share} iconStart={<ShareIcon />}>
          {texts.share}
        </Button>
      </ButtonGrid>
      <p>{texts.hours}</p>
      {actions.showsLink && (
        <Notice title={texts.copyLabel}>
          <a href={actions.link}>{actions.link}</a>
          <Button variant="secondary" onClick={actions.copy}>
            {texts.copy}
          </Button>
        </Notice>
      )}
      {date && <p>{texts.validUntil(date)}</p>}
    </Stack>
  );
}

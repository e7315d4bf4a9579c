import { formatPounds } from '#contract/common/money.ts';
import { planPriceWords } from '#contract/common/plans.ts';
import { findService } from '#contract/instant/catalogue.ts';
import { SUPPLIER_SERVICE } from '#contract/instant/limits.ts';
import { quoteInstant } from '#contract/instant/pricing.ts';
import { ChoiceToggle } from '../../../ui/ChoiceToggle/ChoiceToggle.tsx';
import { BusinessIcon, HomeIcon } from '../../../ui/icons/StepIcons.tsx';
import { Stack } from '../../../ui/Layout/Layout.tsx';
import { Notice } from '../../../ui/Notice/Notice.tsx';
import { Select } from '../../../ui/Select/Select.tsx';
import { TickList } from '../../../ui/TickList/TickList.tsx';
import { PageLink } from '../../../wizard/PageLink.tsx';
import { PostcodeField } from '../../../wizard/PostcodeField.tsx';
import type { StepProps } from '../../../wizard/stepForm.ts';
import { service as copy } from '../copy.ts';
import { clickedOf, planPage, type InstantValues } from '../state.ts';

const ICONS = { home: <HomeIcon />, business: <BusinessIcon /> } as const;

/** Step 1: who, what and where (section 2.1). */
export function ServiceStep({ form }: StepProps<InstantValues>) {
  const { customerType, service } = form.values;
  return (
    <Stack>
      <Clicked values={form.values} />
      <ChoiceToggle
        field={form.field('customerType')}
        legend={copy.customerType.legend}
        options={copy.customerType.options.map((option) => ({ ...option, icon: ICONS[option.value] }))}
        defaultValue={customerType}
      />
      <Select
        field={form.field('service')}
        label={copy.service.label}
        placeholder={copy.service.placeholder}
        options={copy.service.options}
        defaultValue={service}
        error={form.messageOf('service')}
        required
      />
      <Offer service={service} />
      {customerType === 'business' && service === SUPPLIER_SERVICE && (
        <Notice>
          {copy.business.text} <PageLink path={copy.business.path}>{copy.business.link}</PageLink>
        </Notice>
      )}
      <PostcodeField form={form} />
      <p>
        {copy.other.text} <PageLink path={copy.other.path}>{copy.other.link}</PageLink>
      </p>
    </Stack>
  );
}

/** The plan that was clicked: this form has prices of its own, so the difference is said. */
function Clicked({ values }: { readonly values: InstantValues }) {
  const found = clickedOf(values.clicked);
  if (!found) return null;
  const { label } = found.plan;
  const price = planPriceWords(found.plan);
  const service = findService(values.service);
  const page = planPage(values.clicked, values.postcode);
  return (
    <Notice tone="sun" title={copy.clicked.line(label, price)}>
      {service ? copy.clicked.ownPrice(service.label, planPriceWords(service)) : copy.clicked.noService}{' '}
      {page && <PageLink path={page}>{copy.clicked.ask(label, price)}</PageLink>}
    </Notice>
  );
}

function Offer({ service }: { readonly service: string }) {
  const quote = quoteInstant(service);
  return (
    <div role="status">
      {quote && (
        <TickList
          heading={quote.service.label}
          price={{ main: planPriceWords(quote.service), rest: copy.yearly(formatPounds(quote.yearly)) }}
          items={quote.service.features}
        />
      )}
    </div>
  );
}

import { attributeLimits } from '#contract/common/limits.ts';
import { palette } from '#contract/common/palette.ts';
import { tagTitle } from '#contract/common/tagTitle.ts';
import { TAG_NAMES } from '#contract/tags.ts';
import { radius } from '../../../widgets/theme/tokens.ts';
import { Field, Group, List, More, Select, Text, type Option } from './BuilderControls.tsx';
import * as styles from './BuilderForm.css.ts';
import { listFields, tagsWithBill, tagsWithKeep, tagsWithPostcode, tagsWithResult } from './fields.ts';
import { KEY_TO_COME } from './markup.ts';
import { PLATFORMS } from './platforms.ts';

const Form = () => (
  <Group number={1} title="Form">
    <Field id="builder-tag" label="Which form">
      <Select id="builder-tag" name="tag" options={TAG_NAMES.map((tag) => ({ value: tag, text: tagTitle(tag) }))} />
    </Field>
    {listFields.map((field) => (
      <List key={`${field.tag} ${field.attribute}`} {...field} />
    ))}
    <Text
      name="postcode"
      label="Postcode"
      hint="Only for a page about one place, for example NE1 4LP."
      tags={tagsWithPostcode}
    />
    <Text name="bill" label="Monthly bill" hint="In pounds, for example 80." tags={tagsWithBill} />
  </Group>
);

const THEMES: readonly Option[] = [
  { value: '', text: 'Light' },
  { value: 'dark', text: 'Dark' },
  { value: 'auto', text: 'As the visitor’s device' },
];

const FONTS: readonly Option[] = [
  { value: '', text: 'Ours' },
  { value: 'inherit', text: 'The font of your page' },
  { value: 'Georgia, serif', text: 'Georgia' },
  { value: 'Verdana, sans-serif', text: 'Verdana' },
];

const HEADS: readonly Option[] = [
  { value: '', text: 'Heading and picture' },
  { value: 'none', text: 'Left out: my page has its own' },
];

const MODES: readonly Option[] = [
  { value: '', text: 'In the page' },
  { value: 'dialog', text: 'Behind a button' },
  { value: 'sticky', text: 'Behind a button that stays on the screen' },
];

const Colour = ({ name, label, value }: { readonly name: string; readonly label: string; readonly value: string }) => (
  <Field id={`builder-${name}`} label={label}>
    <input className={styles.colour} id={`builder-${name}`} type="color" name={name} defaultValue={value} />
  </Field>
);

const Looks = () => (
  <Group number={2} title="Looks">
    <div className={styles.pair}>
      <Colour name="accent" label="Brand colour" value={palette.tyne} />
      <Colour name="surface" label="Background" value={palette.paper} />
    </div>
    <ul className={styles.findings} data-findings="" aria-label="Can everyone read it?" hidden />
    <Field id="builder-theme" label="Light or dark">
      <Select id="builder-theme" name="theme" options={THEMES} />
    </Field>
    <Field id="builder-font" label="Font">
      <Select id="builder-font" name="font" options={FONTS} />
    </Field>
    <Field id="builder-head" label="Above the form">
      <Select id="builder-head" name="head" options={HEADS} />
    </Field>
    <Field
      id="builder-mode"
      label="Where the form is"
      hint="The button’s words are the name for screen readers, below."
      notBy={['iframe', 'server']}
    >
      <Select id="builder-mode" name="mode" options={MODES} />
    </Field>
    <Field id="builder-radius" label="Corners">
      <input
        className={styles.range}
        id="builder-radius"
        type="range"
        name="radius"
        min={0}
        max={24}
        step={2}
        defaultValue={radius}
      />
    </Field>
  </Group>
);

const KEEPS: readonly Option[] = [
  { value: '', text: 'Start again' },
  { value: 'session', text: 'Keep what was typed, in your page' },
];

const About = () => (
  <Group number={3} title="You">
    <Text
      name="partner"
      label="Partner key"
      hint={`The one we gave you; “Good to know” below says how to get one. Until you enter it, the code says ${KEY_TO_COME}.`}
    />
    <Text name="campaign" label="Campaign (optional)" hint="Comes with each lead, so you can tell your pages apart." />
    <Text
      name="label"
      label="Name for screen readers (optional)"
      hint="For example: Solar quote from Puffin Roofing."
      maxLength={attributeLimits.text}
    />
    <More summary="Thank-you page, tracking and more">
      <Text
        name="reference"
        label="Your reference (optional)"
        hint="An id of your own that comes back with each lead. Nothing personal."
      />
      <Text
        name="done-url"
        label="Thank-you page (optional)"
        hint="Where visitors go once their lead is with us: a page of a registered site."
        maxLength={attributeLimits.text}
        tags={tagsWithResult}
        notBy={['iframe']}
      />
      <Text
        name="data-layer"
        label="Data layer (optional)"
        hint="For tag managers: the array that gets every event, usually dataLayer."
        notBy={['iframe']}
      />
      <Field id="builder-keep" label="If the page is reloaded" tags={tagsWithKeep} notBy={['iframe']}>
        <Select id="builder-keep" name="keep" options={KEEPS} />
      </Field>
    </More>
  </Group>
);

const WAYS: readonly Option[] = [
  { value: 'tag', text: 'As a tag (recommended)' },
  { value: 'div', text: 'As a div, for editors that remove tags' },
  { value: 'iframe', text: 'In a frame, apart from your page' },
  { value: 'server', text: 'From your server, Node' },
];

const SCRIPTS: readonly Option[] = [
  { value: '', text: 'For all our forms' },
  { value: 'own', text: 'For this form only: faster at the top of a page' },
];

const RELEASES: readonly Option[] = [
  { value: '', text: 'The newest (recommended)' },
  { value: 'pinned', text: 'This release only, checked by its hash' },
];

const Where = () => (
  <Group number={4} title="Your site">
    <Field id="builder-platform" label="Made with">
      <Select
        id="builder-platform"
        name="platform"
        options={PLATFORMS.map(({ id, name }) => ({ value: id, text: name }))}
      />
    </Field>
    <Field id="builder-way" label="How it gets into the page">
      <Select id="builder-way" name="way" options={WAYS} />
    </Field>
    <p className={styles.hint} data-note="server" hidden>
      From your server the form is always in the page: a button in its place needs the tag or the div.
    </p>
    <More summary="Script and updates">
      <Field id="builder-script" label="Script">
        <Select id="builder-script" name="script" options={SCRIPTS} />
      </Field>
      <p className={styles.hint} data-note="script" hidden>
        With what you’ve chosen above, the script for all our forms is smaller and just as fast, so the code has that
        one.
      </p>
      <Field id="builder-release" label="Updates">
        <Select id="builder-release" name="release" options={RELEASES} />
      </Field>
    </More>
  </Group>
);

/** Everything that can be chosen. Without a script nothing would follow, and it is not shown. */
export const BuilderForm = () => (
  // Sent before the script has come, it leads there all the same: with what is chosen in the address, which fills it again.
  <form className={styles.form} id="builder" action="#preview" aria-label="Tag builder" autoComplete="off">
    <Form />
    <Looks />
    <About />
    <Where />
    <div className={styles.actions}>
      <button className={styles.quiet} type="button" data-copy-link="">
        Copy a link to this
      </button>
      <button className={styles.quiet} type="reset">
        Start again
      </button>
    </div>
  </form>
);

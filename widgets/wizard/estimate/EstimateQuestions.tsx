import type { HomeAnswers } from '#contract/common/energy/estimate.ts';
import { ASKED_SHADES, TARIFFS } from '#contract/common/energy/inputs.ts';
import { monthlyYield, yearOf } from '#contract/common/energy/yield.ts';
import { ChoiceToggle } from '../../ui/ChoiceToggle/ChoiceToggle.tsx';
import type { FieldBinding } from '../../ui/fieldBinding.ts';
import { ShadeLot, ShadeNone, ShadeSome } from '../../ui/illustrations/ShadePictures.tsx';
import { RadioCards } from '../../ui/RadioCards/RadioCards.tsx';
import * as styles from './EnergyEstimate.css.ts';
import { inDay, opening, shade, tariff } from './laterCopy.ts';
import { RoofCompass } from './RoofCompass.tsx';
import type { EstimateSubject, Said } from './useEstimate.ts';

interface EstimateQuestionsProps {
  readonly kind: EstimateSubject['kind'];
  readonly answers: HomeAnswers;
  readonly region: number;
  readonly said: Said;
  readonly onSay: (said: Said) => void;
}

const PICTURES = { none: <ShadeNone />, modest: <ShadeSome />, significant: <ShadeLot /> } as const;
const ignore = (): void => undefined;

/** A radio group beside the form: nothing of it is an answer of the form. */
const fieldOf = (name: string, onValue: (value: string) => void): FieldBinding => ({
  name,
  onChange: ({ target }) => {
    if (target instanceof HTMLInputElement) onValue(target.value);
  },
  onBlur: ignore,
  ref: ignore,
});

/** One of a list, or nothing: what a control of ours says is one of them. */
const oneOf = <Value extends string>(values: readonly Value[], value: string): Value | undefined =>
  values.find((known) => known === value);

/** Whole per cent of what a roof facing south gets at the same tilt. */
function sunPercent({ orientation, tilt }: HomeAnswers, region: number): number | undefined {
  if (!orientation) return undefined;
  const sunOn = (facing: typeof orientation): number => yearOf(monthlyYield({ region, orientation: facing, tilt }));
  return Math.round((sunOn(orientation) / sunOn('S')) * 100);
}

interface TariffChoiceProps extends Pick<EstimateQuestionsProps, 'said' | 'onSay'> {
  /** Each of several on one result has its own. */
  readonly name: string;
}

/** The tariff is asked for wherever it counts, and said once: all of them show the same. */
export const TariffChoice = ({ name, said, onSay }: TariffChoiceProps) => (
  <ChoiceToggle
    field={fieldOf(name, (value) => onSay({ ...said, tariff: oneOf(TARIFFS, value) }))}
    {...tariff}
    value={said.tariff ?? 'flat'}
  />
);

/** Direction, shade, days and tariff. */
export const EstimateQuestions = ({ kind, answers, region, said, onSay }: EstimateQuestionsProps) => (
  <div className={styles.questions} data-not-printed="">
    <div className={styles.pair}>
      <RoofCompass
        value={said.direction}
        sunPercent={sunPercent(answers, region)}
        onChoose={(direction) => onSay({ ...said, direction })}
      />
      <div className={styles.questions}>
        <RadioCards
          field={fieldOf('roof-shade', (value) => onSay({ ...said, shade: oneOf(ASKED_SHADES, value) }))}
          legend={shade.legend}
          options={ASKED_SHADES.map((value) => ({ value, ...shade.options[value], picture: PICTURES[value] }))}
          columns={3}
          defaultValue={said.shade ?? ''}
        />
        {kind === 'home' ? (
          <ChoiceToggle
            field={fieldOf('home-in-day', (value) =>
              onSay({ ...said, homeInDay: value ? value === 'yes' : undefined }),
            )}
            {...inDay}
            defaultValue=""
          />
        ) : (
          <ChoiceToggle
            field={fieldOf('opening', (value) =>
              onSay({ ...said, opening: oneOf(['weekdays', 'daily', 'always'], value) }),
            )}
            {...opening}
            defaultValue="weekdays"
          />
        )}
        <TariffChoice name="tariff" said={said} onSay={onSay} />
      </div>
    </div>
  </div>
);

import { Switch } from '../../widgets/ui/Switch/Switch.tsx';

const nothing = (): void => undefined;

/** Leaves whoever wants it out of the step counts. Without script nothing is counted, and there is nothing to switch. */
export const StatisticsSwitch = () => (
  <div data-behaviour="statisticsSwitch" hidden>
    <Switch
      field={{ name: 'statistics', onChange: nothing, onBlur: nothing, ref: nothing }}
      label="Count what I do with the forms"
      description="Switch it off and this browser isn’t counted on our pages."
      defaultChecked
    />
  </div>
);

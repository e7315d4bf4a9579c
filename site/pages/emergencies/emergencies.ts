import type { FunctionComponent } from 'react';
import { drawing } from '../../drawings/Drawing.tsx';
import { emergencyNumbers } from '../../facts/emergencyNumbers.ts';

type NumberName = keyof typeof emergencyNumbers;

/** What to do when something is wrong right now. */
export interface Emergency {
  readonly id: string;
  readonly title: string;
  /** How it shows. */
  readonly signs: string;
  readonly call: NumberName;
  /** Who answers there. */
  readonly answers: string;
  readonly steps: readonly string[];
  readonly never: readonly string[];
  readonly tone: 'danger' | 'warning' | 'water';
  readonly Picture: FunctionComponent;
}

/** In the order of danger. */
export const emergencies: readonly Emergency[] = [
  {
    id: 'gas',
    title: 'Smell of gas',
    signs: 'A smell like rotten eggs, a hiss at the meter or the hob, a pilot light that keeps going out.',
    call: 'gas',
    answers: 'National Gas Emergency Service: free, day and night, every day of the year',
    steps: [
      'Put out every flame and cigarette.',
      'Open doors and windows on your way.',
      'Turn the gas off at the meter if it is on your way and not in a cellar: a quarter turn, so that the lever lies across the pipe.',
      'Get everybody out, and knock for the neighbours instead of ringing their bell.',
      'Ring from outside, well away from the house.',
      'Wait outside for the engineer, and do not turn the gas on again yourself.',
    ],
    never: ['Touch a light switch, a plug or a doorbell', 'Light anything', 'Ring from inside, not even by mobile'],
    tone: 'danger',
    Picture: drawing('gas'),
  },
  {
    id: 'carbon-monoxide',
    title: 'Carbon monoxide alarm',
    signs:
      'The alarm sounds; or headache, dizziness, sickness that get better outside; or a flame that burns lazy and yellow instead of blue.',
    call: 'gas',
    answers: 'The same number as for a smell of gas, from outside',
    steps: [
      'Turn off whatever burns, boiler, fire or stove, if you can reach it without delay.',
      'Open doors and windows and get everybody out, pets too.',
      `Ring ${emergencyNumbers.gas.text} from the open air.`,
      `Ring ${emergencyNumbers.ambulance.text} if anybody feels ill, and say “carbon monoxide”.`,
      'Stay out until an engineer says that the house is safe.',
    ],
    never: [
      'Believe that it is only the battery',
      'Go back in for belongings',
      'Use the appliance before it has been checked',
    ],
    tone: 'danger',
    Picture: drawing('alarm'),
  },
  {
    id: 'power',
    title: 'Power cut',
    signs: 'No electricity in the house, or a line that is down or damaged.',
    call: 'power',
    answers: 'Your network operator, whoever sends your bill: free, day and night',
    steps: [
      'Look outside. If the street is lit, look at your fuse board: one switch that is down is yours to put up, once.',
      'If it trips again, leave it down, unplug everything on it and ring an electrician, or us with a HomeCare plan.',
      `If the street is dark, ring ${emergencyNumbers.power.text}. Tell them if somebody at home needs power for medical equipment.`,
      'Switch off oven, hob, iron and heaters, and leave one lamp on to see when it is back.',
      'Keep fridge and freezer shut: a full freezer holds for about a day.',
    ],
    never: [
      'Go near a line that is down, or anything that touches it: keep 10 metres away and ring 999',
      'Run a generator or a barbecue indoors',
      'Push up a switch that falls again',
    ],
    tone: 'warning',
    Picture: drawing('power-cut'),
  },
  {
    id: 'water',
    title: 'Burst pipe',
    signs: 'Water where none should be: through a ceiling, down a wall, out of a joint.',
    call: 'own',
    answers: 'Our line for HomeCare customers, answered 24 hours a day',
    steps: [
      'Turn off the stop tap, clockwise. It is usually below the kitchen sink or where the pipe comes in.',
      'Open the cold taps to empty the pipes, then flush the toilets.',
      'Switch off boiler and immersion heater.',
      'Water near sockets or lights? Switch off at the fuse board, with dry hands and dry feet, or not at all.',
      'Pierce a ceiling that bulges with a screwdriver, over a bucket.',
      'Ring us, and take photographs for your insurer.',
    ],
    never: ['Touch a switch that is wet', 'Thaw a frozen pipe with a flame'],
    tone: 'water',
    Picture: drawing('burst-pipe'),
  },
  {
    id: 'heating',
    title: 'No heating, no hot water',
    signs: 'Radiators stay cold, the display shows a code or nothing.',
    call: 'own',
    answers: 'Our line for HomeCare customers, answered 24 hours a day',
    steps: [
      'Is there power at the boiler, and credit on a prepayment meter?',
      'Is the thermostat set above the room, and does its battery work?',
      'Is the pressure between 1 and 1.5 bar? Top it up by the filling loop.',
      'In frost: is the white plastic pipe to the outside frozen? Pour warm water over it, not boiling.',
      'Reset the boiler once. If the code comes back, write it down and ring us.',
    ],
    never: ['Open the case of a gas boiler', 'Reset again and again', 'Heat a room with the oven or a barbecue'],
    tone: 'water',
    Picture: drawing('no-heat'),
  },
];

/** The numbers at the top of the page. */
export const firstCalls: readonly { readonly call: NumberName; readonly reason: string; readonly note: string }[] = [
  { call: 'gas', reason: 'Gas or carbon monoxide', note: 'Free. Get out first, then ring from outside.' },
  { call: 'power', reason: 'No electricity', note: 'Free, from any phone.' },
  { call: 'own', reason: 'Water, heating, wiring', note: 'For HomeCare customers. Danger to life: ring 999.' },
];

/** What is worth knowing before anything happens. */
export const beforehand = [
  { title: 'Gas lever', text: 'At the meter. Across the pipe is off. Is there room to turn it, and does it move?' },
  { title: 'Stop tap', text: 'Below the sink or where the water comes in. Turn it twice a year, or it seizes.' },
  { title: 'Fuse board', text: 'Which switch is which? Press the test button of the safety switch every few months.' },
];

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
      "Turn the gas off at the meter if it's on your way and not in a cellar: a quarter turn, so the lever lies across the pipe.",
      'Get everyone out, and knock for the neighbours instead of using their doorbell.',
      'Call from outside, well away from the house.',
      "Wait outside for the engineer, and don't turn the gas back on yourself.",
    ],
    never: ['Touch a light switch, a plug or a doorbell', 'Light anything', 'Call from inside, even on a mobile'],
    tone: 'danger',
    Picture: drawing('gas'),
  },
  {
    id: 'carbon-monoxide',
    title: 'Carbon monoxide alarm',
    signs:
      "The alarm's going off. Or you have a headache, dizziness or sickness that gets better outside. Or the flame's lazy and yellow, not blue.",
    call: 'gas',
    answers: 'The same number as for a smell of gas, from outside',
    steps: [
      'Turn off your boiler, fire or stove if you can reach it straight away.',
      'Open doors and windows and get everyone out, pets too.',
      `Call ${emergencyNumbers.gas.text} from the open air.`,
      `Call ${emergencyNumbers.ambulance.text} if anyone feels ill, and say “carbon monoxide”.`,
      'Stay out until an engineer says the house is safe.',
    ],
    never: ["Assume it's only the battery", 'Go back in for belongings', "Use the appliance before it's been checked"],
    tone: 'danger',
    Picture: drawing('alarm'),
  },
  {
    id: 'power',
    title: 'Power cut',
    signs: "No electricity in the house, or a power line that's down or damaged.",
    call: 'power',
    answers: 'Your network operator, whoever sends your bill: free, day and night',
    steps: [
      'Look outside. If the street is lit, check your fuse board. If one switch is down, put it up, once.',
      'If it trips again, leave it down and unplug everything on it. Call an electrician, or us if you have a HomeCare plan.',
      `If the street is dark, call ${emergencyNumbers.power.text}. Tell them if someone at home needs power for medical equipment.`,
      "Switch off the oven, hob, iron and heaters. Leave one lamp on so you can see when the power's back.",
      'Keep the fridge and freezer shut. A full freezer stays cold for about a day.',
    ],
    never: [
      "Go near a line that's down or anything touching it: keep 10 metres away and call 999",
      'Run a generator or a barbecue indoors',
      'Push up a switch that trips again',
    ],
    tone: 'warning',
    Picture: drawing('power-cut'),
  },
  {
    id: 'water',
    title: 'Burst pipe',
    signs: 'Water coming through a ceiling, down a wall or out of a joint.',
    call: 'own',
    answers: 'Our line for HomeCare customers, answered 24 hours a day',
    steps: [
      "Turn off the stop tap, clockwise. It's usually under the kitchen sink or where the pipe comes in.",
      'Open the cold taps to empty the pipes, then flush the toilets.',
      'Switch off boiler and immersion heater.',
      'Water near sockets or lights? Switch off at the fuse board, with dry hands and dry feet, or not at all.',
      'If a ceiling bulges, put a bucket under it and pierce it with a screwdriver.',
      'Call us, and take photos for your insurer.',
    ],
    never: ['Touch a wet switch', 'Thaw a frozen pipe with a flame'],
    tone: 'water',
    Picture: drawing('burst-pipe'),
  },
  {
    id: 'heating',
    title: 'No heating, no hot water',
    signs: 'Your radiators stay cold, or the display shows a code or nothing.',
    call: 'own',
    answers: 'Our line for HomeCare customers, answered 24 hours a day',
    steps: [
      'Is there power at the boiler, and credit on a prepayment meter?',
      'Is the thermostat set above the room, and does its battery work?',
      'Is the pressure between 1 and 1.5 bar? Top it up by the filling loop.',
      'In frost: is the white plastic pipe to the outside frozen? Pour warm water over it, not boiling.',
      'Reset the boiler once. If the code comes back, write it down and call us.',
    ],
    never: ['Open the case of a gas boiler', 'Reset again and again', 'Heat a room with the oven or a barbecue'],
    tone: 'water',
    Picture: drawing('no-heat'),
  },
];

/** The numbers at the top of the page. */
export const firstCalls: readonly { readonly call: NumberName; readonly reason: string; readonly note: string }[] = [
  { call: 'gas', reason: 'Gas or carbon monoxide', note: 'Free. Get out first, then call from outside.' },
  { call: 'power', reason: 'No electricity', note: 'Free, from any phone.' },
  { call: 'own', reason: 'Water, heating, wiring', note: 'For HomeCare customers. Danger to life: call 999.' },
];

/** What is worth knowing before anything happens. */
export const beforehand = [
  { title: 'Gas lever', text: "At the meter. Across the pipe is off. Check it moves and there's room to turn it." },
  { title: 'Stop tap', text: "Under the sink or where the water comes in. Turn it twice a year so it doesn't seize." },
  {
    title: 'Fuse board',
    text: 'Know which switch is which. Press the test button on the safety switch every few months.',
  },
];

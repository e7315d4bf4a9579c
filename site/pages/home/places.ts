interface Place {
  readonly name: string;
  readonly latitude: number;
  readonly longitude: number;
  /** Side of the dot on which the name stands. */
  readonly side: 'start' | 'end';
  readonly isLarge?: boolean;
  /** Units by which the name stands higher than its dot, where another one is in the way. */
  readonly rise?: number;
}

/** Places on the map of the home page. */
export const places: readonly Place[] = [
  { name: 'Berwick', latitude: 55.77, longitude: -2.02, side: 'end' },
  { name: 'Alnwick', latitude: 55.413, longitude: -1.706, side: 'end' },
  { name: 'Morpeth', latitude: 55.168, longitude: -1.69, side: 'end' },
  { name: 'Hexham', latitude: 54.971, longitude: -2.1, side: 'end' },
  { name: 'North Shields', latitude: 55.01, longitude: -1.44, side: 'start' },
  { name: 'Newcastle', latitude: 54.978, longitude: -1.63, side: 'end', isLarge: true, rise: 14 },
  { name: 'Sunderland', latitude: 54.906, longitude: -1.39, side: 'start', isLarge: true },
  { name: 'Durham', latitude: 54.776, longitude: -1.575, side: 'end', isLarge: true },
  { name: 'Hartlepool', latitude: 54.69, longitude: -1.22, side: 'end' },
  { name: 'Darlington', latitude: 54.525, longitude: -1.553, side: 'end' },
  { name: 'Middlesbrough', latitude: 54.576, longitude: -1.235, side: 'start' },
];

interface LocalLink {
  readonly href: `/${string}`;
  readonly service: string;
  readonly place: string;
}

/** Our pages about a service at a place. */
export const localLinks: readonly LocalLink[] = [
  { href: '/solar-panels-newcastle', service: 'Solar panels', place: 'Newcastle' },
  { href: '/solar-panels-durham', service: 'Solar panels', place: 'Durham' },
  { href: '/solar-panels-sunderland', service: 'Solar panels', place: 'Sunderland' },
  { href: '/commercial-solar-newcastle', service: 'Commercial solar', place: 'Newcastle' },
  { href: '/battery-storage-north-east', service: 'Battery storage', place: 'the North East' },
  { href: '/ev-charging-newcastle', service: 'EV charging', place: 'Newcastle' },
];

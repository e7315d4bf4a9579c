import type { Example } from '../../workbench/example.ts';
import { Foot } from './Foot.tsx';

export const examples: readonly Example[] = [
  {
    name: 'on a partner’s page',
    render: () => (
      <Foot name="Staithes Energy" about="Home and business energy, Newcastle">
        <a href="tel:+441914980100">0191 498 0100</a>
        <a href="/privacy-policy">Privacy</a>
      </Foot>
    ),
  },
  {
    name: 'with certificates',
    render: () => (
      <Foot
        name="Staithes Energy"
        about="Home and business energy, Newcastle"
        proof={['MCS NAP/12345', 'Gas Safe 543210']}
      >
        <a href="tel:+441914980100">0191 498 0100</a>
        <a href="/privacy-policy">Privacy</a>
      </Foot>
    ),
  },
  {
    name: 'on our own page',
    render: () => (
      <Foot name="Staithes Energy">
        <a href="/privacy-policy">Privacy</a>
      </Foot>
    ),
  },
];

import type { Example } from '../../workbench/example.ts';
import { FactTable } from './FactTable.tsx';

export const examples: readonly Example[] = [
  {
    name: 'breakdown',
    render: () => (
      <FactTable
        caption="Financial breakdown"
        note="Figures are rounded to whole pounds."
        rows={[
          { label: 'Equipment', value: '£2,355' },
          { label: 'Installation', value: '£706' },
          { label: 'Design', value: '£235' },
          { label: 'Total cost', value: '£3,297', isTotal: true },
          { label: 'Annual savings', value: '£720' },
        ]}
      />
    ),
  },
];

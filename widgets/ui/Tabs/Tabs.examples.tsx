import { useState } from 'react';
import type { Example } from '../../workbench/example.ts';
import { Tabs } from './Tabs.tsx';

const names = ['Solar Panels', 'Inverters', 'Mounting', 'Battery'];

const Equipment = () => {
  const [selected, setSelected] = useState('1');
  return (
    <Tabs
      label="Equipment"
      selected={selected}
      onSelect={setSelected}
      tabs={names.map((label, index) => ({
        id: String(index),
        label,
        isDone: index === 0,
        panel: <p>Choose from our {label.toLowerCase()}.</p>,
      }))}
    />
  );
};

export const examples: readonly Example[] = [{ name: 'equipment', render: () => <Equipment /> }];

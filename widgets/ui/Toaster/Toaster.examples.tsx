import type { Example } from '../../workbench/example.ts';
import { Stack } from '../Layout/Layout.tsx';
import { Toaster } from './Toaster.tsx';

const ignore = (): void => undefined;
const toaster = (tone: 'success' | 'danger', title: string, text: string) => (
  <Stack>
    <p>The toast lies over the end of the tag.</p>
    <p>It never moves the form.</p>
    <p>It leaves after three seconds.</p>
    <Toaster toast={{ id: 1, tone, title, text }} closeLabel="Close" onClose={ignore} />
  </Stack>
);

export const examples: readonly Example[] = [
  {
    name: 'success',
    render: () => toaster('success', 'Quote Generated Successfully', "We've calculated your personalized solar quote"),
  },
  {
    name: 'danger',
    render: () => toaster('danger', 'Submission Error', 'There was a problem submitting your quote. Please try again.'),
  },
];

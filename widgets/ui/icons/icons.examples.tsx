import type { Example } from '../../workbench/example.ts';
import { AlertIcon, ArrowIcon, CheckIcon, ChevronIcon } from './ControlIcons.tsx';
import { CalendarIcon, DownloadIcon, MailIcon, PhoneIcon, PrintIcon, ShareIcon } from './ResultIcons.tsx';
import { BackIcon, BusinessIcon, CloseIcon, HomeIcon, InfoIcon, MinusIcon, PlusIcon, SunIcon } from './StepIcons.tsx';

export const examples: readonly Example[] = [
  {
    name: 'all',
    render: () => (
      <div>
        <AlertIcon />
        <ArrowIcon />
        <BackIcon />
        <BusinessIcon />
        <CalendarIcon />
        <CheckIcon />
        <ChevronIcon />
        <CloseIcon />
        <DownloadIcon />
        <HomeIcon />
        <InfoIcon />
        <MailIcon />
        <MinusIcon />
        <PhoneIcon />
        <PlusIcon />
        <PrintIcon />
        <ShareIcon />
        <SunIcon />
      </div>
    ),
  },
];

import type { Example } from '../../workbench/example.ts';
import { AlertIcon } from './AlertIcon.tsx';
import { ArrowIcon } from './ArrowIcon.tsx';
import { BackIcon } from './BackIcon.tsx';
import { BatteryIcon } from './BatteryIcon.tsx';
import { BusinessIcon } from './BusinessIcon.tsx';
import { CalendarIcon } from './CalendarIcon.tsx';
import { CheckIcon } from './CheckIcon.tsx';
import { ChevronIcon } from './ChevronIcon.tsx';
import { CloseIcon } from './CloseIcon.tsx';
import { DownloadIcon } from './DownloadIcon.tsx';
import { HomeIcon } from './HomeIcon.tsx';
import { InfoIcon } from './InfoIcon.tsx';
import { MailIcon } from './MailIcon.tsx';
import { MinusIcon } from './MinusIcon.tsx';
import { PhoneIcon } from './PhoneIcon.tsx';
import { PlusIcon } from './PlusIcon.tsx';
import { PrintIcon } from './PrintIcon.tsx';
import { ShareIcon } from './ShareIcon.tsx';
import { SunIcon } from './SunIcon.tsx';

export const examples: readonly Example[] = [
  {
    name: 'all',
    render: () => (
      <div>
        <AlertIcon />
        <ArrowIcon />
        <BackIcon />
        <BatteryIcon />
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

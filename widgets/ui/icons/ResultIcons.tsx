import { Icon } from './ControlIcons.tsx';

export const CalendarIcon = () => <Icon path="M5 5h14v15H5zM5 10h14M9 3v4M15 3v4" />;

export const DownloadIcon = () => <Icon path="M12 3v12m-5-4.5 5 5 5-5M4 17v2a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2v-2" />;

export const MailIcon = () => (
  <Icon path="M5 5h14a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2zM3.5 7.5 12 13l8.5-5.5" />
);

export const PhoneIcon = () => (
  <Icon path="M6 3h3.2l1.6 4.6-2.2 1.7a12.5 12.5 0 0 0 6.1 6.1l1.7-2.2L21 14.8V18a3 3 0 0 1-3 3A15 15 0 0 1 3 6a3 3 0 0 1 3-3z" />
);

export const PrintIcon = () => (
  <Icon path="M7 9V3h10v6M7 18H5a2 2 0 0 1-2-2v-5a2 2 0 0 1 2-2h14a2 2 0 0 1 2 2v5a2 2 0 0 1-2 2h-2M7 14h10v7H7z" />
);

export const ShareIcon = () => (
  <Icon path="M12 15V3M7.5 7 12 3l4.5 4M6 11H5a2 2 0 0 0-2 2v6a2 2 0 0 0 2 2h14a2 2 0 0 0 2-2v-6a2 2 0 0 0-2-2h-1" />
);

import type { Config } from './config.ts';

const maskUrl = (address: string): string => {
  const url = new URL(address);
  if (url.username) url.username = '***';
  if (url.password) url.password = '***';
  return url.href;
};

const mailboxes = (boxes: Config['salesEmail']): string => boxes.map(({ address }) => address).join(', ');

/** What an operator sees at start and with --check-config. Secrets are masked. */
export function describeConfig(config: Config): string[] {
  const { rateLimit, analytics } = config;
  return [
    `PUBLIC_URL          ${config.publicUrl}`,
    `PORT                ${config.port}`,
    `DEMO_PARTNER_PORT   ${config.demoPartnerPort ?? 'off'}`,
    `METRICS_PORT        ${config.metricsPort ?? 'off'}`,
    `DATA_DIR            ${config.dataDir}`,
    `SMTP_URL            ${config.smtpUrl ? maskUrl(config.smtpUrl) : 'not set (.eml files)'}`,
    `MAIL_FROM           ${mailboxes([config.mailFrom])}`,
    `SALES_EMAIL         ${mailboxes(config.salesEmail)}`,
    `PRIVACY_EMAIL       ${mailboxes(config.privacyEmail)}`,
    `ALLOWED_ORIGINS     ${config.allowedOrigins.join(', ')}, and those of registered partners`,
    `TRUST_PROXY         ${config.trustProxy.join(', ') || 'none'}`,
    `RATE_LIMIT          ${rateLimit === 'off' ? 'off' : `${rateLimit.count} in ${rateLimit.windowMs / 1000} s`}`,
    `LOG_LEVEL           ${config.logLevel}`,
    `ANALYTICS_SCRIPT    ${analytics?.script ?? 'off'}`,
    ...(analytics ? [`ANALYTICS_ORIGINS   ${analytics.origins.join(', ') || 'none but that of the script'}`] : []),
    `CAPACITY_FILE       ${config.capacityFile ?? 'the shipped sample'}`,
  ];
}

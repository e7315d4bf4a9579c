import { describe, expect, it } from 'vitest';
import { describeConfig, readConfig } from './config.ts';
import { readEnvironment } from './environment.ts';

const METRICS_PORT = '9464';

describe('the address of the metrics', () => {
  it('is this machine’s alone unless another is given, as containers need it', () => {
    expect(readConfig({ METRICS_PORT }, '/srv').metricsHost).toBe('127.0.0.1');
    const opened = readConfig({ METRICS_PORT, METRICS_HOST: '0.0.0.0' }, '/srv');
    expect(opened.metricsHost).toBe('0.0.0.0');
    expect(describeConfig(opened)).toContain('METRICS_HOST        0.0.0.0');
  });

  it('is this machine’s alone as localhost too', () => {
    expect(readConfig({ METRICS_PORT, METRICS_HOST: 'localhost' }, '/srv').metricsHost).toBe('127.0.0.1');
  });

  it.each(['metrics', 'localhost.example', '0.0.0.0:9464', '*'])('is not %j', (METRICS_HOST) => {
    expect(readEnvironment({ METRICS_PORT, METRICS_HOST }).problems).toEqual([
      `METRICS_HOST: expected an address of this machine like 0.0.0.0, found "${METRICS_HOST}"`,
    ]);
  });

  it('is nothing without a port', () => {
    expect(readEnvironment({ METRICS_HOST: '0.0.0.0' }).problems).toEqual([
      'METRICS_PORT: expected a port beside METRICS_HOST',
    ]);
  });
});

describe('the address of site and API', () => {
  it.each(['localhost', ' LocalHost '])('%j is this machine alone, and nothing to be said of', (HOST) => {
    const config = readConfig({ HOST }, '/srv');
    expect(config.host).toBe('127.0.0.1');
    expect(config.notices.join()).not.toContain('HOST');
    expect(describeConfig(config)).toContain('HOST                127.0.0.1');
  });
});

import { describe, expect, it } from 'vitest';
import { readAudit } from './readAudit.ts';

// As npm 11 prints them.
const counts = { info: 0, low: 0, moderate: 0, high: 0, critical: 0, total: 0 };
const metadata = { vulnerabilities: counts, dependencies: { prod: 140, dev: 0, optional: 3, peer: 0, total: 142 } };
const advisory = (name: string, severity: string, title: string) => ({
  source: 1_100_001,
  name,
  dependency: name,
  title,
  url: 'https://advisories.example/GHSA-0000-0000-0000',
  severity,
  cwe: ['CWE-400'],
  cvss: { score: 7.5, vectorString: 'CVSS:3.1/AV:N/AC:L/PR:N/UI:N/S:U/C:N/I:N/A:H' },
  range: '<2.0.1',
});
const vulnerability = (name: string, severity: string, ...via: readonly unknown[]) => ({
  [name]: { name, severity, isDirect: false, via, effects: [], range: '<2.0.1', nodes: [`node_modules/${name}`] },
});
const report = (...found: readonly object[]) =>
  JSON.stringify({ auditReportVersion: 2, vulnerabilities: Object.assign({}, ...found), metadata });
const REFUSED = `{
  "message": "405 Method Not Allowed - POST https://registry.example/-/npm/v1/security/advisories/bulk",
  "method": "POST",
  "uri": "https://registry.example/-/npm/v1/security/advisories/bulk",
  "headers": { "allow": ["GET,HEAD"], "content-length": ["0"], "x-fetch-attempts": ["1"] },
  "statusCode": 405,
  "body": "",
  "error": { "summary": "", "detail": "" }
}`;
const UNREACHABLE = `{
  "message": "request to https://registry.example/-/npm/v1/security/audits/quick failed, reason: connect ECONNREFUSED",
  "error": { "code": "ECONNREFUSED", "summary": "", "detail": "" }
}`;

describe('a registry that answers', () => {
  it('with nothing passes', () => {
    expect(readAudit(report())).toEqual({ kind: 'answered', dangers: [] });
  });

  it('with what is of no great severity passes', () => {
    const some = vulnerability('qs', 'moderate', advisory('qs', 'moderate', 'Slow on long arrays'));
    expect(readAudit(report(some))).toEqual({ kind: 'answered', dangers: [] });
  });

  it('with a danger names the package, its versions and what may happen, in a line', () => {
    const own = vulnerability('knex', 'high', advisory('knex', 'high', 'SQL injection\n\u001B[2Jby \ta filter'));
    const passedOn = vulnerability('express', 'critical', 'qs', advisory('express', 'critical', 'Open redirect'));
    expect(readAudit(report(own, passedOn))).toEqual({
      kind: 'answered',
      dangers: ['knex <2.0.1 (high): SQL injection by a filter', 'express <2.0.1 (critical): by qs; Open redirect'],
    });
  });
});

describe('a registry that does not', () => {
  it.each([
    ['has no such list', REFUSED, 'it was answered with HTTP status 405'],
    ['is not there', UNREACHABLE, 'there was no answer'],
    ['takes too long', '', 'there was no answer'],
    ['says something else', '<html></html>', 'there was no answer'],
  ])('%s', (_name, printed, why) => {
    expect(readAudit(printed)).toEqual({ kind: 'silent', why });
  });
});

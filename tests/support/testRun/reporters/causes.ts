import type { Reporter, SerializedError, TestModule } from 'vitest/node';

const causeOf = ({ name, message, ['code']: code, cause }: SerializedError): string[] => {
  const said = [name, code, message].filter((part) => typeof part === 'string' && part !== '').join(' ');
  return [`Caused by ${said}`, ...(cause ? causeOf(cause) : [])];
};

/** A text of an error, and below what it says the causes of it. Where it happened comes last. */
export function withCauses(text: string, { cause }: SerializedError): string {
  if (!cause) return text;
  const [said = '', ...places] = text.split(/\n(?=\s+at )/);
  return [said, ...causeOf(cause), ...places].join('\n');
}

/**
 * Adds the causes to what failed tests say in the report as JSON, which leaves them out: "fetch failed" alone tells
 * nobody whether the connection was refused, cut or late.
 */
export default class CausesReporter implements Reporter {
  onTestModuleEnd(module: TestModule): void {
    // The report has the stack of what failed in a test, and the message alone of what failed in a file.
    for (const error of [...module.children.allTests()].flatMap((test) => test.result().errors ?? []))
      error.stack = withCauses(error.stack ?? error.message, error);
    for (const error of module.errors()) error.message = withCauses(error.message, error);
  }
}

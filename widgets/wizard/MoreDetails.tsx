import { useRef, type ReactNode } from 'react';
import { Disclosure } from '../ui/Disclosure/Disclosure.tsx';
import { moreDetails } from './laterCopy.ts';
import type { StepForm } from './stepForm.ts';

interface MoreDetailsProps<Name extends string> {
  readonly form: StepForm<Readonly<Record<NoInfer<Name>, string>>>;
  /** The fields in it. */
  readonly names: readonly Name[];
  /** What a field starts with; "" unless said. */
  readonly defaults?: Readonly<Record<string, unknown>>;
  readonly children: ReactNode;
}

/** Optional fields, folded while nobody has answered one and nothing is wrong with one. */
export function MoreDetails<Name extends string>({ form, names, defaults = {}, children }: MoreDetailsProps<Name>) {
  const isAnswered = names.some((name) => form.values[name] !== (defaults[name] ?? ''));
  const isWrong = names.some((name) => form.messageOf(name) !== undefined);
  // Opened once, it does not close below the fingers of whoever corrects or empties a field.
  const stays = useRef(isAnswered);
  stays.current ||= isWrong;
  return (
    <Disclosure summary={moreDetails} isOpen={stays.current}>
      {children}
    </Disclosure>
  );
}

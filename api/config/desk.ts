import type { Mailbox } from './readers.ts';

/** Who is told of leads that nobody has taken. */
export interface DeskSettings {
  /** After a quarter of an hour, and of each morning's list. */
  readonly rota: readonly Mailbox[];
  /** After an hour, and of the list too. */
  readonly manager: readonly Mailbox[];
}

interface DeskVariables {
  readonly SALES_DESK?: 'on' | 'off' | undefined;
  readonly SALES_ROTA?: readonly Mailbox[] | undefined;
  readonly SALES_MANAGER?: readonly Mailbox[] | undefined;
}

/** What is missing where the desk is on. */
export function deskProblems({ SALES_DESK, SALES_ROTA = [], SALES_MANAGER = [] }: DeskVariables): string[] {
  if (SALES_DESK !== 'on') return [];
  const problems: string[] = [];
  if (SALES_ROTA.length === 0) {
    problems.push('SALES_ROTA: expected who is reminded of a lead after 15 working minutes beside SALES_DESK=on');
  }
  if (SALES_MANAGER.length === 0) {
    problems.push('SALES_MANAGER: expected who is told of a lead after 60 working minutes beside SALES_DESK=on');
  }
  return problems;
}

export const deskOf = ({ SALES_DESK, SALES_ROTA = [], SALES_MANAGER = [] }: DeskVariables): DeskSettings | undefined =>
  SALES_DESK === 'on' ? { rota: SALES_ROTA, manager: SALES_MANAGER } : undefined;

const addresses = (boxes: readonly Mailbox[]): string => boxes.map(({ address }) => address).join(', ');

/** "on (rota …; manager …)" */
export const deskWords = (desk: DeskSettings | undefined): string =>
  desk ? `on (rota ${addresses(desk.rota)}; manager ${addresses(desk.manager)})` : 'off';

/** All the ways in which one funnel is written. */
export interface FunnelNames {
  /** "heat-pump": folders, wire type. */
  readonly kebab: string;
  /** "heatPump" */
  readonly camel: string;
  /** "HeatPump" */
  readonly pascal: string;
  /** "HEAT_PUMP" */
  readonly constant: string;
  /** "Heat pump" */
  readonly words: string;
  /** "HP-" */
  readonly prefix: string;
}

const NAME = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
const PREFIX = /^[A-Z]{2,4}(-[A-Z]{2,4})?-$/;

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/**
 * @param kebab such as "heat-pump"
 * @param prefix of its references; by default from its letters: "HP-"
 * @throws with a sentence on what a name looks like
 */
export function funnelNames(kebab: string, prefix?: string): FunnelNames {
  if (!NAME.test(kebab)) throw new Error(`“${kebab}” is no funnel name. Use small letters and hyphens: heat-pump`);
  const words = kebab.split('-');
  const initials = words.length > 1 ? words.map((word) => word.charAt(0)).join('') : kebab.slice(0, 2);
  const own = prefix ?? `${initials.slice(0, 4).toUpperCase()}-`;
  if (!PREFIX.test(own)) throw new Error(`“${own}” is no reference prefix. Use capitals and a hyphen: HP-`);
  const pascal = words.map(capital).join('');
  return {
    kebab,
    camel: pascal.charAt(0).toLowerCase() + pascal.slice(1),
    pascal,
    constant: words.join('_').toUpperCase(),
    words: capital(words.join(' ')),
    prefix: own,
  };
}

/** Where most British visitors have their mail, the likeliest first; some stand here only because they look like others. */
const KNOWN =
  'gmail.com hotmail.com hotmail.co.uk outlook.com yahoo.co.uk yahoo.com icloud.com btinternet.com live.co.uk live.com sky.com virginmedia.com talktalk.net aol.com msn.com me.com googlemail.com ntlworld.com blueyonder.co.uk tiscali.co.uk protonmail.com proton.me mail.com ymail.com email.com fastmail.com rocketmail.com gmx.com gmx.co.uk'.split(
    ' ',
  );
const ENDINGS: Readonly<Record<string, string>> = {
  com: 'con|cmo|comm|ocm|vom|xom|coom|cim|om',
  'co.uk': 'co.ukk|co.uj|co.k|co.u|co.uc|couk|co,uk|c.uk|cou.k|co.yk',
};
/** Shorter names have neighbours that are right as well. */
const SHORTEST = 9;

/** Letters that are missing, too many, wrong or swapped between two texts. */
function distance(one: string, other: string): number {
  const rows = [[...Array(other.length + 1).keys()]];
  const at = (row: number, column: number): number => rows[row]?.[column] ?? Number.POSITIVE_INFINITY;
  for (let row = 1; row <= one.length; row += 1) {
    const present = [row];
    rows.push(present);
    for (let column = 1; column <= other.length; column += 1) {
      const wrong = one[row - 1] === other[column - 1] ? 0 : 1;
      const isSwapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      const swapped = isSwapped ? at(row - 2, column - 2) + 1 : Number.POSITIVE_INFINITY;
      present.push(
        Math.min(at(row - 1, column) + 1, at(row, column - 1) + 1, at(row - 1, column - 1) + wrong, swapped),
      );
    }
  }
  return at(one.length, other.length);
}

function withRightEnding(domain: string): string {
  for (const [right, wrong] of Object.entries(ENDINGS)) {
    const ending = wrong.split('|').find((text) => domain.endsWith(`.${text}`));
    if (ending) return domain.slice(0, -ending.length) + right;
  }
  return domain;
}

// Without an ending at all: the first of that name.
const nameOf = (domain: string): string => domain.slice(0, domain.indexOf('.'));
const comparable = (known: string, isBare: boolean): string => (isBare ? nameOf(known) : known);

/** The address that was probably meant; undefined where nothing looks wrong. Never more than a hint. */
export function suggestEmail(typed: string): string | undefined {
  const [, person, given] = /^([^@\s]+)@([^@\s]+)$/.exec(typed.trim()) ?? [];
  if (!person || !given || KNOWN.includes(given.toLowerCase())) return undefined;
  const domain = withRightEnding(given.toLowerCase());
  const isBare = !domain.includes('.');
  const near = KNOWN.filter((known) => isBare || known.length >= SHORTEST)
    .map((known) => ({ known, steps: distance(domain, comparable(known, isBare)) }))
    .filter(({ known, steps }) => steps <= (isBare || known.length < 11 ? 1 : 2) && (!isBare || domain.length > 4))
    .sort((one, other) => one.steps - other.steps)[0];
  const meant = KNOWN.includes(domain) ? domain : (near?.known ?? domain);
  return meant === given.toLowerCase() ? undefined : `${person}@${meant}`;
}

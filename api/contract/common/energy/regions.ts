import { normalisePostcode, postcodeDistrict } from '../postcode.ts';

// SAP 10.2, appendix U: facts. As text, because a browser gets them too and this is half of what lists would be.

/** Tables U3 and U4 by number of the region: latitude, then W/m² on the flat from January on. */
const CLIMATES = [
  '53.5 26 54 96 150 192 200 189 157 115 66 33 21', // UK average
  '51.6 30 56 98 157 195 217 203 173 127 73 39 24', // Thames
  '51.1 32 59 104 170 208 231 216 182 133 77 41 25', // South East England
  '50.9 35 62 109 172 209 235 217 185 138 80 44 27', // Southern England
  '50.5 36 63 111 174 210 233 204 182 136 78 44 28', // South West England
  '51.5 32 59 105 167 201 226 206 175 130 74 40 25', // Severn
  '52.6 28 55 97 153 191 208 194 163 121 69 35 23', // Midlands
  '53.5 24 51 95 152 191 203 186 152 115 65 31 20', // West Pennines
  '54.6 23 51 95 157 200 203 194 156 113 62 30 19', // North West England / SW Scotland
  '55.2 23 50 92 151 200 196 187 153 111 61 30 18', // Borders
  '54.4 25 51 95 152 196 198 190 156 115 64 32 20', // North East England
  '53.5 26 54 96 150 192 200 189 157 115 66 33 21', // East Pennines
  '52.1 30 58 101 165 203 220 206 173 128 74 39 24', // East Anglia
  '52.6 29 57 104 164 205 220 199 167 120 68 35 22', // Wales
  '55.9 19 46 88 148 196 193 185 150 101 55 25 15', // West Scotland
  '56.2 21 46 89 146 198 191 183 150 106 57 27 15', // East Scotland
  '57.3 19 45 89 143 194 188 177 144 101 54 25 14', // North East Scotland
  '57.5 17 43 85 145 189 185 170 139 98 51 22 12', // Highland
  '57.7 16 41 87 155 205 206 185 148 101 51 21 11', // Western Isles
  '59.0 14 39 84 143 205 201 178 145 100 50 19 9', // Orkney
  '60.1 12 34 79 135 196 190 168 144 90 46 16 7', // Shetland
  '54.6 24 52 96 155 201 198 183 150 107 61 30 18', // Northern Ireland
];

/** Table U6 by number of the region: postcode areas. */
const AREAS = [
  '',
  'AL CR E EC EN GU HA HP KT LU MK N NW OX RG RH SE SG SL SM SW TW UB W WC WD',
  'BN BR CT DA ME TN',
  'BH DT PO SO',
  'EX PL TQ TR',
  'BA BS CF GL NP SA SN SP TA',
  'B CV DE DY HR LE NN ST SY TF WR WS WV',
  'BB BL CH CW FY L LA LL M OL PR SK WA WN',
  'CA DG',
  'NE SR TD',
  'DH DL HG TS YO',
  'BD DN HD HU HX LN LS NG S WF',
  'CB CM CO IG IP NR PE RM SS',
  'LD',
  'FK G KA ML PA',
  'DD EH KY PH',
  'AB',
  'IV KW',
  'HS',
  '',
  'ZE',
  'BT',
];

/** Table U6, districts that lie in another region than their area: area, first, last, region. */
const DISTRICTS =
  'BD 23 24 10, CM 21 23 1, DH 4 5 9, EH 43 46 9, EN 9 9 12, GU 11 12 3, GU 14 14 3, GU 28 29 2, ' +
  'GU 30 35 3, GU 46 46 3, GU 51 52 3, IV 30 32 16, IV 36 36 16, KW 15 17 19, LA 7 23 8, LL 23 27 13, ' +
  'LL 30 69 13, LL 70 78 13, LS 24 24 10, NP 8 8 13, PE 9 12 11, PE 20 25 11, PH 19 25 17, PH 26 26 16, ' +
  'PH 30 44 17, PH 49 50 14, PO 18 22 2, RG 21 29 3, RH 10 20 2, S 18 18 6, S 32 33 6, S 40 45 6, ' +
  'SA 14 20 13, SA 31 48 13, SA 61 73 13, SK 13 13 6, SK 17 17 6, SK 22 23 6, SN 7 7 1, SP 6 11 3, ' +
  'SR 7 8 10, SY 14 14 7, SY 15 25 13, YO 15 16 11, YO 25 25 11';

/** A region of the method: its climate in figures. */
export interface Climate {
  /** Degrees north. */
  readonly latitude: number;
  /** Mean W/m² on the flat of each month, January first. */
  readonly flux: readonly number[];
}

/** Number of the mean of the United Kingdom among the regions. */
const UK_AVERAGE = 0;

/** @param region number of table U4, 0 to 21; any other is taken for the mean of the United Kingdom */
export function climateOf(region: number): Climate {
  const [latitude = 0, ...flux] = (CLIMATES[region] ?? CLIMATES[UK_AVERAGE] ?? '').split(' ').map(Number);
  return { latitude, flux };
}

/**
 * Number of the region that a postcode lies in, by table U6: a district of its own first, then the area. Undefined where
 * the table knows none: the Channel Islands, the Isle of Man, army post offices.
 * @param postcode as it was typed; its first half will do
 */
export function regionOf(postcode: string): number | undefined {
  const district = postcodeDistrict(normalisePostcode(postcode) ?? postcode.trim().toUpperCase());
  const [, area = '', digits] = /^([A-Z]{1,2})(\d{1,2})[A-Z]?$/.exec(district) ?? [];
  const number = Number(digits);
  for (const entry of DISTRICTS.split(', ')) {
    const [its, first, last, region] = entry.split(' ');
    if (its === area && number >= Number(first) && number <= Number(last)) return Number(region);
  }
  const found = AREAS.findIndex((areas) => area !== '' && areas.split(' ').includes(area));
  return found < 0 ? undefined : found;
}

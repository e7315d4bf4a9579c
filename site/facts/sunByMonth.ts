/** What a south roof between Tyne and Wear makes in each month, in thousandths of its year. */
export const SUN_BY_MONTH = [28, 47, 83, 113, 134, 133, 132, 115, 89, 63, 38, 25] as const;

/** What these add up to. */
export const WHOLE_YEAR = 1000;

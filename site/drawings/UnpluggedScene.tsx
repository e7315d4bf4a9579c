import { cable, fill, fine } from '../../widgets/ui/illustrations/Art.css.ts';
import { Art, Tyneside } from '../../widgets/ui/illustrations/Art.tsx';
import { Cottage } from '../../widgets/ui/illustrations/StreetParts.tsx';

/** A house on the Tyne whose cable ends in a plug, short of the socket. */
export const UnpluggedScene = () => (
  <Art size="340 150">
    <Tyneside />
    <path className={fill.meadow} d="M0 150c0-13 6-19 22-22 38-8 88-9 150-6 58 3 112 12 168 28z" />
    <g transform="translate(14 34)">
      <Cottage />
    </g>
    <path d="M6 134h328" />
    <path className={cable} d="M105 114c14 26 34 26 38 8s20-20 30-6" />
    <path className={fill.sun} d="M170 108l14-8 11 18-14 8z" />
    <path d="M170 108l14-8 11 18-14 8zM188 105l9-5M193 114l9-5" />
    <path className={fill.wall} d="M262 94h34v40h-34z" />
    <path d="M260 92h34v40h-34z" />
    <path className={fill.panel} d="M268 102h18v16h-18z" />
    <path d="M268 102h18v16h-18z" />
    <path className={fine} d="M274 107v6M280 107v6M212 98l10-6M214 106h12M212 114l10 6M266 126h22" />
  </Art>
);

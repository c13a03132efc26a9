// A still life for the first page: a corner of the field, four dice and the goalie.
import { Die } from '../../parts/die';
import { words } from '../../texts';

export function Hero() {
  return (
    <div class="hero-art" aria-hidden="true">
      <svg viewBox="0 0 420 300" class="hero-pitch">
        <rect class="turf" x={6} y={6} width={408} height={288} />
        {[0, 2, 4].map((row) => (
          <rect key={row} class="mown" x={6 + row * 68} y={6} width={68} height={288} />
        ))}
        <g class="chalk">
          <rect x={6} y={6} width={408} height={288} />
          <path d="M210 6V294" />
          <circle cx={210} cy={150} r={54} />
          <circle class="spot" cx={210} cy={150} r={4} />
          <rect x={6} y={72} width={70} height={156} />
          <rect x={344} y={72} width={70} height={156} />
          <path d="M6 24a18 18 0 0 0 18-18M396 6a18 18 0 0 0 18 18M6 276a18 18 0 0 1 18 18M396 294a18 18 0 0 1 18-18" />
        </g>
        <path class="trail" d="M92 236C130 200 170 236 210 196S290 120 326 138" />
        <g class="piece home" transform="translate(330 142)">
          <circle class="body" r={19} />
          <text class="letter" y={6}>
            {words.sideLetter.home}
          </text>
        </g>
        <g class="piece away" transform="translate(120 84)">
          <path class="body" d="M0 -23L23 0L0 23L-23 0Z" />
          <text class="letter" y={6}>
            {words.sideLetter.away}
          </text>
        </g>
      </svg>
      <div class="hero-dice">
        {['3', '3', '5', '1'].map((face, at) => (
          <Die key={at} shape="d6" text={face} rolling={false} telling={face === '3'} label="" />
        ))}
        <Die shape="d10" text="7" rolling={false} telling label="" />
      </div>
    </div>
  );
}

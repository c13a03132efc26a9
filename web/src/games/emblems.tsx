// A small drawing for each game, to know it by.
const BOX = { viewBox: '0 0 64 40', class: 'emblem', 'aria-hidden': true } as const;

/** Three dice, one of them keeping goal. */
export const DiceEmblem = () => (
  <svg {...BOX}>
    <g class="paper">
      <rect x={5} y={12} width={18} height={18} rx={3} transform="rotate(-9 14 21)" />
      <rect x={25} y={9} width={18} height={18} rx={3} transform="rotate(6 34 18)" />
      <path d="M52 8L61 19L52 33L43 19Z" />
    </g>
    <g class="home">
      <circle cx={10} cy={17.4} r={1.9} />
      <circle cx={14} cy={21} r={1.9} />
      <circle cx={18} cy={24.6} r={1.9} />
      <circle cx={30.2} cy={13.6} r={1.9} />
      <circle cx={38.6} cy={14.4} r={1.9} />
      <circle cx={29.4} cy={21.6} r={1.9} />
      <circle cx={37.8} cy={22.4} r={1.9} />
    </g>
    <path class="away line" d="M43 19H61" />
  </svg>
);

/** A chart with the row that was hit. */
export const ChartEmblem = () => (
  <svg {...BOX}>
    <rect class="paper" x={10} y={4} width={44} height={32} rx={2} />
    <rect class="hit" x={11} y={18} width={42} height={6} />
    <path class="ink line" d="M15 9H24M29 9H49M15 15H24M29 15H44M15 21H24M29 21H47M15 27H24M29 27H42M15 33H24M29 33H48" />
  </svg>
);

/** A pitch in three zones, and a card. */
export const ZonesEmblem = () => (
  <svg {...BOX}>
    <rect class="turf" x={4} y={7} width={56} height={27} rx={2} />
    <path class="chalk line" d="M22.6 7V34M41.3 7V34" />
    <rect class="paper" x={39} y={11} width={15} height={21} rx={2} transform="rotate(9 46 21)" />
    <path class="ink line" d="M43 17L50 18M42.4 21L49.4 22M41.8 25L48.8 26" />
    <circle class="home" cx={14} cy={20} r={5} />
  </svg>
);

/** Two player cards with ranges on them. */
export const CardsEmblem = () => (
  <svg {...BOX}>
    <g class="paper">
      <rect x={8} y={5} width={22} height={30} rx={2} transform="rotate(-6 19 20)" />
      <rect x={34} y={5} width={22} height={30} rx={2} transform="rotate(6 45 20)" />
    </g>
    <circle class="home" cx={18} cy={13} r={4} />
    <path class="away" d="M46 8.5L50.5 13L46 17.5L41.5 13Z" />
    <path class="ink line" d="M13.5 23.5L26 22.2M14 28L22 27.2M38 22.2L50.5 23.5M37.5 27L44 27.7" />
  </svg>
);

/** Hexes with a figure of each side. */
export const HexesEmblem = () => (
  <svg {...BOX}>
    <g class="turf edged">
      <path d="M14 2L24 2L29 11L24 20L14 20L9 11Z" />
      <path d="M29 11L39 11L44 20L39 29L29 29L24 20Z" />
      <path d="M44 2L54 2L59 11L54 20L44 20L39 11Z" />
      <path d="M14 20L24 20L29 29L24 38L14 38L9 29Z" />
      <path d="M44 20L54 20L59 29L54 38L44 38L39 29Z" />
    </g>
    <circle class="home" cx={19} cy={11} r={5.5} />
    <path class="away" d="M49 23L55 29L49 35L43 29Z" />
    <circle class="ball" cx={34} cy={20} r={3} />
  </svg>
);

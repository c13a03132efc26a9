/** The sign of the house: a corner of the pitch, and the ball. */
export function Mark() {
  return (
    <svg class="mark" viewBox="0 0 32 32" aria-hidden="true">
      <path d="M5 29V5h24" />
      <path d="M5 14a9 9 0 0 0 9-9" />
      <circle cx={21} cy={21} r={5} />
    </svg>
  );
}

// A short "how it plays" of any game: an introduction, steps, a tip.
export interface How {
  intro: string;
  steps: [string, string][] | readonly (readonly [string, string])[];
  tip: string;
}

export function steps(told: () => How) {
  return () => {
    const how = told();
    return (
      <div class="how">
        <p>{how.intro}</p>
        <ol>
          {how.steps.map(([title, text]) => (
            <li key={title}>
              <b>{title}</b> {text}
            </li>
          ))}
        </ol>
        <p class="tip">{how.tip}</p>
      </div>
    );
  };
}

import { gd } from './words';

export function HowItPlays() {
  return (
    <div class="how">
      <p>{gd.how.intro}</p>
      <ol>
        {gd.how.steps.map(([title, text]) => (
          <li key={title}>
            <b>{title}</b> {text}
          </li>
        ))}
      </ol>
      <p class="tip">{gd.how.tip}</p>
    </div>
  );
}

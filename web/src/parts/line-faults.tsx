// Everything that is wrong with a text that was sent, line by line.
import type { LineFault } from '../api/schema';
import { words } from '../texts';

export function LineFaults({ faults }: { faults: LineFault[] }) {
  if (faults.length === 0) return null;
  return (
    <div class="fault" role="alert" data-testid="faults">
      <strong>{words.work.faults(faults.length)}</strong>
      <Lines faults={faults} />
    </div>
  );
}

/** What may be right, and should be looked at. */
export function LineWarnings({ warnings }: { warnings: LineFault[] }) {
  if (warnings.length === 0) return null;
  return (
    <div class="notice" role="status" data-testid="warnings">
      <strong>{words.work.warnings(warnings.length)}</strong>
      <Lines faults={warnings} />
    </div>
  );
}

function Lines({ faults }: { faults: LineFault[] }) {
  return (
    <ul>
      {faults.map(({ file, line, what, cure }, at) => (
        <li key={at}>
          {[...(file ? [file] : []), ...(line === null ? [] : [words.work.line(line)])].join(', ')}: {what}
          {cure ? <small class="cure">{cure}</small> : null}
        </li>
      ))}
    </ul>
  );
}

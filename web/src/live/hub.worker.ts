// The worker that all tabs of a browser share: it holds the one line to the server.
import { Hub } from './hub';
import type { FromTab, ToTab } from './messages';

const hub = new Hub();

addEventListener('connect', (event) => {
  const port = (event as MessageEvent).ports[0];
  if (!port) return;
  const tab = { tell: (message: ToTab) => port.postMessage(message) };
  port.addEventListener('message', ({ data }: MessageEvent<FromTab>) => hub.hear(tab, data));
  // Where browsers say so, also for a tab that crashed.
  port.addEventListener('close', () => hub.hear(tab, { kind: 'gone' }));
  port.start();
  tab.tell({ kind: 'here' });
});

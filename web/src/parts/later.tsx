// A page that is fetched when somebody goes there.
import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { tell } from '../stores/match';
import { words } from '../texts';
import { Fault } from './fault';

interface Props<P> {
  load(): Promise<{ default: ComponentType<P> }>;
  props: P;
}

export function Later<P extends object>({ load, props }: Props<P>) {
  const [page, setPage] = useState<{ is: ComponentType<P> } | null>(null);
  const [fault, setFault] = useState('');
  useEffect(() => {
    load().then(
      (loaded) => setPage({ is: loaded.default }),
      (error) => setFault(tell(error)),
    );
  }, []);
  if (!page) {
    return fault ? <Fault text={fault} /> : <p class="soft" role="status">{words.loading}</p>;
  }
  const Loaded = page.is as ComponentType<object>;
  return <Loaded {...props} />;
}

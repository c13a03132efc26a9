// What the coach wants to be asked from now on, and what is to be answered for him.
import { useEffect, useState } from 'preact/hooks';
import { api } from '../../api/client';
import type { Order, Side, Wish } from '../../api/schema';
import { SIDES } from '../../core/plan';
import { gameModule } from '../../games/registry';
import { say } from '../../stores/announcer';
import { tell, type Match } from '../../stores/match';
import { words } from '../../texts';

const WISHES: Wish[] = ['ask', 'pass', 'do'];

export function Orders({ match }: { match: Match }) {
  const mine = SIDES.filter((side) => match.seats.value[side] !== undefined);
  if (match.now.value?.over) return null;
  return (
    <>
      {mine.map((side) => (
        <OrdersOf key={side} match={match} side={side} named={mine.length > 1} />
      ))}
    </>
  );
}

function OrdersOf({ match, side, named }: { match: Match; side: Side; named: boolean }) {
  const [orders, setOrders] = useState<Order[]>([]);
  const [told, setTold] = useState('');
  const secret = match.seats.value[side] ?? '';
  const setup = match.setup.value;
  useEffect(() => void api.orders(match.id, secret).then(setOrders, () => setOrders([])), [match, secret]);
  if (!setup || orders.length === 0) return null;
  const text = words.match.orders;
  const give = async (order: Order) => {
    const version = match.now.peek()?.version ?? 0;
    try {
      setOrders(await api.order(match.id, secret, { version, ...order }));
      setTold(text.taken);
      say(text.taken);
    } catch (error) {
      setTold(tell(error));
    }
  };
  return (
    <details class="fold orders" data-testid="orders">
      <summary>{named ? text.titleOf(words.sideOf(side, setup.names)) : text.title}</summary>
      <div class="fold-body">
        <p class="soft">{text.hint}</p>
        {orders.map((order) => (
          <OrderLine key={order.question} order={order} label={gameModule(setup.game).mayLabel(order.question)} onGive={give} />
        ))}
        <p role="status">{told}</p>
      </div>
    </details>
  );
}

interface LineProps {
  order: Order;
  label: string;
  onGive(order: Order): Promise<void>;
}

function OrderLine({ order, label, onGive }: LineProps) {
  const [wish, setWish] = useState(order.wish);
  const [answer, setAnswer] = useState(order.answer ?? '');
  const [from, setFrom] = useState(order.from ?? 0);
  const text = words.match.orders;
  const choose = (wanted: Wish) => {
    setWish(wanted);
    if (wanted !== 'do') void onGive({ question: order.question, wish: wanted });
  };
  const send = (event: Event) => {
    event.preventDefault();
    void onGive({ question: order.question, wish: 'do', answer: answer.trim(), from });
  };
  return (
    <form class="order" onSubmit={send}>
      <label class="field inline">
        <span>{label}</span>
        <select value={wish} onChange={(event) => choose(event.currentTarget.value as Wish)}>
          {WISHES.map((one) => (
            <option key={one} value={one}>
              {text.wishes[one]}
            </option>
          ))}
        </select>
      </label>
      {wish === 'do' ? (
        <div class="row">
          <label class="field">
            <span>{text.answer}</span>
            <input type="text" maxLength={80} required value={answer} onInput={(event) => setAnswer(event.currentTarget.value)} />
          </label>
          <label class="field">
            <span>{text.from}</span>
            <input type="number" min={0} max={120} value={from} onInput={(event) => setFrom(Number(event.currentTarget.value))} />
          </label>
          <button type="submit">{text.give}</button>
        </div>
      ) : null}
    </form>
  );
}

// Whether a notification says that it is one's turn while nobody looks at the page.
import { useState } from 'preact/hooks';
import { settings } from '../../stores/settings';
import { canNotify, wishNotices, type Permission } from '../../stores/turns';
import { words } from '../../texts';

export function NoticeSwitch() {
  const [answer, setAnswer] = useState<Permission>('granted');
  const text = words.turn;
  if (!canNotify()) return null;
  return (
    <div class="notices">
      <label class="pick">
        <input
          type="checkbox"
          checked={settings.value.notices}
          onChange={(event) => {
            const box = event.currentTarget;
            void wishNotices(box.checked).then((permission) => {
              setAnswer(permission);
              box.checked = settings.peek().notices;
            });
          }}
        />
        <span>{text.tell}</span>
      </label>
      <span role="status">{answer === 'refused' ? text.refused : ''}</span>
    </div>
  );
}

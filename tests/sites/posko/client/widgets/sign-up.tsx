import { useEffect, useState } from 'react';

/** Every field is controlled: React's state is shown, not the DOM's value. */
export default function SignUp({ days }: { days: string[] }) {
  const [name, setName] = useState('');
  const [day, setDay] = useState(days[0]);
  const [helps, setHelps] = useState(false);
  const [pays, setPays] = useState('cash');
  const [heard, setHeard] = useState<string[]>([]);
  const [isAlive, setAlive] = useState(false);
  useEffect(() => setAlive(true), []);
  const hear = (what: string) => setHeard([...heard, what]);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        hear(`sent ${name} ${day} ${helps} ${pays}`);
      }}
    >
      <input
        name="name"
        aria-label="Name"
        value={name}
        onFocus={() => hear('focus')}
        onBlur={() => hear('blur')}
        onKeyDown={({ key }) => /^Arrow|Escape/.test(key) && hear(key)}
        onChange={({ target }) => {
          hear(target.value);
          setName(target.value);
        }}
      />
      <select
        aria-label="Day"
        value={day}
        onChange={({ target }) => {
          hear(target.value);
          setDay(target.value);
        }}
      >
        {days.map((one) => (
          <option key={one}>{one}</option>
        ))}
      </select>
      <input
        type="checkbox"
        aria-label="Helps"
        checked={helps}
        onChange={({ target }) => {
          hear(`helps ${target.checked}`);
          setHelps(target.checked);
        }}
      />
      {['cash', 'card'].map((one) => (
        <input
          key={one}
          type="radio"
          name="pays"
          aria-label={one}
          value={one}
          checked={pays === one}
          onChange={() => {
            hear(one);
            setPays(one);
          }}
        />
      ))}
      <button type="submit">Send</button>
      <button type="button" onClick={() => hear('asked')}>
        Who comes?
      </button>
      <output>{isAlive && heard.join(', ')}</output>
    </form>
  );
}

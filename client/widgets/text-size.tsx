/**
 * Three native radio buttons. The loader applies and stores the choice, without React; React only adds words about it: in
 * tooltips or, on touch screens, in place of the name.
 */
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { say } from 'senja/words';
import { TEXT_SIZE_NAME } from '../contract.ts';
import { isTouched, Tooltip, TooltipGroup } from '../parts/tooltip.tsx';

const sizes = [
  { sign: 'A', name: 'text-size.normal', hint: 'text-size.normal-hint' },
  { sign: 'A+', name: 'text-size.large', hint: 'text-size.large-hint' },
  { sign: 'A++', name: 'text-size.largest', hint: 'text-size.largest-hint' },
] as const;

export default function TextSize() {
  const id = useId();
  const place = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState(-1);
  const report = () => {
    const radio = place.current?.querySelector<HTMLInputElement>(':checked');
    if (radio && isTouched()) setChosen(Number(radio.value));
  };
  // The touch that fetched this module has chosen.
  const catchUp = useEffectEvent(report);
  useEffect(() => catchUp(), []);
  return (
    // Not a fieldset: a legend has layout rules of its own, which differ between browsers.
    <div
      ref={place}
      className="text-size only-js"
      role="radiogroup"
      aria-label={say('text-size')}
      onChange={report}
    >
      <p className="text-size__name">{say(sizes[chosen]?.name ?? 'text-size')}</p>
      <div className="text-size__options">
        <TooltipGroup>
          {sizes.map(({ sign, name, hint }, value) => (
            <Tooltip text={say(hint)} key={sign}>
              {(describedBy) => (
                <>
                  <input
                    className="text-size__radio"
                    type="radio"
                    name={TEXT_SIZE_NAME}
                    id={`${id}${value}`}
                    value={value}
                    defaultChecked={value === 0}
                    aria-describedby={describedBy}
                  />
                  <label className={`text-size__label text-size__label--${value}`} htmlFor={`${id}${value}`}>
                    {sign}
                    <span className="visually-hidden">{` ${say(name)}`}</span>
                  </label>
                </>
              )}
            </Tooltip>
          ))}
        </TooltipGroup>
      </div>
    </div>
  );
}

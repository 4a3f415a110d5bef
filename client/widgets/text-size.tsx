/**
 * Three native radio buttons. The loader applies and stores the choice, without React; React only adds the tooltips.
 */
import { useId } from 'react';
import { say } from 'senja/words';
import { TEXT_SIZE_NAME } from '../contract.ts';
import { Tooltip, TooltipGroup } from '../parts/tooltip.tsx';

const sizes = [
  { sign: 'A', name: 'text-size.normal', hint: 'text-size.normal-hint' },
  { sign: 'A+', name: 'text-size.large', hint: 'text-size.large-hint' },
  { sign: 'A++', name: 'text-size.largest', hint: 'text-size.largest-hint' },
] as const;

export default function TextSize() {
  const id = useId();
  return (
    // Not a fieldset: a legend has layout rules of its own, which differ between browsers.
    <div className="text-size only-js" role="radiogroup" aria-labelledby={`${id}name`}>
      <p className="text-size__name" id={`${id}name`}>
        {say('text-size')}
      </p>
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

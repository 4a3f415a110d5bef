import { type ComponentPropsWithoutRef, type ReactNode, useId } from 'react';

interface FieldProps {
  label: string;
  /** The control; gets the id that its label refers to. */
  children: (id: string) => ReactNode;
}

/** A visible label above its control. Values belong to the DOM, so text typed before hydration stays. */
export function Field({ label, children }: FieldProps) {
  const id = useId();
  return (
    <div className="field">
      <label className="field__label" htmlFor={id}>
        {label}
      </label>
      {children(id)}
    </div>
  );
}

export function TextField({ label, ...input }: { label: string } & ComponentPropsWithoutRef<'input'>) {
  return (
    <Field label={label}>{(id) => <input className="field__input" id={id} type="text" {...input} />}</Field>
  );
}

export function TextArea({ label, ...input }: { label: string } & ComponentPropsWithoutRef<'textarea'>) {
  return (
    <Field label={label}>
      {(id) => <textarea className="field__input field__input--long" id={id} {...input} />}
    </Field>
  );
}

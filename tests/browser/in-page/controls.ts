/** Touch targets and form fields. */
import { all, called, controls, isSeen } from './element.ts';

/** Controls under 48 px, main ones under 56 px high, and neighbours closer than 8 px; half a pixel is tolerated. */
export function hardToHit(): string[] {
  const boxes = controls().map((control) => ({
    control,
    box: control.getBoundingClientRect(),
    least: control.matches('.button--main, [type=submit]') ? 56 : 48,
  }));
  if (boxes.length < 5) return [`only ${boxes.length} controls`];
  const small = boxes.filter(({ box, least }) => box.width < 47.5 || box.height < least - 0.5);
  const near = boxes.flatMap((a, index) =>
    boxes
      .slice(index + 1)
      .map((b) => ({
        b,
        dx: Math.max(a.box.left, b.box.left) - Math.min(a.box.right, b.box.right),
        dy: Math.max(a.box.top, b.box.top) - Math.min(a.box.bottom, b.box.bottom),
      }))
      .filter(({ b, dx, dy }) => dx < 7.5 && dy < 7.5 && called(a.control) !== called(b.control))
      .map(({ b, dx, dy }) => `${Math.max(dx, dy)} px apart: ${called(a.control)} and ${called(b.control)}`),
  );
  return [...small.map(({ control, box }) => `${box.width} × ${box.height} px: ${called(control)}`), ...near];
}

/** Required properties of form fields: a label above, whether the field is required, and help. */
export function hardToFill(): string[] {
  const fields = all<HTMLInputElement>('main .field input, main .field textarea');
  if (fields.length === 0) return ['no field'];
  return fields.flatMap((field) => {
    const label = field.labels?.[0];
    const faults = {
      'no visible label above': !(
        label &&
        isSeen(label) &&
        label.getBoundingClientRect().bottom <= field.getBoundingClientRect().top + 1
      ),
      'does not say whether it must be filled in': !label?.textContent.includes(
        field.required ? '(wajib)' : '(tidak wajib)',
      ),
      'no autocomplete': /^(?:name|email)$/.test(field.name) && field.autocomplete !== field.name,
      'no keyboard for email': field.type === 'email' && field.inputMode !== 'email',
    };
    return Object.entries(faults)
      .filter(([, isFault]) => isFault)
      .map(([fault]) => `${fault}: ${called(field)}`);
  });
}

/** Required fields that the browser's validation accepts although they are empty. */
export function unchecked(): string[] {
  const fields = all<HTMLInputElement>('main .field :is(input, textarea)');
  return [
    ...(fields.some(({ form }) => form?.noValidate) ? ['the form switches the check off'] : []),
    ...fields
      .filter((field) => field.required && field.value === '' && field.checkValidity())
      .map((field) => `passes empty: ${called(field)}`),
  ];
}

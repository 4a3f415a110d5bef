/** A new entry that was never saved is discarded. The server knows this as the change `discard`. */
import { Dialog } from '../../app/dialog.tsx';
import { useEditing } from '../../app/entry/editing.ts';
import { open } from '../../app/route.ts';
import { useSpeech } from '../../app/words/speak.tsx';
import { type EntryButton, hasFile } from '../button.ts';

function ForgetDialog({ onClose }: { onClose: () => void }) {
  const { desk } = useEditing();
  const { words } = useSpeech();
  const forget = async () => {
    await desk.discard();
    open(null);
  };
  return (
    <Dialog title={words('forget')} submit={words('take')} isDanger onSubmit={forget} onClose={onClose}>
      <p>{words('forgetWarning')}</p>
    </Dialog>
  );
}

export const forgetButton: EntryButton = {
  label: 'forget',
  isDanger: true,
  isFor: (entry) => !hasFile(entry),
  Dialog: ForgetDialog,
};

/**
 * Reads texts aloud with a local voice of the device in the language of the page: none that sends texts over the
 * network.
 */

export type Ending = 'read' | 'voiceless' | 'refused';

/**
 * Milliseconds after which a browser counts as having no voices: some list theirs late, others never report that
 * there are none.
 */
const VOICES_WAIT = 1500;

/** Some phones write a voice's language with an underscore, or Indonesian with its code from before 1989. */
function voice() {
  const { lang: own } = document.documentElement;
  return speechSynthesis
    .getVoices()
    .find(
      ({ lang, localService }) =>
        localService && lang.toLowerCase().replace(/^in\b/, 'id').split(/[-_]/)[0] === own.split('-')[0],
    );
}

async function voicesNamed(): Promise<void> {
  if (speechSynthesis.getVoices().length > 0) return;
  await new Promise((resolve) => {
    speechSynthesis.onvoiceschanged = resolve;
    setTimeout(resolve, VOICES_WAIT);
  });
}

/**
 * @param wanted spoken separately: browsers cut off long texts
 * @param onEnd called once, unless the returned function was called before
 * @param onText called when a text begins, with its index
 * @returns a function that stops reading
 */
export function readAloud(
  wanted: Promise<readonly string[]>,
  onEnd: (ending: Ending) => void,
  onText: (index: number) => void,
): () => void {
  let isOver = false;
  const end = (ending: Ending): void => {
    if (!isOver) onEnd(ending);
    isOver = true;
  };
  // Referenced, since browsers may collect an utterance before it ends.
  let spoken: SpeechSynthesisUtterance[] = [];
  const speak = async (): Promise<void> => {
    if (!('speechSynthesis' in window)) return end('voiceless');
    const [texts] = await Promise.all([wanted, voicesNamed()]);
    const own = voice();
    if (isOver) return;
    if (!own) return end('voiceless');
    speechSynthesis.cancel();
    spoken = texts.map((text) => new SpeechSynthesisUtterance(text));
    for (const [index, part] of spoken.entries()) {
      Object.assign(part, { voice: own, lang: own.lang, rate: 0.9 });
      part.onstart = () => !isOver && onText(index);
      part.onerror = () => end('refused');
      speechSynthesis.speak(part);
    }
    const last = spoken[spoken.length - 1];
    if (last) last.onend = () => end('read');
  };
  void speak();
  return () => {
    isOver = true;
    if (spoken.length > 0) speechSynthesis.cancel();
  };
}

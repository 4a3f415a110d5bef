/** Reads texts aloud with a voice of the device itself in the language of the page: none that sends them to somebody. */

export type Ending = 'read' | 'voiceless' | 'refused';

/** Milliseconds after which a browser has no voices: some name theirs late, others have none and never say so. */
const VOICES_WAIT = 1500;

/** Some phones write the language of voices with an underscore, or Indonesian with the code that it had before 1989. */
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
 * @param texts each is spoken as one: browsers cut long ones off
 * @param onEnd called once, and not after the function was called that this one returns
 * @returns stops reading
 */
export function readAloud(texts: readonly string[], onEnd: (ending: Ending) => void): () => void {
  let isOver = false;
  const end = (ending: Ending): void => {
    if (!isOver) onEnd(ending);
    isOver = true;
  };
  // Held, since browsers forget what nobody holds before its end has come.
  let spoken: SpeechSynthesisUtterance[] = [];
  const speak = async (): Promise<void> => {
    if (!('speechSynthesis' in window)) return end('voiceless');
    await voicesNamed();
    const own = voice();
    if (isOver) return;
    if (!own) return end('voiceless');
    speechSynthesis.cancel();
    spoken = texts.map((text) => new SpeechSynthesisUtterance(text));
    for (const part of spoken) {
      Object.assign(part, { voice: own, lang: own.lang, rate: 0.9 });
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

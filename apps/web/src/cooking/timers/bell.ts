/** Two tones of a kitchen timer, in hertz, and how long each sounds, in seconds. */
const TONES = [880, 1175, 880];
const TONE_SECONDS = 0.16;
const GAP_SECONDS = 0.06;
const LOUDNESS = 0.4;
/** It rings every so often, in milliseconds, and so many times unless someone stops it before. */
const AGAIN_MS = 1600;
const TIMES = 20;
const SHAKE_MS = [300, 150, 300];

/**
 * The sound of a timer that ends, made in code. Browsers let a page sound once someone has pressed something on it, so that the
 * press that starts a timer unlocks it.
 */
export class Bell {
  #context: AudioContext | null = null;
  #ringing: ReturnType<typeof setInterval> | null = null;

  /** To be called within a press. Without Web Audio a timer ends in silence. */
  unlock(): void {
    try {
      this.#context ??= new AudioContext();
      void this.#context.resume().catch(() => undefined);
    } catch {
      this.#context = null;
    }
  }

  /** Whether this tab can be heard. */
  isUnlocked(): boolean {
    return this.#context?.state === "running";
  }

  /** Rings and shakes until it is stopped, half a minute at most. */
  ring(): void {
    if (this.#ringing !== null) return;
    let times = 0;
    const once = () => {
      times += 1;
      this.#sound();
      if (times === TIMES) this.stop();
    };
    this.#ringing = setInterval(once, AGAIN_MS);
    once();
  }

  stop(): void {
    if (this.#ringing === null) return;
    clearInterval(this.#ringing);
    this.#ringing = null;
    navigator.vibrate?.(0);
  }

  #sound(): void {
    navigator.vibrate?.(SHAKE_MS);
    const context = this.#context;
    if (context === null) return;
    // A call, or a locked phone, may have put it to sleep.
    if (context.state !== "running") void context.resume().catch(() => undefined);
    for (const [at, tone] of TONES.entries()) {
      const start = context.currentTime + at * (TONE_SECONDS + GAP_SECONDS);
      const [oscillator, gain] = [context.createOscillator(), context.createGain()];
      oscillator.frequency.value = tone;
      gain.gain.setValueAtTime(LOUDNESS, start);
      gain.gain.exponentialRampToValueAtTime(0.001, start + TONE_SECONDS);
      oscillator.connect(gain).connect(context.destination);
      oscillator.start(start);
      oscillator.stop(start + TONE_SECONDS);
    }
  }
}

export const bell = new Bell();

/** A signal within this process that there may be work to do. */
export class WakeUp {
  #isDue = false;
  #awake: (() => void) | undefined;

  /** Ends the current wait, or the next one. */
  wake(): void {
    this.#isDue = true;
    this.#awake?.();
  }

  /** Resolves when woken, or after this many milliseconds. */
  async wait(ms: number): Promise<void> {
    if (!this.#isDue) {
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, ms);
        this.#awake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
    this.#awake = undefined;
    this.#isDue = false;
  }
}

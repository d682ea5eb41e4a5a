/** Something that happens at an instant of the history. `play` does nothing if an earlier run did it. */
export interface Act {
  readonly at: Date;
  readonly play: () => Promise<void>;
}

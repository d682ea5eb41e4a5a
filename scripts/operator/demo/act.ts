/** Something that happens at an instant of the history. If it was done in an earlier run, it is left as it is. */
export interface Act {
  readonly at: Date;
  readonly play: () => Promise<void>;
}

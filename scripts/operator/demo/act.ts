/** Something that happens at an instant of the history. Done before, it is left as it is. */
export interface Act {
  readonly at: Date;
  readonly play: () => Promise<void>;
}

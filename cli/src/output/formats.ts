import { Option } from 'commander';

/** `--output`, with the first format as its default. */
export const outputOption = (formats: readonly string[]): Option =>
  new Option('-o, --output <format>', 'How to write the answer; json for programs, also for errors')
    .choices(formats)
    .default(formats[0]);

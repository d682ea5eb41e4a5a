/** A block of the stream that advances its position, with or without a message. */
export interface Message {
  /** The last id that was sent. */
  readonly id: string;
  /** The type of the message; empty for the default. */
  readonly event: string;
  /** Empty if there is no message. */
  readonly data: string;
}

/**
 * Blocks with an id, as defined by https://html.spec.whatwg.org/multipage/server-sent-events.html. Throws if nothing arrives for
 * `silenceMs`.
 */
export async function* messagesIn(
  body: ReadableStream<Uint8Array>,
  silenceMs: number,
): AsyncGenerator<Message, void, undefined> {
  let block = new Block();
  for await (const line of linesIn(body, silenceMs)) {
    if (line !== '') block.take(line);
    else {
      if (block.id !== undefined) yield { id: block.id, event: block.event, data: block.data.join('\n') };
      block = new Block();
    }
  }
}

class Block {
  id: string | undefined;
  event = '';
  readonly data: string[] = [];

  take(line: string): void {
    const [, field = '', value = ''] = /^([^:]*)(?:: ?(.*))?$/.exec(line) ?? [];
    if (field === 'id') this.id = value;
    if (field === 'event') this.event = value;
    if (field === 'data') this.data.push(value);
  }
}

/** The lines of the body that are complete, without their ends. */
async function* linesIn(body: ReadableStream<Uint8Array>, silenceMs: number): AsyncGenerator<string, void, undefined> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  try {
    for (;;) {
      const { done, value } = await withSilenceLimit(reader.read(), silenceMs);
      if (done) return;
      const lines = (text + decoder.decode(value, { stream: true })).split('\n');
      text = lines.pop() ?? '';
      for (const line of lines) yield line.replace(/\r$/, '');
    }
  } finally {
    reader.cancel().catch(() => undefined);
  }
}

function withSilenceLimit<T>(read: Promise<T>, silenceMs: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`No data for ${silenceMs} ms`)), silenceMs);
    read.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

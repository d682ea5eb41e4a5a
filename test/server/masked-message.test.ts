import { expect } from 'chai';
import { maskedMessage } from '../../server/request-log/masked-message.js';

describe('messages in the log of requests', () => {
  for (const [message, masked] of [
    ['email must be an e-mail address', 'email must be an e-mail address'],
    ['must be at most 100', 'must be at most 100'],
    [
      'A client with this email already exists: cli_01k6jz3v8he9s8x4d2m7q5r0ab',
      'A client with this email already exists: cli_01k6jz3v8he9s8x4d2m7q5r0ab',
    ],
    ['Time before 2026-03-02 is locked', 'Time before 2026-03-02 is locked'],
    ['The agreement “Care, 40 hours” is active: cancel it first', 'The agreement “…” is active: cancel it first'],
    ['does not exist: “key-account”', 'does not exist: “…”'],
    ['must not exceed the outstanding amount, 1234.5 EUR', 'must not exceed the outstanding amount, … EUR'],
    ['it would be -20 USD', 'it would be … USD'],
    ['ada@example.com is known', '… is known'],
  ] as const)
    it(`say what was wrong without values: ${masked}`, () => {
      expect(maskedMessage(message)).to.equal(masked);
    });
});

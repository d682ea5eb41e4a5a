import { eventSamples } from '../generated/event-samples.js';
import type { EventType } from './contract.js';

const samples: { readonly [T in EventType]: unknown } = eventSamples;

/** Invented `data` for a test event of this type, valid by the contract. */
export const sampleData = (type: EventType): unknown => samples[type];

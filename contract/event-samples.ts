import { eventSamples } from '../generated/event-samples.js';
import type { EventType } from './contract.js';

const samples: { readonly [T in EventType]: unknown } = eventSamples;

/** Made-up `data` of an event of this type, true to the contract: what a test event carries. */
export const sampleData = (type: EventType): unknown => samples[type];

// Loaded first by the drawing process if the TypeScript sources run: a forked process does not inherit their loader.
import { register } from 'tsx/esm/api';

register();
